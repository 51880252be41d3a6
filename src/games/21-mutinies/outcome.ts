/** Who won: most prestige, then most doubloons left after the exchange; still equal shares the place (R10.7). */
import { type Booking, type Outcome, rankSeats } from '@/core/outcome';
import type { Seat } from '@/core/seat';

import { CAUSE_COUNT, CAUSES } from './ledger';
import type { State } from './state';

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  return {
    ranks: ranksOf(state),
    winners: winnersOf(state),
    points: state.pp.slice(),
    bookings: state.pp.map((_total, seat) => bookingsOf(state, seat)),
    reason: state.endReason,
  };
}

export function winnersOf(state: State): Seat[] {
  return ranksOf(state).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

function ranksOf(state: State): number[] {
  const { pp, doubloons } = state;
  return rankSeats(
    state.seats,
    (a, b) => (pp[b] as number) - (pp[a] as number) || (doubloons[b] as number) - (doubloons[a] as number),
  );
}

/** What a seat's total is made of; causes that brought nothing are left out. */
function bookingsOf(state: State, seat: Seat): Booking[] {
  return CAUSES.flatMap((cause, at) => {
    const points = state.earned[seat * CAUSE_COUNT + at] as number;
    return points === 0 ? [] : [{ cause, points }];
  });
}
