/** R2 and R3: the turn and the advance, rule by rule. */
import { rules } from '../rules';
import { table, X, Y } from './table';

test('R2.1 a turn starts with three actions', () => {
  const game = table({ path: X, hands: { p1: 'rum', p2: 'rum' } });
  game.play('rum:J>6', 'end');
  expect(game.state).toMatchObject({ toMove: 1, actionsLeft: 3, acted: false });
});

test('R2.2 up to three actions of any kind in any order, then the turn passes by itself', () => {
  const game = table({ path: X, p1: '8', p2: '2', hands: { p1: 'rum gun' } });
  game.play('rum:J>6', 'back:8>6+1', 'gun:J>3');
  expect(game.toAct()).toBe('p2');
});

test('R2.3 end is legal only after an action', () => {
  const game = table({ path: X, hands: { p1: 'rum rum' } });
  expect(game.can('end')).toBe(false);
  game.play('rum:J>6');
  expect(game.can('end')).toBe(true);
});

test('R2.4 skip only with an empty hand and before any action; acting instead is allowed', () => {
  const game = table({ path: X, p1: '8', p2: '2' });
  expect(game.list()).toEqual(['back:8>2+1', 'skip']);
  expect(table({ path: X, hands: { p1: 'rum' } }).can('skip')).toBe(false);
});

test('R2.4 skip stays legal after a free crossing', () => {
  const game = table({ path: Y, p1: 'B 3' });
  game.play('sail!');
  expect(game.can('skip')).toBe(true);
});

test('R2.5 after an action: win first, then Filibusters, then the row, then the turn', () => {
  const hands = { p1: 'rum*', p2: 'gun gun gun gun gun gun gun gun' };
  const options = { filibusters: true, openRow: true };
  const game = table({ path: X, hands, options });
  game.state.row = 0;
  game.play('rum*:J>6', 'drop:gun');
  expect(game.events.map((event) => event.kind)).toEqual(['laid', 'moved', 'alarmed', 'dropped', 'rowRefilled']);
  expect(game.toAct()).toBe('p1');
});

test('R2.6 the round rises when the starting seat is next', () => {
  const game = table({ path: X, players: 3, first: 'p2', toMove: 'p1' });
  game.play('skip');
  expect(game.state.round).toBe(2);
  game.play('skip', 'skip');
  expect(game.state.round).toBe(2);
});

test('R3.1 an advance needs the card and an own pirate, never from home', () => {
  const game = table({ path: X, p1: '9 H', p2: '20', hands: { p1: 'rum' } });
  expect(game.list('rum')).toEqual(['rum:J>6', 'rum:9>11']);
  expect(game.list('gun')).toEqual([]);
});

test('R3.1 from the sloop only at Tortuga', () => {
  const hands = { p1: 'rum' };
  expect(table({ path: Y, p1: 'B B B B', hands }).list('rum:B')).toEqual([]);
  expect(table({ path: Y, p1: 'B B B H', dock: 'tortuga', hands }).list('rum:B')).toEqual(['rum:B>21']);
});

test('R3.2 the first vacant space with the symbol; occupied ones are jumped, own or not', () => {
  const game = table({ path: X, p1: '6 7', p2: '11', hands: { p1: 'rum' } });
  expect(game.list('rum')).toEqual(['rum:J>15', 'rum:6>15', 'rum:7>15']);
});

test('R3.3 without such a space the exit; home has no limit', () => {
  const game = table({ path: X, p1: '35 H H H', hands: { p1: 'rum' } });
  game.play('rum:35>H');
  expect(rules.outcome(game.state)?.winners).toEqual([0]);
});

test('R3.3 a closed sloop makes the move illegal', () => {
  const hands = { p1: 'rum' };
  expect(table({ path: Y, p1: '17 B B B', hands }).list('rum')).toEqual([]);
  expect(table({ path: Y, p1: '17', dock: 'tortuga', hands }).list('rum:17')).toEqual([]);
});

test('R3.4 the card is laid before the pirate moves, and the landing place is forced', () => {
  const game = table({ path: X, hands: { p1: 'rum' } });
  game.play('rum:J>6');
  expect(game.events.slice(0, 2).map((event) => event.kind)).toEqual(['laid', 'moved']);
  expect(game.pile()).toBe(1);
  expect(() => table({ path: X, hands: { p1: 'rum' } }).play('rum:J>11')).toThrow('illegal-move');
});
