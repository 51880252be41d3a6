/** How good a position looks, for bots: a chance to win for each seat, from features weighed by self-play. */
import type { Seat } from '@/core/seat';

import { chartOf } from './chart';
import { outcome } from './end';
import { features, FEATURES, urgency, WAY } from './features';
import { WEIGHTS } from './weights';
import type { State } from './state';

/** A seat's chance, 0 … 1; the share of the win at the end. */
export function appraise(state: State, seat: Seat): number {
  appraiseAll(state, scratch);
  return scratch[seat] as number;
}

/** Every seat's chance; they sum to one. */
export function appraiseAll(state: State, looks: number[]): void {
  looksWith(weightsFor(state), state, looks);
}

/** The weights fitted for this kind of game (bench/fit). */
export function weightsFor(state: State): readonly number[] {
  const path = state.story === 'jailbreak' ? 'jailbreak' : 'single';
  return WEIGHTS[path][state.recharge === 'retreat' ? 'retreat' : 'morgan'];
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
    looks[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < seats; seat++) looks[seat] = (looks[seat] as number) / total;
}

function looksAtEnd(state: State, looks: number[]): void {
  const winners = outcome(state)?.winners ?? [];
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = winners.includes(seat) ? 1 / winners.length : 0;
}

const scratch: number[] = [];
const row: number[] = [];

/** What lies open, mixed into one number: two lines of a turn that end alike are one position to a bot. */
export function position(state: State): number {
  let mix = mixed(state.round, state.toMove * 4 + state.actionsLeft);
  mix = mixed(mix, (state.dock === 'tortuga' ? 1 : 0) + (state.freeCrossing ? 2 : 0) + 4 * state.phase.charCodeAt(0));
  mix = mixed(mix, 64 * (state.wild + 1) + state.pairOn + 1);
  mix = mixed(mix, 64 * (state.other + 1) + 8 * state.pool.length + state.opened.length);
  for (let i = 0; i < state.pirates.length; i++) mix = mixed(mix, state.pirates[i] as number);
  for (let seat = 0; seat < state.seats; seat++) mix = mixed(mix, state.handSizes[seat] as number);
  return mix;
}

function mixed(mix: number, value: number): number {
  const next = Math.imul(mix ^ value, 0x5bd1e995);
  return next ^ (next >>> 15);
}
