/** How a game ended: ranks, points by cause, who won and why. */
import type { Seat } from './seat';

/** One booking of a seat's total, e.g. `{ cause: 'ship', points: 5 }`. The cause is a key of the game's words. */
export interface Booking {
  readonly cause: string;
  readonly points: number;
}

export interface Outcome {
  /** Rank of each seat, 1 is best; seats that share a place share a number (1, 1, 3). */
  readonly ranks: readonly number[];
  /** Who won. Several seats may share a win; in some games nobody wins. */
  readonly winners: readonly Seat[];
  /** Total of each seat, where the game counts points or something like them. */
  readonly points?: readonly number[];
  /** What each seat's total is made of; sums to `points`. */
  readonly bookings?: readonly (readonly Booking[])[];
  /** What ended the game, a key of the game's words, e.g. `home`, `stalled`, `rounds`. */
  readonly reason: string;
}

/** Ranks from a comparison of two seats (negative: the first is ahead); equal seats share a place. */
export function rankSeats(seats: number, compare: (a: Seat, b: Seat) => number): number[] {
  const ranks: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let ahead = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && compare(other, seat) < 0) ahead++;
    }
    ranks.push(ahead + 1);
  }
  return ranks;
}
