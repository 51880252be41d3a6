/** The turn, R2, ending it, dry turns and the flat calm, R8 of the specification. */
import { table } from './table';

test('R2.1 up to three actions in any mixture; then the next seat; a round is a turn of everybody', () => {
  const game = table({ crews: 'YBR', at: 'boat Y · start Y5 B6 R6', hands: { Y: 'map' } });
  game.play('play map start>1', 'push blue start>1', 'sail out');
  expect(game.toAct()).toBe('B');
  game.play('push red start>1', 'end', 'sail back', 'end');
  expect([game.toAct(), game.state.round]).toEqual(['Y', 2]);
});

test('R2.2 a turn starts with three actions, nothing used and nobody moved', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map' } }).play('play map start>1', 'end');
  expect(game.state).toMatchObject({ actionsLeft: 3, acted: false, crossed: false, moved: false });
});

test('R2.2 who is captain is fixed at the start of the turn', () => {
  const game = table({ at: '14 Y · start Y5 R6', hands: { Y: '2map' } });
  game.play('play map 14>boat');
  expect(game.list('sail')).toEqual(['sail out']);
});

test('R2.3 all home: the flag is the only move', () => {
  const game = table({ at: 'start R6', hands: { Y: 'map', R: 'map' } });
  expect(game.list()).toEqual(['flag']);
});

test('R2.4 plays, pushes, sailing and ending in canonical order', () => {
  const game = table({ crews: 'BYR', at: 'boat B · 3 B Y · start B4 Y5 R6', hands: { B: 'map chest' }, toMove: 'B' });
  game.play('push red start>3');
  expect(game.list('play chest')).toEqual(['play chest start>4', 'play chest 3>4']);
  const kinds = game.list().map((text) => text.split(' ')[0]);
  expect([...new Set(kinds)]).toEqual(['play', 'push', 'sail', 'end']);
  expect(game.list('push').map((text) => text.split(' ')[1])).toEqual(['yellow', 'yellow', 'red', 'red']);
});

test('R2.5 without an action left the turn ends by itself', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: '3map' } });
  game.play('play map start>1', 'play map start>12', 'play map start>boat');
  expect(game.told('turnEnded')).toEqual([{ kind: 'turnEnded', seat: 0, next: 1 }]);
  expect(game.toAct()).toBe('R');
});

test('R2.6 a card drawn may be played in the same turn', () => {
  const game = table({ at: '3 Y · start Y5 R6' }).play('push red start>3');
  const card = game.hand('Y')[0] as string;
  expect(game.list(`play ${card} `).length).toBeGreaterThan(0);
});

test('R2.7 pirates of a colour on a place are one move', () => {
  const game = table({ at: '3 R2 · start Y6 R4', hands: { Y: 'map' } });
  expect(game.list()).toEqual(['play map start>1', 'push red start>3', 'push red 3>boat']);
});

test('R8.1 ending needs an action or a free crossing', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map' } });
  expect(game.can('end')).toBe(false);
  expect(game.play('play map start>1').can('end')).toBe(true);
  expect(table({ at: 'boat Y · start Y5 R6' }).play('sail out free').can('end')).toBe(true);
});

test('R8.2 passing only if nothing else is possible', () => {
  expect(table({ at: '20 Y · 25 R', boat: 'large' }).list()).toEqual(['pass']);
  expect(table({ at: '20 Y · 25 R', boat: 'large', hands: { Y: 'map' } }).can('pass')).toBe(false);
});

test('R8.3 dry is an empty hand and nobody to push, at the start of the turn', () => {
  expect(table({ at: '20 Y · 25 R', boat: 'large' }).state.dry).toBe(true);
  expect(table({ at: '25 Y · 20 R', boat: 'large' }).state.dry).toBe(false);
  expect(table({ at: '20 Y · 25 R', boat: 'large', hands: { Y: 'map' } }).state.dry).toBe(false);
});

test('R8.4 a dry turn without a pirate moved brings one card', () => {
  const game = table({ at: '20 Y · 25 R', boat: 'large' }).play('pass');
  expect(game.told('relief')).toEqual([{ kind: 'relief', seat: 0 }]);
  expect(game.told('drew')).toMatchObject([{ seat: 0, count: 1, reveals: true }]);
});

test('R8.5 turns without a pirate moved are counted, and a moved pirate sets them back', () => {
  const game = table({ crews: 'YBR', at: '13 Y · start B6 R6', boat: 'large', hands: { Y: 'map' }, still: 4 });
  game.play('sail back', 'end');
  expect(game.state).toMatchObject({ still: 5, calm: false });
  game.play('push red start>13', 'end');
  expect(game.state.still).toBe(0);
  expect(table({ crews: 'YBR', at: 'start Y B6 R6', hands: { Y: 'map' }, still: 6 }).state.calm).toBe(true);
});

test('R8.6 in a calm: who can move must', () => {
  const game = table({ at: 'boat Y · start Y5 R6', hands: { Y: 'map' }, still: 4 });
  expect(game.list()).toEqual(['play map start>1', 'push red start>boat']);
  expect(game.play('push red start>boat').list('sail')).toEqual(['sail out']);
});

test('R8.6 in a calm with nobody to move: a crossing, then the end; free for a captain', () => {
  const game = table({ at: 'boat Y R3', still: 4 });
  expect(game.list()).toEqual(['sail out']);
  expect(game.play('sail out').list()).toEqual(['end']);
  const captain = table({ at: 'boat Y3', still: 4 });
  expect(captain.list()).toEqual(['sail out free']);
  expect(captain.play('sail out free').list()).toEqual(['end']);
});

test('R8.6 in a calm without any move: pass; the flag is never blocked', () => {
  expect(table({ at: '20 Y · 25 R', boat: 'large', still: 4 }).list()).toEqual(['pass']);
  expect(table({ at: '25 R', boat: 'large', still: 4 }).list()).toEqual(['flag']);
});

test('R8.7 relief comes before the next turn begins', () => {
  const game = table({ at: '20 Y · 25 R', boat: 'large', still: 3 }).play('pass');
  expect(game.events.map((event) => event.kind)).toEqual(['relief', 'drew', 'turnEnded', 'calm']);
  expect(game.state).toMatchObject({ still: 4, toMove: 1, calm: true });
});
