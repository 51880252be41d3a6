/** Positions from games of a bot against itself: the features of every seat, and who won. */
import { playerNamed } from '@/bots/players';
import { sightOf } from '@/bots/sight';
import { legalMove } from '@/core/legality';
import type { Options } from '@/core/options';
import { below, pick, randomFrom } from '@/core/random';

import { mindOf } from './minds';

export interface Position {
  /** Positions of one game belong together: a fit is tested on games it has not seen. */
  readonly game: number;
  readonly winner: number;
  /** Seat by seat. */
  readonly features: readonly (readonly number[])[];
}

export interface SelfPlay {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly player: string;
  readonly seed: string;
}

/** One move in so many is any legal move, so that positions differ; one position in so many is kept. */
const STRAY = 12;
const KEPT = 3;

export function positionsOf({ game: id, options, seats, player, seed }: SelfPlay, game: number): Position[] {
  const random = randomFrom(`${seed}/${game}/stray`);
  const bot = playerNamed(player);
  const { rules, rows } = mindOf(id);
  const state = rules.setup(options, seats, `${seed}/${game}`);
  const kept: number[][][] = [];
  for (let moves = 0, seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state), moves++) {
    if (below(random, KEPT) === 0) kept.push(rows(state, seats));
    const text =
      below(random, STRAY) === 0
        ? rules.write(pick(random, rules.moves(state)))
        : bot.choose(rules, sightOf(rules, state, seat, seats), `${seed}/${game}/${moves}`);
    const found = legalMove(rules, state, text);
    if (found === null) throw new Error(`"${text}" is illegal.`);
    rules.play(state, found.move);
  }
  const winners = rules.outcome(state)?.winners ?? [];
  return winners.length === 1 ? kept.map((features) => ({ game, winner: winners[0] as number, features })) : [];
}
