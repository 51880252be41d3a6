/** What a bot is given: one seat's view of a game. A state cannot be passed where a sight is asked for. */
import type { AnyGame } from '@/core/game';
import type { Seat } from '@/core/seat';

declare const seen: unique symbol;

/** Plain data, so that it can be sent to a worker; made by `sightOf` alone. */
export interface Sight {
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly seats: number;
  readonly view: unknown;
  readonly [seen]: true;
}

/** The game as a seat may see it: the only door from a state to a bot. */
export function sightOf(game: AnyGame, state: unknown, seat: Seat, seats: number): Sight {
  return { seat, seats, view: game.view(state, seat) } as Sight;
}
