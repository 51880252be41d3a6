/** How good a position looks, 0 … 1: chances of the first place and of every other, from how the round would end. */
import type { Seat } from '@/core/seat';
import { forecast } from './forecast';
import type { State } from './state';

/**
 * How far points spread in this round and in those that follow; sets how sure a lead is. Surer than it truly is: the
 * search tells moves apart the better, the more a point counts.
 */
const LEAST_SPREAD = 2.2;
const SPREAD = 0.6;
/** Share of the appraisal that asks for the first place; the rest compares with each other seat. */
const FIRST_PLACE = 0.7;

const points = [0, 0, 0, 0];
const looks = [0, 0, 0, 0];

export function appraise(state: State, seat: Seat): number {
  appraiseAll(state, looks);
  return looks[seat] as number;
}

/** Appraisals of all seats; they sum to one. */
export function appraiseAll(state: State, into: number[]): void {
  const { seats } = state;
  forecast(state, points);
  const spread = state.phase === 'end' ? 0.2 : LEAST_SPREAD + SPREAD * Math.sqrt(state.rounds - state.round);
  let best = -Infinity;
  for (let seat = 0; seat < seats; seat++) if ((points[seat] as number) > best) best = points[seat] as number;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(((points[seat] as number) - best) / spread);
    into[seat] = share;
    total += share;
  }
  const compared = (2 * (1 - FIRST_PLACE)) / (seats * (seats - 1));
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = (FIRST_PLACE * (into[seat] as number)) / total + compared * behind(seat, seats, spread);
  }
}

/** How many of the others a seat is likely to leave behind. */
function behind(seat: Seat, seats: number, spread: number): number {
  const mine = points[seat] as number;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) others += 1 / (1 + Math.exp(((points[other] as number) - mine) / spread));
  }
  return others;
}
