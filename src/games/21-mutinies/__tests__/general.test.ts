/** General rules: stakes, limits, the prestige track, combinations, locks, the way of jewels (R2). */
import { canFill, tallyOfJewels } from '../combos';
import { PAIRS, SAME3, SAME4 } from '../data';
import { rules } from '../rules';
import { jewelNamed, table } from './table';

const OTHERS = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';

test('R2.1 purses, stakes, discs, order, display, discard and counts are open to all', () => {
  const game = table({
    d: { p2: 5 },
    treasures: { p1: 'dou2' },
    cards: { p1: 'V01' },
    hands: { p1: 'R01' },
    discard: 2,
  });
  game.run('p1 @tavern, p1 done, p2 @mutiny.3');
  const view = rules.view(game.state, 'table');
  for (const open of [
    'pp',
    'doubloons',
    'rum',
    'stakeD',
    'stakeRum',
    'discs',
    'order',
    'display',
    'discard',
  ] as const) {
    expect(view[open]).toEqual(game.state[open]);
  }
  expect([view.treasureCounts, view.hands[0]?.length, view.cards[0]?.length]).toEqual([[1, 0, 0, 0], 1, 1]);
});

test('R2.2 a stake leaves the purse at once and is paid when the disc is resolved', () => {
  const game = table({ display: 'X01 R01 W01 B01' }).run('p1 @trade.1');
  expect([game.purse('p1'), game.state.stakeD[0], game.state.stakeRum[0], game.state.tavern]).toEqual([
    '1 D 0 rum 3 PP',
    2,
    1,
    21,
  ]);
  game.run(OTHERS);
  expect([game.purse('p1'), game.state.stakeD[0], game.state.tavern]).toEqual(['1 D 0 rum 3 PP', 0, 22]);
});

test('R2.2 a staked doubloon does not count for cards', () => {
  const game = table({ d: { p1: 2, p2: 4, p4: 3 }, cards: { p3: 'V08' } }).run('p1 @town.pp, p2 @mutiny.1');
  expect(game.legal('play')).toEqual([]);
});

test('R2.3 money from treasures must be taken before placing', () => {
  const game = table({ d: { p2: 0 }, treasures: { p2: 'dou2' } }).run('p1 @town.rum');
  expect(game.legal('@town.pp')).toEqual([]);
  expect(game.run('p2 use dou2').legal('@town.pp')).toEqual(['@town.pp']);
});

test('R2.4 rum beyond the Tavern stock is lost', () => {
  const game = table({ tavern: 1, treasures: { p1: 'rum2' } }).run('p1 use rum2');
  expect([game.state.rum[0], game.state.tavern]).toEqual([2, 0]);
});

test('R2.5 prestige never falls below 0; the rest of the effect applies', () => {
  const game = table({ pp: { p2: 0 }, options: { cards: 'simplified' } });
  game.run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.state.pp[1], game.d()[1], game.order]).toEqual([0, 5, 'p2 p1 p3 p4']);
});

test.each([
  [7, '1 D', '4 D 1 rum 8 PP', ''],
  [17, 'a treasure', '3 D 1 rum 18 PP', 'dou2'],
  [27, '1 rum', '3 D 2 rum 28 PP', ''],
  [37, 'a jewel', '3 D 1 rum 38 PP', ''],
])('R2.6 from %i a point brings %s, once', (pp, _bonus, purse, treasures) => {
  const game = table({ pp: { p1: pp }, treasures: { p1: 'pre1' }, treasureStack: 'dou2', stock: 'X01 X02' });
  game.state.bonuses[0] = pp > 8 ? (pp > 18 ? (pp > 28 ? 7 : 3) : 1) : 0;
  game.run('p1 use pre1');
  expect([game.purse('p1'), game.treasures('p1')]).toEqual([purse, treasures]);
  expect(game.hand('p1')).toBe(pp === 37 ? 'X01' : '');
  game.state.pp[0] = pp;
  game.state.treasures[4] = 1;
  game.state.treasureCounts[0] = 1;
  expect(game.run('p1 use pre1').purse('p1')).toBe(purse);
});

test('R2.6 several bonuses at once come lowest first; what cannot be given is lost', () => {
  const game = table({ pp: { p1: 27 }, treasures: { p1: 'pre1' }, treasureStack: 0, tavern: 0, stock: 0 });
  game.run('p1 use pre1');
  expect(game.told('bonus').map((event) => event.at)).toEqual([8, 18, 28]);
  expect(game.purse('p1')).toBe('5 D 1 rum 29 PP');
});

test('R2.7 hands have no limit', () => {
  const game = table({ hands: { p1: 'R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 W01 W02' } });
  game.run(`p1 @blind, ${OTHERS}, p1 keep`);
  expect(game.state.hands[0]).toHaveLength(15);
});

test.each([
  ['R01 R02 R03', SAME3, true],
  ['R01 R02 X01', SAME3, true],
  ['R01 X01 X02', SAME3, true],
  ['R01 R02 W01', SAME3, false],
  ['R01 R02 X01 X02', SAME4, true],
  ['R01 R02 R03 W01', SAME4, false],
  ['R01 R02 W01 W02', PAIRS, true],
  ['X01 X02 X03 X04', PAIRS, true],
  ['R01 W01 B01 G01', 2, true],
  ['R01', 0, false],
])('R2.8 %s fills row %i: %s', (jewels, row, fills) => {
  expect(canFill(tallyOfJewels(jewels.split(' ').map(jewelNamed)), row)).toBe(fills);
});

test('R2.9 a sale lock forbids giving away, not what the sale does not need', () => {
  const game = table({ hands: { p1: 'R01 R02 R04 W01' }, cards: { p1: 'V12' } }).run('p1 @market.same3, p1 play V12');
  expect(game.legal()).toEqual(['give W01']);
});

test('R2.9 the lock ends with the sale', () => {
  const game = table({ hands: { p1: 'R01 R02 R03 W01 W02' }, cards: { p2: 'V10' } });
  game.run('p1 @market.any2, p2 @cabin.pp, p2 done, p3 @cabin.pp, p4 @cabin.pp');
  game.run('p1 pick R01, p1 pick R02, p1 rum 0');
  expect(game.now).toBe('resolve p2');
  expect(game.legal()).toContain('play V10');
});

test('R2.9 in Town two jewels are enough', () => {
  const game = table({ hands: { p1: 'R01 W01 B01' }, cards: { p1: 'V12', p2: 'V10' } });
  game.run('p1 @town.market, p1 play V12, p1 give R01');
  expect(game.hand('p1')).toBe('W01 B01');
});

test('R2.10 sold and thrown jewels lie face up', () => {
  const game = table({ hands: { p1: 'R01 W01' } });
  game.run(`p1 @market.any2, ${OTHERS}, p1 pick R01, p1 pick W01, p1 rum 0`);
  expect(rules.view(game.state, 2).discard).toEqual([jewelNamed('R01'), jewelNamed('W01')]);
});

test('R2.11 a treasure is seen by its owner only; without treasures 1 D and 1 PP, every time', () => {
  const game = table({ treasureStack: 'dou3', cards: { p1: 'V11' } }).run('p1 play V11');
  const drew = game.told('drewTreasure')[0];
  expect(drew?.secret).toEqual({ to: [0], treasure: 'dou3' });
  const none = table({ treasureStack: 0, cards: { p1: 'V11' } }).run('p1 play V11');
  expect(none.purse('p1')).toBe('4 D 1 rum 4 PP');
});

test('R2.12 the first run-out rebuilds at once, or when a jewel is discarded', () => {
  const game = table({ stock: 1, discard: 0, treasures: { p1: 'jew1' }, hands: { p1: 'R01 W01' } }).run('p1 use jew1');
  expect([game.state.stock.length, game.state.rebuildDue]).toEqual([0, true]);
  game.run(`p1 @market.any2, ${OTHERS}, p1 pick R01, p1 pick W01, p1 rum 0`);
  expect([game.state.stock.length, game.state.discard.length, game.state.rebuilt.length]).toEqual([2, 0, 2]);
  expect(game.state.lastRound).toBe(126);
});

test('R2.12 the second run-out rebuilds nothing and triggers the end', () => {
  const game = table({ stock: 1, discard: 5, runOuts: 1, treasures: { p1: 'jew1' } }).run('p1 use jew1');
  expect([game.state.stock.length, game.state.discard.length, game.state.lastRound]).toEqual([0, 5, 2]);
});

test('R2.12 looking is not drawing', () => {
  const game = table({ stock: 'R01', discard: 3, cards: { p1: 'V14' } }).run('p1 play V14, p1 take -');
  expect([game.state.runOuts, game.stock]).toEqual([0, 'R01']);
});

test('R2.13 nothing is drawn from an empty stock', () => {
  const game = table({ stock: 0, runOuts: 2, pp: { p1: 37 }, treasures: { p1: 'pre1 jew1' } });
  game.state.bonuses[0] = 7;
  expect(game.legal('use')).toEqual(['use pre1']);
  expect(game.run('p1 use pre1').hand('p1')).toBe('');
});
