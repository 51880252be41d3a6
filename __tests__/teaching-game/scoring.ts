/** Who wins sea chest, and with what. */
import { rankSeats, type Booking, type Outcome } from '@/core/outcome';
import type { Seat } from '@/core/seat';

import type { State } from './state';

export function outcome(state: State): Outcome | null {
  if (state.toAct !== null) return null;
  const bookings = state.rows.map((_row, seat) => bookingsOf(state, seat));
  const points = bookings.map((list) => list.reduce((sum, booking) => sum + booking.points, 0));
  const ranks = rankSeats(points.length, (a, b) => (points[b] as number) - (points[a] as number));
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, winners, points, bookings, reason: 'opened' };
}

function bookingsOf(state: State, seat: Seat): Booking[] {
  const bookings: Booking[] = [{ cause: 'coins', points: coinsOf(state, seat) }];
  const luck = state.luck[seat] as number;
  if (luck > 0) bookings.push({ cause: 'luck', points: luck });
  if (state.house.scoring === 'sets') bookings.push({ cause: 'sets', points: setsOf(state, seat) * state.house.bonus });
  if (state.house.wagers) bookings.push({ cause: 'wager', points: isWagerWon(state, seat) ? 2 : -1 });
  return bookings;
}

/** The faces in a chest, added up; what is face down counts nothing. */
export function coinsOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const coin of state.chests[seat] ?? []) sum += coin.face;
  return sum;
}

/** Coins in a chest that are equal to an earlier one. */
function setsOf(state: State, seat: Seat): number {
  const faces = (state.chests[seat] ?? []).map((coin) => coin.face);
  return faces.length - new Set(faces).size;
}

/** High wins if no chest holds more than yours, low if none holds less. */
function isWagerWon(state: State, seat: Seat): boolean {
  const own = coinsOf(state, seat);
  const others = state.chests.map((_chest, other) => coinsOf(state, other));
  return state.wagers[seat] === 'high' ? own === Math.max(...others) : own === Math.min(...others);
}
