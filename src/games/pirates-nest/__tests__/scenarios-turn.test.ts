/** Scenarios S12 to S29 of the specification: captain, golden cards, supply, flag, dry turns, calm. */
import { rules } from '../rules';
import { table } from './table';

const winner = (state: Parameters<typeof rules.outcome>[0]) => rules.outcome(state)?.winners;

test('S12 several can be captain, each on their own turn; the right lapses with the first action', () => {
  const at = 'boat Y2 R2 B · start Y4 R4 B5';
  const hands = { Y: 'map', R: 'map', B: 'map' };
  const crews = 'YRB';
  expect(table({ crews, at, hands, toMove: 'Y' }).list('sail')).toEqual(['sail out free']);
  expect(table({ crews, at, hands, toMove: 'R' }).list('sail')).toEqual(['sail out free']);
  expect(table({ crews, at, hands, toMove: 'B' }).list('sail')).toEqual(['sail out']);
  expect(table({ crews, at, hands }).play('play map start>1').list('sail')).toEqual(['sail out']);
});

test('S13 an empty boat has no captain', () => {
  const game = table({ at: 'start Y6 R6', boat: 'large' });
  expect(game.list('sail')).toEqual(['sail back']);
  game.play('sail back');
  expect(game.state.actionsLeft).toBe(2);
});

test('S14 a free crossing allows to end, a second one costs an action', () => {
  const game = table({ at: 'boat Y2 R · start Y4 R5', hands: { Y: 'map' } });
  expect(game.can('end')).toBe(false);
  game.play('sail out free');
  expect(game.can('end')).toBe(true);
  expect(game.state.actionsLeft).toBe(3);
  game.play('sail back');
  expect(game.state.actionsLeft).toBe(2);
  expect(game.on('boat')).toBe('Y2 R');
  game.play('end');
  expect(game.state).toMatchObject({ shore: 'small', still: 1 });
});

test('S15 a captain at the large island with nobody left behind cannot sail', () => {
  const game = table({ at: 'boat Y3 · 20 Y · start R', boat: 'large', hands: { Y: 'map' } });
  expect(game.list()).toEqual(['play map boat>18', 'play map 20>27']);
});

test('S16 a golden card: the player drops first, then clockwise; a dropped golden card does nothing', () => {
  const hands = {
    Y: 'map* 3map 3chest 2parrot',
    R: '7spyglass',
    B: '4cannon 4chest parrot* 3parrot',
  };
  const game = table({ crews: 'YRB', at: 'start Y6 R6 B6', hands }).play('play map* start>1');
  expect(game.told('checked')).toEqual([{ kind: 'checked', seat: 0, over: [0, 2], surplus: [1, 5] }]);
  expect(game.toAct()).toBe('Y');
  expect(game.list()).toEqual(['drop parrot', 'drop chest', 'drop map']);
  game.play('drop map');
  expect(game.toAct()).toBe('B');
  game.play('drop parrot*', 'drop cannon', 'drop cannon', 'drop chest', 'drop chest');
  expect(game.toAct()).toBe('Y');
  expect(game.state.actionsLeft).toBe(2);
  expect([game.size('Y'), game.size('R'), game.size('B')]).toEqual([7, 7, 7]);
});

test('S17 seven cards after the golden one has left are not too many', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map* 4chest 3parrot' } }).play('play map* start>1');
  expect(game.told('checked')).toMatchObject([{ over: [], surplus: [] }]);
  expect(game.state.phase).toBe('act');
  expect(game.size('Y')).toBe(7);
});

test('S18 drops come before the next turn', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map* 2map', R: '8chest' } });
  game.play('play map start>1', 'play map start>12', 'play map* start>boat');
  expect([game.state.phase, game.toAct(), game.state.toMove]).toEqual(['drop', 'R', 0]);
  game.play('drop chest');
  expect(game.state).toMatchObject({ phase: 'act', toMove: 1, actionsLeft: 3 });
});

test('S19 a reshuffle between the two cards of one push', () => {
  const game = table({ at: '5 Y2 · start Y4 R6', supply: 1 }).play('push red start>5');
  expect(game.size('Y')).toBe(2);
  expect([game.state.supply.length, game.state.discards.length]).toEqual([103, 0]);
  expect(game.told('reshuffled')).toEqual([{ kind: 'reshuffled', count: 104 }]);
});

test('S20 nothing left to draw: the push stands', () => {
  const game = table({ at: '5 Y2 · start Y4 R6', hands: { Y: 'map', R: 'rest' } });
  expect(game.size('R')).toBe(104);
  game.play('push red start>5');
  expect([game.size('Y'), game.on('5')]).toEqual([1, 'Y2 R']);
  expect(game.told('drew')).toEqual([{ kind: 'drew', seat: 0, count: 0 }]);
});

test('S21 home with the third action is too late: red is faster with the flag', () => {
  const at = '34 Y · 30 Y · 20 R';
  const game = table({ at, boat: 'large', hands: { Y: '3chest map', R: '2chest' } });
  game.play('play chest 30>nest', 'push red 20>34', 'play chest 34>nest');
  expect(game.on('nest')).toBe('Y6 R5');
  expect(game.toAct()).toBe('R');
  game.play('play chest 34>nest');
  expect(game.list()).toEqual(['flag']);
  game.play('flag');
  expect(winner(game.state)).toEqual([1]);
});

test('S22 all home with an action left: only the flag', () => {
  const game = table({ at: '34 Y · start R6', boat: 'large', hands: { Y: 'chest map' } }).play('play chest 34>nest');
  expect(game.list()).toEqual(['flag']);
  game.play('flag');
  expect(winner(game.state)).toEqual([0]);
});

test('S23 drops before the flag', () => {
  const game = table({ at: '35 Y · start R6', boat: 'large', hands: { Y: 'map*', R: '8chest' } });
  game.play('play map* 35>nest');
  expect(game.toAct()).toBe('R');
  game.play('drop chest', 'flag');
  expect(winner(game.state)).toEqual([0]);
});

test('S24 a dry turn: pass, one card; not dry if a push is possible', () => {
  const game = table({ at: '20 Y · 21 R', boat: 'large' });
  expect(game.state.dry).toBe(true);
  expect(game.list()).toEqual(['pass']);
  game.play('pass');
  expect([game.size('Y'), game.state.still]).toEqual([1, 1]);
  const other = table({ at: '21 Y · 20 R', boat: 'large' });
  expect(other.list()).toEqual(['push red 20>21']);
  expect(other.state.dry).toBe(false);
});

test('S25 a dry turn with crossings only brings a card', () => {
  const game = table({ at: 'boat R3 · start Y', boat: 'large' });
  expect(game.state.dry).toBe(true);
  expect(game.list()).toEqual(['sail back']);
  game.play('sail back');
  expect(game.list()).toEqual(['end']);
  game.play('end');
  expect(game.size('Y')).toBe(1);
});

test('S26 a pirate moved: no relief', () => {
  const game = table({ at: 'start Y R', boat: 'large' });
  game.play('sail back', 'push red start>boat', 'end');
  expect(game.size('Y')).toBe(2);
});

test('S27 a dry captain crosses, pushes, plays, and gets no relief', () => {
  const game = table({ at: 'boat Y R · 20 Y' });
  expect(game.state.dry).toBe(true);
  game.play('sail out free', 'push red boat>20');
  expect(game.size('Y')).toBe(1);
  game.play(game.list('play')[0] as string, 'end');
  expect(game.size('Y')).toBe(0);
});

test('S28 four still turns bring a flat calm until a pirate moves', () => {
  const game = table({ at: 'boat Y · start Y5 R6', hands: { Y: 'map', R: 'map' } });
  for (let i = 0; i < 2; i++) game.play('sail out free', 'end', 'sail back', 'end');
  expect(game.state).toMatchObject({ still: 4, calm: true });
  expect(game.told('calm')).toEqual([{ kind: 'calm', seat: 0 }]);
  expect(game.list()).toEqual(['play map start>1', 'push red start>boat']);
  game.play('play map start>1');
  expect(game.can('sail out')).toBe(true);
  game.play('end');
  expect(game.state.still).toBe(0);
});

test('S29 in a calm with nobody to move: one crossing, then who can move must', () => {
  const game = table({ at: '13 Y · 14 R', boat: 'large', hands: { Y: 'map', R: 'map' }, still: 4 });
  expect(game.list()).toEqual(['sail back']);
  game.play('sail back');
  expect(game.list()).toEqual(['play map 13>boat', 'push red 14>boat']);
});
