/** How good a position looks for a seat. */
import type { Seat } from '@/core/seat';

import type { State } from './state';

export function appraise(state: State, seat: Seat): number {
  const looks: number[] = [];
  appraiseAll(state, looks);
  return looks[seat] as number;
}

export function appraiseAll(state: State, looks: number[]): void {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const v = Math.exp(((state.pp[seat] as number) + (state.doubloons[seat] as number) / 3) / 4);
    looks[seat] = v;
    sum += v;
  }
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = (looks[seat] as number) / sum;
}
