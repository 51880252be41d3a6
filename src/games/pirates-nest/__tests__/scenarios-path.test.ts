/** Scenarios S1 to S11 and S30 to S36 of the specification: where pirates go, what is legal. */
import { chartOf } from '../chart';
import { SYMBOLS } from '../data';
import { rules } from '../rules';
import { table } from './table';

test('S1 three cannons in a row: the third finds both spaces taken and boards', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: '3cannon' } });
  game.play('play cannon start>6', 'play cannon start>9', 'play cannon start>boat');
  expect(game.toAct()).toBe('R');
});

test('S2 on an empty island rivals are pushed right onto the boat', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map' } });
  expect(game.list()).toEqual(['play map start>1', 'push red start>boat']);
  game.play('push red start>boat', 'push red start>boat', 'push red start>boat');
  expect(game.size('Y')).toBe(7);
  expect(game.can('sail out free')).toBe(true);
});

test('S3 a fourth red may not board', () => {
  const game = table({ at: 'boat R3 · start Y6 R3', hands: { Y: 'map' } });
  expect(game.list()).toEqual(['play map start>1']);
});

test('S4 the boat is away: nothing for those on the last spaces of the small island', () => {
  const game = table({ at: '13 Y · 15 Y · 35 Y · 14 R', boat: 'large', hands: { Y: 'map parrot' } });
  expect(game.list()).toEqual([
    'play parrot 15>23',
    'play parrot 35>nest',
    'play map 15>18',
    'play map 35>nest',
    'sail back',
  ]);
});

test('S5 three own aboard: own pirates stay ashore, a rival still boards', () => {
  const game = table({ at: 'boat Y3 · 13 Y · 14 R', hands: { Y: 'map parrot' } });
  expect(game.list()).toEqual(['push red 14>boat', 'sail out free']);
});

test('S6 nobody leaves the boat at the small island', () => {
  const game = table({ at: 'boat Y2 R2 · 16 R · 20 Y', hands: { Y: 'map' } });
  expect(game.list()).toEqual(['play map 20>27', 'push red 16>20', 'sail out free']);
});

test('S7 pushes earn what stood there before', () => {
  const at = '2 R · 4 Y2 B · 6 Y · 9 B2 · start Y3 B3 R5';
  const game = table({ crews: 'YBR', at, hands: { Y: 'map' } });
  game.play('push red 2>6');
  expect(game.size('Y')).toBe(2);
  game.play('push blue 4>6');
  expect(game.size('Y')).toBe(4);
  game.play('push red start>4');
  expect(game.size('Y')).toBe(6);
  expect([game.on('6'), game.on('4')]).toEqual(['Y B R', 'Y2 R']);
});

test('S8 a space with three is skipped on the way to the boat', () => {
  const game = table({ crews: 'YRB', at: '5 R · 9 Y B R · start Y5 B5 R4' });
  game.play('push red 5>boat');
  expect(game.size('Y')).toBe(2);
});

test('S9 nobody is pushed into the Nest, unless agreed', () => {
  const at = '20 Y · 30 R';
  expect(table({ at, boat: 'large', hands: { Y: 'map' } }).list()).toEqual(['play map 20>27']);
  const game = table({ at, boat: 'large', hands: { Y: 'map' }, options: { nestPush: true } });
  expect(game.list()).toEqual(['play map 20>27', 'push red 30>nest']);
  game.play('push red 30>nest', 'end');
  expect(game.size('Y')).toBe(3);
  expect(game.list()).toEqual(['flag']);
});

test('S10 a space that holds three now is skipped by the next push', () => {
  const game = table({ at: 'boat R2 · 16 Y3 · 19 Y2 · 22 Y', boat: 'large', hands: { Y: 'map' } });
  game.play('push red boat>19');
  expect(game.size('Y')).toBe(3);
  game.play('push red boat>22');
  expect(game.size('Y')).toBe(4);
});

test('S11 no way back without an own pirate on the small island', () => {
  const hands = { Y: 'map' };
  expect(table({ at: '20 Y2 · 25 Y · start R6', boat: 'large', hands }).list('sail')).toEqual([]);
  expect(table({ at: '20 Y2 · start Y R6', boat: 'large', hands }).list('sail')).toEqual(['sail back']);
});

test('S30 one pirate may take three actions', () => {
  const game = table({ at: 'start Y6', hands: { Y: '2compass spyglass' } });
  game.play('play compass start>3', 'play compass 3>8', 'play spyglass 8>14');
  expect(game.on('14')).toBe('Y');
});

test('S31 pirates and cards that are alike give one move', () => {
  const game = table({ at: '4 Y2 · start Y4 R6', hands: { Y: '3map' } });
  expect(game.list()).toEqual(['play map start>1', 'play map 4>12', 'push red start>4']);
});

test('S32 a golden card is another card', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map map*' } });
  expect(game.list('play')).toEqual(['play map start>1', 'play map* start>1']);
});

test('S33 the limit aboard is per colour', () => {
  const game = table({ crews: 'YRB', at: 'boat R3 B3 · 14 Y', hands: { Y: 'map' } });
  game.play('play map 14>boat');
  expect(game.list('sail')).toEqual(['sail out']);
});

test('S34 a crew of four wins with four', () => {
  const game = table({ at: '35 Y · start R4', boat: 'large', hands: { Y: 'ducats' }, options: { pirates: 4 } });
  game.play('play ducats 35>nest', 'flag');
  expect(rules.outcome(game.state)?.winners).toEqual([0]);
});

test('S35 pieces turned over and end for end', () => {
  const { symbols } = chartOf('2b< 1a> | 5a< 4b> 3a>');
  // Spaces of the large island lie one place further, for the boat is between.
  expect([1, 7, 8, 16].map((place) => SYMBOLS[symbols[place] as number])).toEqual([
    'ducats',
    'cannon',
    'map',
    'parrot',
  ]);
});

test('S36 what cannot be set up is refused by name', () => {
  expect(rules.checkOptions({ layout: '1a> 2a> | 3a> 4a> 4b>' }, 2)?.id).toBe('bad-layout');
  expect(rules.checkOptions({ colours: 'yellow,yellow' }, 2)?.id).toBe('bad-colours');
  expect(rules.checkOptions({}, 6)?.id).toBe('bad-players');
});
