/** Bounds and edge cases (R12). */
import { below, randomFrom } from '@/core/random';
import { rules } from '../rules';
import { table } from './table';

const CABIN = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';

test('R12.1 there is always a legal move, and R12.2 games end in time, with short lists', () => {
  const random = randomFrom('edges');
  for (let game = 0; game < 12; game++) {
    const mutinies = [11, 21, 45][game % 3] as number;
    const state = rules.setup({ mutinies }, 2 + (game % 4), `edges ${game}`);
    let longest = 0;
    while (rules.seatToAct(state) !== null) {
      const legal = rules.moves(state);
      expect(legal.length).toBeGreaterThan(0);
      longest = Math.max(longest, legal.filter(({ kind }) => kind === 'place').length);
      rules.play(state, legal[below(random, legal.length)] as (typeof legal)[number]);
    }
    expect(state.round).toBeLessThanOrEqual(6 * mutinies);
    expect(longest).toBeLessThanOrEqual(19);
  }
});

test('R12.1 the captain has wreck or tavern whatever is closed', () => {
  const game = table({ closed: 'trade blind wreck tavern town', token: 'tavern', blind: '', display: '- - - -' });
  expect(game.legal('@')).toContain('@wreck');
});

test('R12.3 the fallback of closures needs an empty blind pile too', () => {
  const game = table({ closed: 'tavern town', token: 'wreck', blind: '', display: 'X04 - - -', d: { p1: 0 } });
  expect(game.legal('@')).toEqual(['@tavern', '@town.rum', '@town.rumour']);
  expect(table({ closed: 'tavern town', token: 'wreck', d: { p1: 0 }, display: 'X04 - - -' }).legal('@')).toEqual([
    '@blind',
  ]);
});

test('R12.4 without treasures the captain with both dice above 1 gets 1 PP and 2 D', () => {
  const game = table({ treasureStack: 0, dice: '2 3' }).run(`p1 @wreck, ${CABIN}`);
  expect(game.purse('p1')).toBe('5 D 1 rum 4 PP');
  const town = table({ treasureStack: 0 }).run(`p1 @town.rumour, ${CABIN}`);
  expect(town.purse('p1')).toBe('4 D 1 rum 4 PP');
});

test('R12.5 an empty Tavern may be chosen, its cask in Town may not', () => {
  const game = table({ tavern: 0 });
  expect([game.legal().includes('@tavern'), game.legal().includes('@town.rum')]).toEqual([true, false]);
  game.run('p1 @tavern, p2 @tavern, p3 @tavern, p4 @tavern');
  expect([game.state.rum, game.d()]).toEqual([
    [1, 1, 1, 1],
    [3, 4, 4, 5],
  ]);
});

test('R12.6 jewels short: empty spaces are closed, blind is open for as many discs as jewels', () => {
  const game = table({ display: 'R01 - - -', blind: 'W01', stock: 0 });
  expect(game.legal('@trade')).toEqual(['@trade.1']);
  expect(game.run('p1 @blind').legal('@blind')).toEqual([]);
});

test('R12.7 a thief whose purse was robbed and who finds no blind pile passes', () => {
  const game = table({ blind: '', display: 'X04 - - -', stock: 0, runOuts: 2, cards: { p2: 'V07' } });
  game.run('p1 @town.steal, p2 play V07, p2 target p1, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.now, game.legal()]).toEqual(['steal p1', ['pass']]);
  expect(game.run('p1 pass').hand('p1')).toBe('');
});

test('R12.8 C12 on an almost empty stock: discard, due rebuild, refill', () => {
  const layout = { deck: 'C12', display: 'R01 W01 B01 G01', blind: 'X01 X02 X03 X04' } as const;
  const due = table({ ...layout, stock: 0, runOuts: 1 });
  due.state.rebuildDue = true;
  due.run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
  expect(due.display.split(' ').sort()).toEqual(['B01', 'G01', 'R01', 'W01']);
  expect([due.state.runOuts, due.state.lastRound]).toEqual([2, 2]);
  const first = table({ ...layout, stock: 1 }).run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
  expect([first.state.runOuts, first.state.display.includes(-1), first.state.stock.length]).toEqual([1, false, 1]);
});
