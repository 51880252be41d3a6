/** Who has won, and the places of the others (R9). */
import { type Outcome, rankSeats } from '@/core/outcome';
import type { Seat } from '@/core/seat';

import { countAt } from '../path/crews';
import { NEST, type Place, type State } from './state';

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const ranks = rankSeats(state.seats, (a, b) => compare(state, a, b));
  return { ranks, winners: [state.winner], reason: 'flag' };
}

/** The winner, then more pirates in the Nest, then the greater sum of ranks; negative if the first is ahead (R9.5). */
function compare(state: State, a: Seat, b: Seat): number {
  if (a === state.winner) return -1;
  if (b === state.winner) return 1;
  const home = countAt(state, b, NEST) - countAt(state, a, NEST);
  return home !== 0 ? home : rankSum(state, b) - rankSum(state, a);
}

function rankSum(state: State, seat: Seat): number {
  let sum = 0;
  for (let i = seat * state.crew; i < (seat + 1) * state.crew; i++) sum += state.pirates[i] as Place;
  return sum;
}
