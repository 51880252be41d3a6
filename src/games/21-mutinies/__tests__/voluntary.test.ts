/** Every Voluntary card (V01 … V18). */
import { rules } from '../rules';
import { type Layout, table, type Table } from './table';

/** p1 holds the card and has not placed yet. */
function holding(card: string, layout: Layout = {}): Table {
  return table({ cards: { p1: card }, ...layout });
}

test.each([
  ['V01', '5 D 1 rum 3 PP'],
  ['V02', '6 D 1 rum 3 PP'],
  ['V03', '3 D 2 rum 3 PP'],
  ['V04', '3 D 3 rum 3 PP'],
  ['V05', '3 D 1 rum 4 PP'],
  ['V06', '2 D 1 rum 5 PP'],
])('%s brings what it says', (card, purse) => {
  expect(holding(card).run(`p1 play ${card}`).purse('p1')).toBe(purse);
});

test('V03 and V04 need rum in the Tavern; V04 takes the last one', () => {
  expect(holding('V03 V04', { tavern: 0 }).legal('play')).toEqual([]);
  expect(holding('V04', { tavern: 1 }).run('p1 play V04').state.rum[0]).toBe(2);
});

test('V06 Ballad needs 1 D', () => {
  expect(holding('V06', { d: { p1: 0 } }).legal('play')).toEqual([]);
});

test('V07 Pickpocket takes 1 D from a purse', () => {
  const game = holding('V07', { d: { p2: 0 } }).run('p1 play V07');
  expect(game.legal()).toEqual(['target p3', 'target p4']);
  expect(game.run('p1 target p3').d()).toEqual([4, 0, 3, 4]);
  expect(game.now).toBe('place p1');
  expect(holding('V07', { d: { p2: 0, p3: 0, p4: 0 } }).legal('play')).toEqual([]);
});

test('V08 Toll: everyone else with 4 or more D gives 1', () => {
  expect(
    holding('V08', { d: { p3: 3, p4: 9 } })
      .run('p1 play V08')
      .d(),
  ).toEqual([5, 3, 3, 8]);
  expect(holding('V08', { d: { p2: 3, p3: 3, p4: 3 } }).legal('play')).toEqual([]);
});

test('V09 Bottle Thief takes 1 rum from a purse', () => {
  const game = holding('V09', { rum: { p2: 0 } }).run('p1 play V09');
  expect(game.legal()).toEqual(['target p3', 'target p4']);
  expect(game.run('p1 target p4').state.rum).toEqual([2, 0, 1, 0]);
  expect(holding('V09', { rum: { p2: 0, p3: 0, p4: 0 } }).legal('play')).toEqual([]);
});

test('V10 Cutpurse of Gems: a jewel at random is shown and paid for', () => {
  const game = holding('V10', { hands: { p2: 'R01 R02 R03', p3: 'W01 W02' } }).run('p1 play V10');
  expect(game.legal()).toEqual(['target p2']);
  game.run('p1 target p2');
  expect([game.state.hands[1]?.length, game.d()]).toEqual([2, [1, 6, 4, 4]]);
  expect(game.told('cutpurse')).toMatchObject([{ seat: 0, from: 1, jewel: game.hand('p1') }]);
  expect(rules.view(game.state, 3).hands[0]).toEqual(game.state.hands[0]);
  expect(holding('V10', { d: { p1: 1 }, hands: { p2: 'R01 R02 R03' } }).legal('play')).toEqual([]);
});

test('V11 Treasure Map draws a treasure', () => {
  expect(holding('V11', { treasureStack: 'pre2' }).run('p1 play V11').treasures('p1')).toBe('pre2');
});

test('V12 Fence: a jewel for 2 D and 1 PP', () => {
  const game = holding('V12', { hands: { p1: 'R01 W01' } }).run('p1 play V12');
  expect(game.legal()).toEqual(['give R01', 'give W01']);
  game.run('p1 give W01');
  expect([game.hand('p1'), game.discard, game.purse('p1'), game.now]).toEqual([
    'R01',
    'W01',
    '5 D 1 rum 4 PP',
    'place p1',
  ]);
  expect(holding('V12').legal('play')).toEqual([]);
});

test('V13 Forger: an own jewel for a display jewel without a disc, free', () => {
  const game = table({ cards: { p2: 'V13' }, hands: { p2: 'R01 W01' }, display: 'X01 X04 B01 -' });
  game.run('p1 @trade.1, p2 play V13');
  expect(game.legal()).toEqual(['give R01', 'give W01']);
  expect(game.run('p2 give W01').legal()).toEqual(['swap 2', 'swap 3']);
  game.run('p2 swap 2');
  expect([game.hand('p2'), game.display, game.purse('p2')]).toEqual(['R01 X04', 'X01 W01 B01 -', '4 D 1 rum 3 PP']);
  expect(table({ cards: { p1: 'V13' } }).legal('play')).toEqual([]);
});

test('V13 keeps a sale possible', () => {
  const game = table({ cards: { p1: 'V13' }, hands: { p1: 'R01 R02 R03' }, display: 'W01 R04 B01 G01' });
  game.run('p1 @market.same3, p1 play V13, p1 give R01');
  expect(game.legal()).toEqual(['swap 2']);
});

test('V13 discs no longer count after the refill', () => {
  const game = table({ cards: { p2: 'V13' }, hands: { p2: 'R01' }, display: 'W01 W02 W03 W04', stock: 'X01 X02' });
  game.run('p1 @trade.1, p2 @cabin.pp, p2 done, p3 @cabin.pp, p4 @cabin.pp, p2 play V13, p2 give R01');
  expect(game.legal()).toContain('swap 1');
});

test('V14 Spyglass: look at three, take one for 1 D, put the others back in order', () => {
  const game = holding('V14', { stock: 'R01 W01 B01 G01' }).run('p1 play V14');
  expect(game.legal()).toEqual(['take -', 'take R01', 'take W01', 'take B01']);
  game.run('p1 take W01');
  expect([game.hand('p1'), game.d()[0], game.now, game.legal()]).toEqual([
    'W01',
    2,
    'order p1',
    ['top R01', 'top B01'],
  ]);
  expect(game.run('p1 top B01').stock).toBe('B01 R01 G01');
  expect(game.now).toBe('place p1');
});

test('V14 all three may be put back, named from the top down, the last unnamed', () => {
  const game = holding('V14', { stock: 'R01 W01 B01 G01' }).run('p1 play V14, p1 take -, p1 top B01');
  expect(game.legal().sort()).toEqual(['top R01', 'top W01']);
  expect(game.run('p1 top R01').stock).toBe('B01 R01 W01 G01');
  expect(game.d()[0]).toBe(3);
});

test('V14 with a short stock: two, one, none', () => {
  expect(holding('V14', { stock: 'R01 W01' }).run('p1 play V14, p1 take R01').stock).toBe('W01');
  const last = holding('V14', { stock: 'R01', discard: 3 }).run('p1 play V14, p1 take R01');
  expect([last.state.runOuts, last.state.stock.length, last.now]).toEqual([1, 3, 'place p1']);
  expect(holding('V14', { stock: 0 }).legal('play')).toEqual([]);
  expect(holding('V14', { d: { p1: 0 } }).legal('play')).toEqual([]);
});

test('V15 Loaded Dice only in RESOLVE of Shipwrecks, for this roll only', () => {
  const game = table({ cards: { p1: 'V15' } });
  expect(game.legal('play')).toEqual([]);
  game.run('p1 @wreck');
  expect(game.legal('play')).toEqual([]);
  game.run('p1 done, p2 @wreck, p3 @cabin.pp, p4 @cabin.pp').roll('1 1 1 1').run('p1 play V15, p1 go');
  expect(game.told('rolled')).toMatchObject([
    { loaded: 2, found: true },
    { loaded: 0, found: false },
  ]);
});

test('V16 Best Table only in RESOLVE of the Tavern', () => {
  const game = table({ cards: { p2: 'V16' } }).run('p1 @tavern, p2 @tavern, p2 done, p3 @cabin.pp, p4 @cabin.pp');
  const rum = game.state.rum[1] as number;
  expect(game.run('p2 play V16').state.rum[1]).toBe(rum + 1);
});

test('V17 Silver Tongue: one icon more, never above 4 rum, and 1 PP', () => {
  const game = table({ cards: { p1: 'V17' }, hands: { p1: 'R11 W11' }, rum: { p1: 6 } });
  game.run('p1 @town.market, p1 done, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp, p1 play V17, p1 go');
  game.run('p1 combo any2, p1 pick R11, p1 pick W11');
  expect(game.legal().at(-1)).toBe('rum 4');
  expect(game.run('p1 rum 0').purse('p1')).toBe('5 D 6 rum 5 PP');
});

test('V18 Second Thoughts: a sailor takes the stake back and goes to the Cabin or the Mutiny', () => {
  const game = table({ cards: { p1: 'E05', p2: 'V18' }, d: { p2: 2 } });
  game.run('p1 @town.rum, p1 done, p2 @town.pp, p2 done, p3 @cabin.pp, p4 @mutiny.1, p1 go, p2 play V18');
  expect([game.d()[1], game.disc('p2')]).toEqual([2, '-']);
  expect(game.legal()).toEqual(['@cabin.pp', '@cabin.d', '@mutiny.0']);
  game.run('p2 @mutiny.0');
  expect(game.disc('p2')).toBe('-');
  expect(game.order).toBe('p4 p2 p1 p3');
});

test('V18 is not for the captain, nor in Cabin and Mutiny', () => {
  const captain = table({ cards: { p1: 'V18' } }).run('p1 @wreck, p1 done, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect(captain.legal()).toEqual(['go']);
  const cabin = table({ cards: { p2: 'V18' } }).run('p1 @wreck, p2 @cabin.pp, p2 done, p3 @cabin.pp, p4 @cabin.pp');
  expect(cabin.legal()).toEqual(['go']);
});
