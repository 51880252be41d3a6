/** Hidden information, section 7 of the specification. */
import { randomFrom } from '@/core/random';

import { rules } from '../rules';
import { cardsOfFace, FACE_DOWN, FACES } from '../state';
import { table } from './table';

test('a seat sees its own hand, the sizes of others, the discards in order, and no card of the supply', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map chest', R: '2cannon' } }).play('play map start>1');
  const seen = rules.view(game.state, 0);
  expect(seen.hands.slice(0, FACES)).toEqual(game.state.hands.slice(0, FACES));
  expect(new Set(seen.hands.slice(FACES))).toEqual(new Set([0]));
  expect(seen.handSizes).toEqual([1, 2]);
  expect(seen.discards).toEqual(game.state.discards);
  expect(new Set(seen.supply)).toEqual(new Set([FACE_DOWN]));
});

test('the table sees no hand', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map', R: 'map' } });
  expect(new Set(rules.view(game.state, 'table').hands)).toEqual(new Set([0]));
});

test('just after a reshuffle the supply is the old discard pile, and rival hands are the rest', () => {
  const game = table({ at: '5 Y2 · start Y4 R6', hands: { R: '9map map* 3chest' }, supply: 0 });
  game.play('push red start>5');
  const seen = rules.view(game.state, 0);
  for (let i = 0; i < 20; i++) {
    const dreamt = rules.imagine(seen, randomFrom(`dream ${i}`));
    expect(dreamt.hands.slice(FACES, 2 * FACES)).toEqual(game.state.hands.slice(FACES, 2 * FACES));
  }
});

test('later the supply never holds more of a face than went into it', () => {
  for (let i = 0; i < 10; i++) {
    const state = rules.setup({}, 5, `supply ${i}`);
    const random = randomFrom(`supply ${i}`);
    while (rules.seatToAct(state) !== null) {
      rules.play(state, rules.instinct(state, random));
      if (state.reshuffled.length === 0 || state.toMove !== 0) continue;
      const dreamt = rules.imagine(rules.view(state, 0), random);
      for (let face = 0; face < FACES; face++) {
        const there = dreamt.supply.filter((card) => card === face).length;
        expect(there).toBeLessThanOrEqual(state.reshuffled[face] as number);
        expect(there).toBeLessThanOrEqual(cardsOfFace(face));
      }
    }
  }
});
