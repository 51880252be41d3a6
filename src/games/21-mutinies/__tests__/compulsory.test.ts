/** Every Compulsory card, and refusing one (C01 … C14, R8.5). */
import { rules } from '../rules';
import { type Layout, table, type Table } from './table';

/** p2 mutinies and reveals the card; the order is then p2 p1 p3 p4. */
function revealed(card: string, layout: Layout = {}): Table {
  return table({ deck: card, ...layout }).run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
}

test.each([
  ['C01', 'trade', 1],
  ['C02', 'blind', 2],
  ['C03', 'tavern', 2],
  ['C04', 'wreck', 2],
  ['C05', 'market', 1],
  ['C06', 'town', 2],
])('%s closes %s for %i rounds', (card, action, rounds) => {
  const game = revealed(card, { hands: { p2: 'R01 R02' } });
  expect(game.legal(`@${action}`)).toEqual([]);
  expect(game.told('closed')).toEqual([{ kind: 'closed', action, rounds }]);
  game.state.round += rounds - 1;
  expect(game.legal(`@${action}`)).toEqual([]);
  game.state.round += 1;
  game.state.token = -1;
  expect(game.legal(`@${action}`)).not.toEqual([]);
});

test('C07 Leaking Cask: 1 rum, else 1 D, else nothing', () => {
  expect(revealed('C07').purse('p2')).toBe('5 D 0 rum 2 PP');
  expect(revealed('C07', { rum: { p2: 0 } }).purse('p2')).toBe('4 D 0 rum 2 PP');
  const poor = table({ deck: 'C07', rum: { p2: 0 }, d: { p2: 1 } });
  poor.run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
  expect(poor.purse('p2')).toBe('0 D 0 rum 4 PP');
});

test('C08 Pay the Crew: each sailor in order until nothing is left', () => {
  expect(revealed('C08', { d: { p2: 1 } }).d()).toEqual([4, 0, 5, 4]);
});

test('C09 Drunken Watch: everyone with 3 or more rum returns 1', () => {
  const game = revealed('C09', { rum: { p1: 0, p2: 3, p3: 2, p4: 5 }, tavern: 0 });
  expect([game.state.rum, game.state.tavern]).toEqual([[0, 2, 2, 4], 2]);
});

test('C10 Price on your Head: 1 PP, not below 0', () => {
  expect(revealed('C10').state.pp[1]).toBe(1);
  expect(revealed('C10', { pp: { p2: 0 } }).state.pp[1]).toBe(0);
});

test('C11 Free Round: each sailor 1 rum while the Tavern lasts', () => {
  const game = revealed('C11', { rum: { p1: 0 }, tavern: 0 });
  expect(game.state.rum).toEqual([0, 1, 1, 1]);
  const some = table({ deck: 'C11' }).run('p1 @wreck, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp');
  some.state.tavern = 2;
  expect(some.run('p2 reveal').state.rum).toEqual([2, 1, 2, 1]);
});

test('C12 Squall: the display is discarded, then refilled', () => {
  const game = revealed('C12', { display: 'R01 W01 B01 G01', stock: 'X01 X02 X03 X04 X05' });
  expect([game.display, game.discard]).toEqual(['X01 X02 X03 X04', 'R01 W01 B01 G01']);
});

test('C13 Hole in the Chest: a jewel at random, else 1 D, else nothing', () => {
  const game = revealed('C13', { hands: { p2: 'R01 W01' } });
  expect([game.state.hands[1]?.length, game.state.discard.length]).toEqual([1, 1]);
  expect(revealed('C13').d()[1]).toBe(4);
  const poor = table({ deck: 'C13', d: { p2: 1 } });
  expect(poor.run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 reveal').d()[1]).toBe(0);
});

test('C14 Tribute: 1 D to the sailor with the fewest PP, of several to the last in order', () => {
  expect(revealed('C14', { pp: { p1: 2 } }).d()).toEqual([4, 4, 4, 4]);
  expect(revealed('C14', { pp: { p1: 4 } }).d()).toEqual([3, 4, 4, 5]);
  const poor = table({ deck: 'C14', d: { p2: 1 } });
  expect(poor.run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 reveal').d()).toEqual([3, 0, 4, 4]);
});

test('a revealed card lies face up; a hidden one stays in hand and looks like any other', () => {
  expect(revealed('C10').state.shown[1]).toEqual([9]);
  const hidden = (card: string): unknown => {
    const game = table({ deck: card }).run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp, p2 hide');
    return rules.view(game.state, 0).cards;
  };
  expect(hidden('C10')).toEqual(hidden('E05'));
});
