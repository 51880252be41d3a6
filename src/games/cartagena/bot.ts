/** How good a position looks, for bots: a chance to win for each seat, from features weighed by self-play. */
import type { Seat } from '@/core/seat';

import { chartOf } from './chart';
import { outcome } from './end';
import { features, FEATURES, urgency, WAY } from './features';
import { weightsFor } from './weights';
import type { State } from './state';

/** So much of a chance is the goal itself worth, however sure the game looks: a bot far ahead must still go home. */
const LURE = 0.06;
/** A standing about as low as at the start. */
const LONG_WAY = 10;

const scratch: number[] = [];
const shares: number[] = [];
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
    let standing = 0;
    for (let i = 0; i < FEATURES.length; i++) standing += (weights[i] as number) * (row[i] as number);
    looks[seat] = standing;
    if ((row[WAY] as number) < leader) leader = row[WAY] as number;
  }
  const sharpness = urgency(state, chart, leader);
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(sharpness * (looks[seat] as number));
    shares[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < seats; seat++) {
    const standing = looks[seat] as number;
    const nearness = nearnessOf(standing);
    looks[seat] = (1 - LURE) * ((shares[seat] as number) / total) + LURE * nearness;
  }
}

/** From 0 a long way off to 1 at the goal; a hand worth more than the way left is no nearer than that. */
function nearnessOf(standing: number): number {
  if (standing <= -LONG_WAY) return 0;
  return standing >= 0 ? 1 : 1 + standing / LONG_WAY;
}

function looksAtEnd(state: State, looks: number[]): void {
  const winners = outcome(state)?.winners ?? [];
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = winners.includes(seat) ? 1 / winners.length : 0;
}
