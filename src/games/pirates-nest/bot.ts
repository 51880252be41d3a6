/** How good a position looks, for bots: a chance to win for each seat. */
import type { Seat } from '@/core/seat';

import { NEST, type Place, type State } from './state';

/** A seat's chance, 0 … 1; one for the winner at the end. */
export function appraise(state: State, seat: Seat): number {
  appraiseAll(state, scratch);
  return scratch[seat] as number;
}

/** Every seat's chance; they sum to one. */
export function appraiseAll(state: State, looks: number[]): void {
  let total = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let sum = 0;
    for (let i = seat * state.crew; i < (seat + 1) * state.crew; i++) {
      const place = state.pirates[i] as Place;
      sum += place + (place === NEST ? 4 : 0);
    }
    const share = state.phase === 'over' ? (seat === state.winner ? 1 : 0) : Math.exp(sum / 20);
    looks[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = (looks[seat] as number) / total;
}

const scratch: number[] = [];
