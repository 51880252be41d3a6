/** One game of the arena: contestants see only their own view, and every move goes through the rules' door. */
import { playerNamed, type Player } from '@/bots/players';
import { sightOf } from '@/bots/sight';
import type { AnyGame } from '@/core/game';
import { legalMove } from '@/core/legality';
import type { Options } from '@/core/options';
import { games } from '@/games/registry';

export interface Pairing {
  readonly game: string;
  readonly options: Options;
  /** Contestants by name; in rotation r the contestant i sits at (i + r) mod seats. */
  readonly contestants: readonly string[];
  readonly seed: string;
}

/** What one game brought each contestant (not seat). */
export interface Result {
  /** Share of the win. */
  readonly wins: readonly number[];
  readonly ranks: readonly number[];
  readonly moves: number;
  readonly reason: string;
}

/** More moves than any sensible game has; reaching it is an error in the rules, told with the seed. */
const TOO_LONG = 20000;

export function rulesOf(id: string): AnyGame {
  const entry = games.find((one) => one.id === id);
  if (entry?.rules === undefined) {
    const known = games.filter((one) => one.rules !== undefined).map((one) => one.id);
    throw new Error(`There are no rules for "${id}"; playable are ${known.join(', ') || 'none yet'}.`);
  }
  return entry.rules;
}

/** The same deal once for each rotation of the seats: common random numbers. */
export function playRotations(pairing: Pairing): Result[] {
  return pairing.contestants.map((_, rotation) => playOnce(pairing, rotation));
}

/** One rotation; whoever watches is shown the truth after every move. */
export function playOnce(pairing: Pairing, rotation: number, watch?: (state: unknown) => void): Result {
  const game = rulesOf(pairing.game);
  const players = pairing.contestants.map((name) => playerNamed(name));
  const seats = players.length;
  const state = game.setup(pairing.options, seats, pairing.seed);
  let moves = 0;
  for (let seat = game.seatToAct(state); seat !== null; seat = game.seatToAct(state)) {
    const player = players[(seat - rotation + seats) % seats] as Player;
    const text = player.choose(game, sightOf(game, state, seat, seats), `${pairing.seed}/${rotation}/${moves}`);
    const move = legalMove(game, state, text);
    if (move === null)
      throw new Error(`${player.name} chose "${text}", which is illegal (seed ${pairing.seed}, move ${moves}).`);
    game.play(state, move.move);
    watch?.(state);
    moves++;
    if (moves > TOO_LONG)
      throw new Error(`A game of ${game.id} did not end (seed ${pairing.seed}, rotation ${rotation}).`);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`${game.id} ended without an outcome (seed ${pairing.seed}).`);
  const seatOf = (contestant: number) => (contestant + rotation) % seats;
  return {
    wins: players.map((_, i) => (outcome.winners.includes(seatOf(i)) ? 1 / outcome.winners.length : 0)),
    ranks: players.map((_, i) => outcome.ranks[seatOf(i)] as number),
    moves,
    reason: outcome.reason,
  };
}
