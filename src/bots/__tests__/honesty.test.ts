/** Bots are honest: whatever is hidden may be otherwise, the decision stays the same, for every game and strength. */
import { alike } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { below, randomFrom } from '@/core/random';
import { games } from '@/games/registry';

import { botPlayer, greedyPlayer, instinctPlayer, plannerPlayer, randomPlayer, type Player } from '../players';
import { sightOf, type Sight } from '../sight';
import { strengths } from '../strengths';
import { plunder, type Plunder } from './plunder';

/** A state is no sight, and neither is a view on its own: only `sightOf` makes one. */
type IsSight<T> = T extends Sight ? true : false;
const stateIsSight: IsSight<Plunder> = false;
const forgedIsSight: IsSight<{ seat: number; seats: number; view: Plunder }> = false;

const ITERATIONS = 60;
const POSITIONS = 12;
const PERMUTATIONS = 3;

const players: readonly Player[] = [
  ...strengths.map((strength) => {
    const iterations = Math.min(ITERATIONS, strength.knobs.iterations);
    return botPlayer(strength.id, { ...strength, knobs: { ...strength.knobs, iterations } }, 'plain');
  }),
  ...[randomPlayer, greedyPlayer, instinctPlayer, plannerPlayer],
];

const playable: readonly AnyGame[] = [plunder, ...games.flatMap((entry) => (entry.rules ? [entry.rules] : []))];

/** Positions from whole games of random moves, spread over tables, presets and stages of the game. */
function positions(game: AnyGame): { state: unknown; seat: number; seats: number }[] {
  const random = randomFrom(`honesty ${game.id}`);
  const found: { state: unknown; seat: number; seats: number }[] = [];
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

test('only sightOf makes a sight', () => {
  expect([stateIsSight, forgedIsSight]).toEqual([false, false]);
});

describe.each(playable.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const cases = positions(game);

  test('the positions hide something: permuting it changes the state', () => {
    const random = randomFrom('hides');
    const changed = cases.filter(({ state, seat }) => {
      const imagined = game.imagine(game.view(state, seat), random);
      return !alike(imagined, game.imagine(game.view(state, seat), random));
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  test.each(players.map((player) => [player.name, player] as const))(
    '%s decides by its view alone',
    (_name, player) => {
      const random = randomFrom(`permute ${player.name}`);
      for (const { state, seat, seats } of cases) {
        const sight = sightOf(game, state, seat, seats);
        const decision = player.choose(game, sight, 'seed');
        for (let i = 0; i < PERMUTATIONS; i++) {
          const permuted = game.imagine(game.view(state, seat), random);
          expect(player.choose(game, sightOf(game, permuted, seat, seats), 'seed')).toBe(decision);
        }
      }
    },
  );
});
