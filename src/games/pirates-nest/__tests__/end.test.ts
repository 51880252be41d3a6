/** The end and the result, R9 of the specification. */
import { rules } from '../rules';
import { table } from './table';

test('R9.1 nobody leaves the Nest', () => {
  const game = table({ at: '20 Y · 21 R', boat: 'large', hands: { Y: 'map' }, options: { nestPush: true } });
  expect(game.list().filter((text) => text.includes('nest>'))).toEqual([]);
});

test('R9.2 the flag costs an action and is compulsory', () => {
  const game = table({ at: '34 Y · 20 R', boat: 'large', hands: { Y: 'chest map' } });
  expect(game.can('flag')).toBe(false);
  game.play('play chest 34>nest');
  expect(game.list()).toEqual(['flag']);
  expect(game.play('flag').state.actionsLeft).toBe(1);
});

test('R9.3 home with the third action: the flag waits for the next turn', () => {
  const game = table({ at: '30 Y · start R6', boat: 'large', hands: { Y: 'ducats compass spyglass', R: 'map' } });
  game.play('play ducats 30>32', 'play compass 32>33', 'play spyglass 33>34', 'sail back', 'end');
  expect(game.toAct()).toBe('Y');
  const late = table({ at: '32 Y · start R6', boat: 'large', hands: { Y: 'compass spyglass chest', R: 'map' } });
  late.play('play compass 32>33', 'play spyglass 33>34', 'play chest 34>nest');
  expect(late.toAct()).toBe('R');
  late.play('sail back', 'end');
  expect(late.list()).toEqual(['flag']);
});

test('R9.4 the flag ends the game at once, with one winner', () => {
  const game = table({ at: 'start R6', hands: { R: 'map' } }).play('flag');
  expect(rules.outcome(game.state)).toEqual({ ranks: [1, 2], winners: [0], reason: 'flag' });
  expect([game.toAct(), game.list()]).toEqual(['nobody', []]);
  expect(game.told('flagRaised')).toEqual([{ kind: 'flagRaised', seat: 0 }]);
});

test('R9.5 the others by pirates in the Nest, then by ranks; equal ones share a place', () => {
  const ranks = (at: string) => rules.outcome(table({ crews: 'YBGRP', at, toMove: 'Y' }).play('flag').state)?.ranks;
  expect(ranks('start B5 G5 R4 P6 · 10 R · 3 R')).toEqual([1, 2, 2, 4, 5]);
  expect(ranks('start B6 G6 R5 P6 · 2 R')).toEqual([1, 3, 3, 2, 3]);
});

test('R9.5 a crew that is home without its flag does not win', () => {
  const game = table({ at: '34 Y · 20 R', boat: 'large', hands: { Y: 'chest' } });
  game.play('play chest 34>nest', 'flag');
  expect(rules.outcome(game.state)?.ranks).toEqual([1, 2]);
  const both = table({ at: '34 R', boat: 'large', hands: { R: 'chest' }, toMove: 'R' }).play(
    'play chest 34>nest',
    'flag',
  );
  expect(rules.outcome(both.state)).toMatchObject({ ranks: [2, 1], winners: [1] });
});
