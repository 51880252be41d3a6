/** R5: the sloop, rule by rule. */
import { figure2, table, X, Y } from './table';

const rum = { p1: 'rum' };

test('R5.1 sail changes the dock and costs an action', () => {
  const game = table({ path: Y, p1: 'B', p2: 'B B', hands: rum });
  game.play('sail');
  expect(game.state).toMatchObject({ dock: 'tortuga', actionsLeft: 2 });
});

test('R5.2 to Tortuga only with an own pirate aboard', () => {
  expect(table({ path: Y, p2: 'B', hands: rum }).list('sail')).toEqual([]);
});

test('R5.3 to Cartagena only with an own pirate in jail or tunnel', () => {
  const dock = 'tortuga' as const;
  expect(table({ path: Y, p1: '5 H H H', dock, hands: rum }).can('sail')).toBe(true);
  expect(table({ path: Y, p1: 'J H H H', dock, hands: rum }).can('sail')).toBe(true);
  expect(table({ path: Y, p1: '19 H H H', dock, hands: rum }).can('sail')).toBe(false);
});

test('R5.4 everybody aboard travels along', () => {
  const game = figure2({ p1: 'hook' });
  game.play('sail!');
  expect(game.at('p1')).toContain('B');
  expect(game.at('p4')).toContain('B');
});

test('R5.5 at most three of a colour, no limit for all colours together', () => {
  const game = table({ path: Y, p1: '17 B B', p2: 'B B B', p3: 'B B B', hands: rum });
  expect(game.can('rum:17>B')).toBe(true);
  game.play('rum:17>B');
  expect(game.at('p1')).toBe('J B B B');
});

test('R5.6 the Captain has a pirate aboard and nobody more; a tie is enough', () => {
  expect(table({ path: Y, p1: 'B', p2: 'B', hands: rum }).can('sail!')).toBe(true);
  expect(table({ path: Y, p1: 'B', p2: 'B B', hands: rum }).can('sail!')).toBe(false);
  expect(table({ path: Y, dock: 'tortuga', hands: rum }).can('sail!')).toBe(false);
});

test('R5.7 one free crossing before the first action, and sail is not offered beside it', () => {
  const game = table({ path: Y, p1: 'B', hands: rum });
  expect(game.list('sail')).toEqual(['sail!']);
  game.play('sail!');
  expect(game.state.actionsLeft).toBe(3);
  expect(game.list('sail')).toEqual(['sail']);
});

test('R5.8 later crossings cost one action each', () => {
  const game = table({ path: Y, p1: 'B', hands: rum });
  game.play('sail!', 'sail', 'sail');
  expect(game.state).toMatchObject({ dock: 'tortuga', actionsLeft: 1 });
});

test('R5.9 off the sloop by card or push at Tortuga, by retreat at Cartagena', () => {
  const options = { recharge: 'both' };
  const crews = { p1: 'B 8', p2: 'B 20' };
  const there = table({ path: Y, ...crews, dock: 'tortuga', hands: rum, options });
  expect(there.list().filter((text) => text.includes(':B>'))).toEqual(['rum:B>21', 'push:P2:B>20+1']);
  const here = table({ path: Y, ...crews, hands: rum, options });
  expect(here.list().filter((text) => text.includes(':B>'))).toEqual(['back:B>8+1']);
});

test('R5.10 In the Tortuga’s Island nobody sails', () => {
  const game = table({ path: X, hands: rum, options: { story: 'tortuga' } });
  expect(game.list()).toEqual(['rum:J>6']);
});
