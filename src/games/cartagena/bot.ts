/** How good a position looks, for bots: a chance to win for each seat, from features weighed by self-play. */
import type { Seat } from '@/core/seat';

import { toChances } from '../path/chances';
import { WAY, weigh } from '../path/hunger';
import { chartOf } from './chart';
import { outcome } from './end';
import { features, urgency } from './features';
import { weightsFor } from './weights';
import type { State } from './state';

const scratch: number[] = [];
const row: number[] = [];

/** A seat's chance, 0 … 1; the share of the win at the end. */
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
  if (state.phase === 'over') return looksAtEnd(state, looks);
  const chart = chartOf(state.layout);
  const { seats } = state;
  let leader = Infinity;
  for (let seat = 0; seat < seats; seat++) {
    features(state, chart, seat, row);
    looks[seat] = weigh(weights, row);
    if ((row[WAY] as number) < leader) leader = row[WAY] as number;
  }
  toChances(looks, seats, urgency(state, chart, leader));
}

function looksAtEnd(state: State, looks: number[]): void {
  const winners = outcome(state)?.winners ?? [];
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = winners.includes(seat) ? 1 / winners.length : 0;
}
