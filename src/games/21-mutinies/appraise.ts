/** How good a position looks for a seat, 0 … 1: the prestige it may expect at the end, compared with everybody else's. */
import type { Seat } from '@/core/seat';

import { CABIN_PP, MUTINY_0, type Space } from './data';
import { type Affairs, affairsOf, gainOf } from './gains';
import { prospect, seasonOf } from './prospects';
import { NONE, type State } from './state';

/** How far prestige still spreads: at the end, and more with every mutiny left. */
const LEAST_SPREAD = 1.6;
const SPREAD = 2.4;

const promises: number[] = [];

export function appraise(state: State, seat: Seat): number {
  promise(state);
  return standing(state, seat);
}

export function appraiseAll(state: State, looks: number[]): void {
  promise(state);
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = standing(state, seat);
}

/** The prestige each seat may expect. */
function promise(state: State): void {
  if (state.phase === 'over') {
    // Doubloons left decide ties (R10.7).
    for (let seat = 0; seat < state.seats; seat++) {
      promises[seat] = (state.pp[seat] as number) + (state.doubloons[seat] as number) / 16;
    }
    return;
  }
  const season = seasonOf(state);
  for (let seat = 0; seat < state.seats; seat++) {
    promises[seat] = (state.pp[seat] as number) + prospect(state, seat, season);
  }
  if (isQuiet(state)) return;
  for (let seat = 0; seat < state.seats; seat++) {
    let pending = pendingGain(affairsOf(state, seat, seat, season));
    if (seat === state.turn && state.lot.length > 0) pending += 1.5 * state.lot.length;
    promises[seat] = (promises[seat] as number) + pending;
  }
}

/** A round is about to begin: nothing is pending. */
export function isQuiet(state: State): boolean {
  return state.phase === 'over' || (state.phase === 'place' && state.at === 0);
}

/** What the disc on the board will bring; it is spent when it has been resolved. */
function pendingGain(affairs: Affairs): number {
  const { state, seat } = affairs;
  const space = state.discs[seat] as Space;
  if (space === NONE || isSpent(state, seat)) return 0;
  return gainOf(affairs, space);
}

const STAGES = ['placing', 'action', 'cabin', 'mutiny', 'ending'] as const;
/** The stage in which the discs of each action are resolved; the captain's action is the first. */
function stageOf(space: Space): number {
  return space < CABIN_PP ? 1 : space < MUTINY_0 ? 2 : 3;
}

function isSpent(state: State, seat: Seat): boolean {
  const now = STAGES.indexOf(state.stage);
  const own = stageOf(state.discs[seat] as Space);
  if (now !== own) return now > own;
  const place = state.order.indexOf(seat);
  return (state.seats === 2 ? place * 2 : place) < state.at;
}

/** The share of a win: as if what is still to come spread like a bell. */
function standing(state: State, seat: Seat): number {
  const mine = promises[seat] as number;
  const spread = state.phase === 'over' ? 0.01 : LEAST_SPREAD + SPREAD * (state.deck.length / state.mutinies);
  let sum = 0;
  for (let other = 0; other < state.seats; other++) sum += Math.exp(((promises[other] as number) - mine) / spread);
  return 1 / sum;
}
