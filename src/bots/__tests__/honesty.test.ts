/**
 * Bots are honest: whatever is hidden may be otherwise, the decision stays the same and so does everything a hint tells,
 * for every game, strength, character and contestant.
 */
import { alike } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { below, randomFrom } from '@/core/random';
import { games } from '@/games/registry';

import { characters } from '../characters';
import { greedyPlayer, instinctPlayer, plannerPlayer, randomPlayer } from '../players';
import { sightOf, type Sight } from '../sight';
import { strengths, type Strength } from '../strengths';
import { Thinking } from '../thinking';
import { plunder, type Plunder } from './plunder';

/** A state is no sight, and neither is a view on its own: only `sightOf` makes one. */
type IsSight<T> = T extends Sight ? true : false;
const stateIsSight: IsSight<Plunder> = false;
const forgedIsSight: IsSight<{ seat: number; seats: number; view: Plunder }> = false;

interface Case {
  readonly state: unknown;
  readonly seat: number;
  readonly seats: number;
}

type Decide = (game: AnyGame, sight: Sight, n: number) => unknown;

const ITERATIONS = 60;
const POSITIONS = 24;
const PERMUTATIONS = 2;

const deciders: readonly (readonly [string, Decide])[] = [
  ...strengths.map((strength) => [strength.id, decisionOf(strength)] as const),
  ...[randomPlayer, greedyPlayer, instinctPlayer, plannerPlayer].map(
    (player) => [player.name, (game: AnyGame, sight: Sight) => player.choose(game, sight, 'seed')] as const,
  ),
];

/** The whole answer: the move played, every legal move with its chance, the work done. Characters take turns. */
function decisionOf(strength: Strength): Decide {
  const iterations = Math.min(ITERATIONS, strength.knobs.iterations);
  const quick = { ...strength, knobs: { ...strength.knobs, iterations } };
  return (game, sight, n) => {
    const character = characters[n % characters.length] ?? 'plain';
    const thinking = new Thinking(game, { sight, strength: strength.id, character, seed: 'seed' }, quick);
    while (!thinking.step(1000));
    return thinking.answer();
  };
}

const playable: readonly AnyGame[] = [plunder, ...games.flatMap((entry) => (entry.rules ? [entry.rules] : []))];

/** Positions from whole games of random moves, spread over tables, presets and stages of the game. */
function positions(game: AnyGame): Case[] {
  const random = randomFrom(`honesty ${game.id}`);
  const found: Case[] = [];
  for (let n = 0; found.length < POSITIONS; n++) {
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const options = game.presets[n % Math.max(1, game.presets.length)]?.options ?? {};
    if (game.checkOptions(options, seats) !== null) continue;
    const state = game.setup(options, seats, `honesty ${n}`);
    for (let left = below(random, 120); left > 0 && game.seatToAct(state) !== null; left--) {
      const moves = game.moves(state);
      game.play(state, moves[below(random, moves.length)]);
    }
    const seat = game.seatToAct(state);
    if (seat !== null) found.push({ state, seat, seats });
  }
  return found;
}

/** The fields in which two states differ. */
function unlike(one: unknown, other: unknown): string[] {
  const fields = one as Record<string, unknown>;
  return Object.keys(fields).filter((field) => !alike(fields[field], (other as Record<string, unknown>)[field]));
}

test('only sightOf makes a sight', () => {
  expect([stateIsSight, forgedIsSight]).toEqual([false, false]);
});

test('all games of the registry are asked', () => {
  expect(playable.length).toBe(games.length + 1);
});

describe.each(playable.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const cases = positions(game);

  test('permuting changes every field in which a view hides something', () => {
    const random = randomFrom('hides');
    const hidden = new Set<string>();
    const permuted = new Set<string>();
    // A field that is the same in every position, such as whose view it is, hides nothing.
    const tells = (field: string) => cases.some(({ state }) => unlike(cases[0]?.state, state).includes(field));
    for (const { state, seat } of cases) {
      const view = game.view(state, seat);
      unlike(view, state).forEach((field) => tells(field) && hidden.add(field));
      for (let i = 0; i < 2 * PERMUTATIONS; i++) {
        unlike(game.imagine(view, random), state).forEach((field) => permuted.add(field));
      }
    }
    expect(hidden.size).toBeGreaterThan(1);
    expect([...permuted].sort()).toEqual(expect.arrayContaining([...hidden]));
  });

  test.each(deciders)('%s decides by its view alone', (name, decide) => {
    const random = randomFrom(`permute ${name}`);
    cases.forEach(({ state, seat, seats }, n) => {
      const decision = decide(game, sightOf(game, state, seat, seats), n);
      for (let i = 0; i < PERMUTATIONS; i++) {
        const permuted = game.imagine(game.view(state, seat), random);
        expect(decide(game, sightOf(game, permuted, seat, seats), n)).toEqual(decision);
      }
    });
  });
});
