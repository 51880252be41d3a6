/** R4: retreat and Morgan, rule by rule. */
import { rules } from '../rules';
import { table, X, Y } from './table';

const morgan = { recharge: 'morgan' };

test('R4.1 a retreat starts on a space or at the exit of the stretch', () => {
  const game = table({ path: X, p1: '9 H', p2: '4 5' });
  expect(game.list('back:')).toEqual(['back:9>5+1', 'back:H>9+1']);
});

test('R4.1 from the sloop only at Cartagena', () => {
  expect(table({ path: Y, p1: 'B', p2: '4' }).list('back:B')).toEqual(['back:B>4+1']);
  expect(table({ path: Y, p1: 'B', p2: '4', dock: 'tortuga' }).list('back:B')).toEqual([]);
});

test('R4.2 the first space behind with one or two; vacant ones and three are passed', () => {
  const game = table({ path: X, p1: '20', p2: '18 18 18 16' });
  expect(game.list('back:')).toEqual(['back:20>16+1']);
});

test('R4.3 never onto J, B or the other shore', () => {
  expect(table({ path: X, p1: '9' }).list('back:')).toEqual([]);
  expect(table({ path: Y, p1: '20', p2: '17 B' }).list('back:')).toEqual([]);
});

test.each([
  ['4', 1],
  ['4 4', 2],
])('R4.4 rivals on %s: draw %i', (rivals, cards) => {
  const game = table({ path: X, p1: '9', p2: rivals });
  game.play(`back:9>4+${cards}`);
  expect(game.size('p1')).toBe(cards);
  expect(game.at('p1')).toBe('J J J 4');
});

test("R4.5 Morgan moves an opponent's pirate, never an own one and never from home", () => {
  const game = table({ path: X, p1: '5 9', p2: '4 H', options: morgan });
  expect(game.list('push:')).toEqual(['push:P2:J>4+1', 'push:P2:4>5+1']);
});

test('R4.5 under split an entry belongs to the stretch it opens', () => {
  const options = { recharge: 'split' };
  const game = table({ path: Y, p1: '8 22', p2: 'J B 3 20', dock: 'tortuga', options });
  expect(game.list('push:')).toEqual(['push:P2:20>22+1', 'push:P2:B>20+1']);
});

test('R4.6 forwards to the first space with one or two; three are passed', () => {
  const game = table({ path: X, p1: '7 7 9', p2: '7 4', options: morgan });
  expect(game.list('push:P2:4')).toEqual(['push:P2:4>9+1']);
});

test('R4.7 without such a space to the exit for two cards', () => {
  const game = table({ path: X, p1: 'H', p2: '30 H', options: morgan });
  game.play('push:P2:30>H+2');
  expect(game.size('p1')).toBe(2);
});

test('R4.7 a sloop full of that colour is closed', () => {
  const game = table({ path: Y, p2: '9 B B B', options: morgan });
  expect(game.list('push:')).toEqual([]);
});

test('R4.8 the acting player draws, and a completed rival wins', () => {
  const game = table({ path: X, p1: '12', p2: '9', options: morgan });
  game.play('push:P2:9>12+1');
  expect([game.size('p1'), game.size('p2')]).toEqual([1, 0]);
  const last = table({ path: X, p2: '30 H H H', options: morgan });
  last.play('push:P2:30>H+2');
  expect(rules.outcome(last.state)).toMatchObject({ winners: [1], ranks: [2, 1] });
});

test('R4.9 a card just drawn may be played in the same turn', () => {
  const game = table({ path: X, p1: '9', p2: '4', deck: 'rum gun' });
  game.play('back:9>4+1', 'rum:J>6');
  expect(game.at('p1')).toBe('J J 4 6');
});
