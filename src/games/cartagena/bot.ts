/** How good a position looks for a seat (section 10), for bots. Reads only what the state shows; bots give it imagined ones. */
import type { Seat } from '@/core/seat';

import { type Chart, chartOf, progressOf } from './chart';
import { outcome } from './end';
import { B, H, type Place, type State } from './state';

/** Points of score that make a lead of about 3 to 1. */
const LEAD = 45;
/** What one card's worth of way, or one missing card, counts. */
const CARD = 11;

/** The seat's share of all seats' standing, each weighed by how far it is ahead; the share of the win at the end. */
export function appraise(state: State, seat: Seat): number {
  if (state.phase === 'over') {
    const winners = outcome(state)?.winners ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const chart = chartOf(state.layout);
  const own = score(state, chart, seat);
  let others = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) others += Math.exp((score(state, chart, other) - own) / LEAD);
  }
  return 1 / (1 + others);
}

/** Way still to go against cards in hand, the rearmost pirate, and refills left to whoever is not to move. */
export function score(state: State, chart: Chart, seat: Seat): number {
  const hand = state.handSizes[seat] as number;
  const start = seat * state.crew;
  const home = progressOf(chart, H);
  let need = 0;
  let rear = home;
  for (let i = start; i < start + state.crew; i++) {
    const place = state.pirates[i] as Place;
    if (place === H) continue;
    const progress = progressOf(chart, place);
    need += 0.5 + (home - progress) / 16;
    if (progress < rear) rear = progress;
  }
  const short = need + 2 - hand;
  let sum = -CARD * (need + (short > 0 ? short : 0)) + 1.5 * (hand < 9 ? hand : 9) + rear;
  if (seat === state.toMove) sum += 4 * state.actionsLeft + 2 * refills(state, chart);
  return sum;
}

/** Spaces holding exactly two pirates. */
function refills(state: State, chart: Chart): number {
  let count = 0;
  for (let space = 1; space <= chart.spaces && space < B; space++) {
    if (state.crowd[space] === 2) count++;
  }
  return count;
}
