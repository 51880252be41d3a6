/** "What would you do?": for every game, a legal move, its chance, and a reason in the game's words. */
import { legalMove } from '@/core/legality';
import type { Phrase } from '@/core/phrase';
import { pick, randomFrom } from '@/core/random';
import { games } from '@/games/registry';

import { sightOf } from '../sight';
import { strengthOf } from '../strengths';
import { Thinking } from '../thinking';

const captain = strengthOf('captain');
const quick = { ...captain, knobs: { ...captain.knobs, iterations: 100 } };

function wordsOf(words: unknown, { key }: Phrase): unknown {
  return key.split('.').reduce((place, part) => (place as Record<string, unknown> | undefined)?.[part], words);
}

const speaking = games.flatMap(({ id, rules, telling, words }) =>
  rules && telling ? [{ id, rules, telling, words }] : [],
);

test('every game of the registry speaks', () => {
  expect(speaking.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

describe.each(speaking)('$id', ({ rules, telling, words }) => {
  test('a hint is a legal move with a chance and a reason', () => {
    const random = randomFrom('hints');
    const seats = rules.seats.min;
    const state = rules.setup({}, seats, 'hints');
    for (let moves = 0, seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state), moves++) {
      if (moves > 200) break;
      if (moves % 9 === 0) {
        const sight = sightOf(rules, state, seat, seats);
        const thinking = new Thinking(rules, { sight, strength: 'captain', character: 'plain', seed: 'hint' }, quick);
        while (!thinking.step(100));
        const best = thinking.answer().ranking[0];
        if (best === undefined) throw new Error('There is no hint.');
        const found = legalMove(rules, sight.view, best.move);
        expect(found).not.toBeNull();
        expect(best.chance).toBeGreaterThanOrEqual(0);
        expect(best.chance).toBeLessThanOrEqual(1);
        expect(typeof wordsOf(words, telling.reason(sight.view, found?.move))).toBe('string');
        expect(typeof wordsOf(words, telling.describe(sight.view, found?.move))).toBe('string');
      }
      rules.play(state, pick(random, rules.moves(state)));
    }
  });
});
