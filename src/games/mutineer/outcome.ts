/** Who won: the highest total; equal totals share a place (R8.3). */
import { type Booking, type Outcome, rankSeats } from '@/core/outcome';
import type { Seat } from '@/core/seat';
import { scoreSheet } from './ledger';
import type { State } from './state';

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'end') return null;
  const { scores } = state;
  return {
    ranks: rankSeats(state.seats, (a, b) => (scores[b] as number) - (scores[a] as number)),
    winners: winnersOf(scores),
    points: scores.slice(),
    bookings: scores.map((_total, seat) => bookingsOf(state, seat)),
    reason: 'rounds',
  };
}

export function winnersOf(scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const winners: Seat[] = [];
  scores.forEach((score, seat) => {
    if (score === best) winners.push(seat);
  });
  return winners;
}

/** What a seat's total is made of: the points of each cause over the whole game, in the order they first came. */
function bookingsOf(state: State, seat: Seat): Booking[] {
  const byCause = new Map<string, number>();
  for (const line of scoreSheet(state)) {
    if (line.seat === seat) byCause.set(line.cause, (byCause.get(line.cause) ?? 0) + line.points);
  }
  return [...byCause].map(([cause, points]) => ({ cause, points }));
}
