/** The boat and its captain, R5 of the specification. */
import { table } from './table';

test('R5.1 everybody aboard travels along, and no card is paid', () => {
  const game = table({ at: 'boat Y R · start Y5 R5', hands: { Y: 'map' } }).play('sail out free');
  expect(game.told('sailed')).toEqual([{ kind: 'sailed', seat: 0, shore: 'large', free: true }]);
  expect([game.on('boat'), game.size('Y')]).toEqual(['Y R', 1]);
});

test('R5.2 out only with an own pirate aboard', () => {
  expect(table({ at: 'boat R · start Y6 R5' }).list('sail')).toEqual([]);
  expect(table({ at: 'boat Y R3 · start Y5 R3' }).list('sail')).toEqual(['sail out']);
});

test('R5.3 back only with an own pirate on the small island; the start counts, the boat does not', () => {
  const list = (at: string) => table({ at, boat: 'large' }).list('sail');
  expect(list('start Y · boat R')).toEqual(['sail back']);
  expect(list('14 Y · boat R')).toEqual(['sail back']);
  expect(list('boat Y · 20 Y · start R')).toEqual([]);
});

test('R5.4 a paid crossing costs an action and may be repeated', () => {
  const game = table({ at: 'boat Y R2 · start Y5 R4' });
  game.play('sail out', 'sail back', 'sail out');
  expect([game.state.shore, game.toAct()]).toEqual(['large', 'R']);
});

test('R5.5 the captain has a pirate aboard and nobody has more', () => {
  const free = (at: string) => table({ at }).state.freeCrossing;
  expect(free('boat Y · start Y5 R6')).toBe(true);
  expect(free('boat Y R · start Y5 R5')).toBe(true);
  expect(free('boat Y R2 · start Y5 R4')).toBe(false);
  expect(free('start Y6 R6')).toBe(false);
});

test('R5.6 one free crossing before the first action; the paid form is not offered beside it', () => {
  const game = table({ at: 'boat Y · start Y5 R6', hands: { Y: 'map' } });
  expect(game.list('sail')).toEqual(['sail out free']);
  expect(game.play('sail out free').list('sail')).toEqual(['sail back']);
  const other = table({ at: 'boat Y · start Y5 R6', hands: { Y: 'map' } }).play('play map start>1');
  expect(other.list('sail')).toEqual(['sail out']);
});

test('R5.6 a captain at the large island may call the boat back free', () => {
  const game = table({ at: 'boat Y · start Y5 R6', boat: 'large', hands: { Y: 'map' } });
  game.play('sail back free');
  expect(game.state).toMatchObject({ shore: 'small', actionsLeft: 3, acted: false });
});

test('R5.7 after a free crossing three actions, or the end at once', () => {
  const game = table({ at: 'boat Y · start Y5 R6', hands: { Y: 'map' } }).play('sail out free');
  expect(game.state.actionsLeft).toBe(3);
  expect(game.can('end')).toBe(true);
});

test('R5.8 arriving lands nobody; pirates leave one by one', () => {
  const game = table({ at: 'boat Y2 · start R6', hands: { Y: 'map' } }).play('sail out free');
  expect(game.on('boat')).toBe('Y2');
  expect(game.play('play map boat>18').on('boat')).toBe('Y');
});
