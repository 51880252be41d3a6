/** Scenarios T17 to T30 of the specification: the Whole Jailbreak and Morgan. */
import { outcome } from '../end';
import { table, X, Y } from './table';

test('T17 no boarding at Tortuga', () => {
  const game = table({ path: Y, p1: '17', dock: 'tortuga', hands: { p1: 'lantern rum' } });
  expect(game.can('lantern:17>18')).toBe(true);
  expect(game.can('rum:J>6')).toBe(true);
  expect(game.can('sail')).toBe(true);
  expect(game.list('rum:17')).toEqual([]);
});

test('T18 three aboard are the limit, and the Captain may sail', () => {
  const game = table({ path: Y, p1: '17 B B B', p2: '17 B B', hands: { p1: 'rum' } });
  expect(game.list('rum')).toEqual([]);
  expect(game.can('sail!')).toBe(true);
});

test('T19 with fewer aboard one boards and pays for the crossing', () => {
  const game = table({ path: Y, p1: '17 B B', p2: '17 B B B', hands: { p1: 'rum' } });
  expect(game.can('rum:17>B')).toBe(true);
  expect(game.list('sail')).toEqual(['sail']);
});

test('T20 nobody aboard: no Captain, and sailing costs an action', () => {
  const game = table({ path: Y, dock: 'tortuga', hands: { p1: 'rum' } });
  expect(game.list('sail')).toEqual(['sail']);
  game.play('sail');
  expect(game.state.actionsLeft).toBe(2);
});

test('T21 after an action the free crossing is gone', () => {
  const game = table({ path: Y, p1: '17 B', p2: '16 B', hands: { p1: 'rum' } });
  expect(game.list('sail')).toEqual(['sail!']);
  game.play('rum:J>6');
  expect(game.list('sail')).toEqual(['sail']);
});

test('T22 after a free crossing an empty hand can only skip', () => {
  const game = table({ path: Y, p1: 'B H H H' });
  game.play('sail!');
  expect(game.list()).toEqual(['skip']);
  game.play('skip');
  expect(game.state.dock).toBe('tortuga');
});

test('T23 back to Cartagena only for a pirate in jail or tunnel', () => {
  expect(table({ path: Y, p1: 'J 20 H H', dock: 'tortuga', hands: { p1: 'rum' } }).can('sail')).toBe(true);
  const game = table({ path: Y, p1: 'B 20 H H', dock: 'tortuga', hands: { p1: 'rum' } });
  expect(game.list('sail')).toEqual([]);
});

test('T24 nobody advances off the sloop at Cartagena', () => {
  const game = table({ path: Y, p1: 'B', hands: { p1: 'rum' } });
  expect(game.list('rum:B')).toEqual([]);
  game.play('sail!');
  expect(game.can('rum:B>21')).toBe(true);
});

test('T25 split at Cartagena: retreat in the tunnel, push on the island', () => {
  const game = table({ path: Y, p1: 'B 8 25 H', p2: '8 20 25 B', options: { recharge: 'split' } });
  expect(game.list('back:')).toEqual(['back:B>8+2']);
  expect(game.list('push:')).toEqual(['push:P2:20>25+2', 'push:P2:25>H+2']);
});

test('T26 split at Tortuga: a push off the sloop, no retreat from it', () => {
  const options = { recharge: 'split' };
  const game = table({ path: Y, p1: 'B 8 25 H', p2: '8 20 25 B', dock: 'tortuga', options });
  expect(game.can('push:P2:B>20+1')).toBe(true);
  expect(game.list('back:B')).toEqual([]);
});

test('T27 both at Tortuga: home belongs to the island, the first space has nothing behind it', () => {
  const game = table({ path: Y, p1: 'H 19 8', p2: 'B 24 8', dock: 'tortuga', options: { recharge: 'both' } });
  expect(game.can('back:H>24+1')).toBe(true);
  expect(game.can('push:P2:B>19+1')).toBe(true);
  expect(game.list('back:19')).toEqual([]);
});

test("T28 a push that brings a rival's last pirate home wins for the rival", () => {
  const game = table({ path: X, p1: '3', p2: '36 H H H', options: { recharge: 'morgan' } });
  game.play('push:P2:36>H+2');
  expect(outcome(game.state)?.winners).toEqual([1]);
});

test('T29 a push over an empty path goes to the exit, if it is open', () => {
  const options = { recharge: 'morgan' };
  expect(table({ path: X, options }).can('push:P2:J>H+2')).toBe(true);
  expect(table({ path: Y, p2: 'J B B B', options }).list()).toEqual(['skip']);
});

test('T30 Morgan at Tortuga: no push aboard', () => {
  const game = table({ path: Y, p2: '17', dock: 'tortuga', options: { recharge: 'morgan' } });
  expect(game.list('push:')).toEqual(['push:P2:J>17+1']);
});
