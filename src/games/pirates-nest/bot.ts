/** How good a position looks, for bots: a chance to win for each seat, from features weighed by self-play. */
import type { Seat } from '@/core/seat';

import { toChances } from '../path/chances';
import { WAY, weigh } from '../path/hunger';
import { chartOf } from './chart';
import { features, urgency } from './features';
import { weightsFor } from './weights';
import type { State } from './state';

const scratch: number[] = [];
const row: number[] = [];

/** A seat's chance, 0 … 1; one for the winner at the end. */
export function appraise(state: State, seat: Seat): number {
  appraiseAll(state, scratch);
  return scratch[seat] as number;
}

/** Every seat's chance; they sum to about one. */
export function appraiseAll(state: State, looks: number[]): void {
  looksWith(weightsFor(state), state, looks);
}

/** The same with any weights: how one fit is measured against another. */
export function looksWith(weights: readonly number[], state: State, looks: number[]): void {
  const { seats } = state;
  if (state.phase === 'over') {
    for (let seat = 0; seat < seats; seat++) looks[seat] = seat === state.winner ? 1 : 0;
    return;
  }
  const chart = chartOf(state.layout);
  let leader = Infinity;
  for (let seat = 0; seat < seats; seat++) {
    features(state, chart, seat, row);
    looks[seat] = weigh(weights, row);
    if ((row[WAY] as number) < leader) leader = row[WAY] as number;
  }
  toChances(looks, seats, urgency(state, leader));
}
