/** What the standing of a seat is made of (section 10): way to go, cards, and what the cards can do from here. */
import type { Seat } from '@/core/seat';

import { nextVacant } from '../path/chart';
import { handSizeFeatures, urgencyOf, WALKERS, WAY } from '../path/hunger';
import { type Chart, progressOf } from './chart';
import { DARK, B, H, J, KINDS, type Place, type State } from './state';

export const FEATURES = [
  /** Pirates not home, their way in tens of steps, the longest of them. */
  ...(['walkers', 'way', 'rear'] as const),
  /** Cards up to 6, from 6 to 10, above 10; how many too few for the way. */
  ...(['hand', 'plenty', 'hoard', 'short'] as const),
  /** Symbols in hand, and tens of steps by each of them: of the best pirate, of the rearmost. */
  ...(['kinds', 'reach', 'stride'] as const),
  /** Cards to be had by short retreats; actions left in this turn. */
  ...(['refill', 'tempo'] as const),
  /** Whole Jailbreak: own pirates aboard at each dock, and in jail or tunnel while the sloop is away. */
  ...(['boarded', 'landing', 'stranded'] as const),
] as const;

/** The hand that is too much. */
const MUCH = 10;
/** How far back a retreat is still short. */
const NEAR = 4;

/** Fills `into` in the order of `FEATURES`. */
export function features(state: State, chart: Chart, seat: Seat, into: number[]): void {
  crewFeatures(state, chart, seat, into);
  handSizeFeatures(state.handSizes[seat] as number, MUCH, into);
  jumpFeatures(state, chart, seat, into);
  into[10] = shortRetreats(state, seat);
  into[11] = seat === state.toMove ? state.actionsLeft : 0;
  sloopFeatures(state, chart, seat, into);
}

/** `way` is the leader's, in tens of steps. */
export function urgency(state: State, chart: Chart, way: number): number {
  return urgencyOf(way, state.crew * progressOf(chart, H));
}

function crewFeatures(state: State, chart: Chart, seat: Seat, into: number[]): void {
  const { crew, pirates } = state;
  const start = seat * crew;
  const home = progressOf(chart, H);
  let walkers = 0;
  let way = 0;
  let rear = 0;
  for (let i = start; i < start + crew; i++) {
    const place = pirates[i] as Place;
    if (place === H) break;
    const distance = (home - progressOf(chart, place)) / 10;
    walkers++;
    way += distance;
    if (distance > rear) rear = distance;
  }
  into[WALKERS] = walkers;
  into[WAY] = way;
  into[2] = rear;
}

function jumpFeatures(state: State, chart: Chart, seat: Seat, into: number[]): void {
  const { hands, crew, pirates, crowd } = state;
  const start = seat * crew;
  const hand = seat * KINDS;
  let kinds = 0;
  let reach = 0;
  let stride = 0;
  for (let symbol = 0; symbol < DARK; symbol++) {
    if ((hands[hand + symbol] as number) + (hands[hand + DARK + symbol] as number) === 0) continue;
    kinds++;
    let longest = 0;
    let before = -1;
    for (let i = start; i < start + crew; i++) {
      const from = pirates[i] as Place;
      if (from === H) break;
      if (from === before) continue;
      const jump = progressOf(chart, nextVacant(chart, crowd, symbol, from)) - progressOf(chart, from);
      if (jump > longest) longest = jump;
      if (before < 0) stride += jump;
      before = from;
    }
    reach += longest;
  }
  into[7] = kinds;
  into[8] = reach / 10;
  into[9] = stride / 10;
}

function shortRetreats(state: State, seat: Seat): number {
  const { crew, pirates, crowd } = state;
  const start = seat * crew;
  let cards = 0;
  for (let i = start; i < start + crew; i++) {
    const place = pirates[i] as Place;
    if (place === J || place >= B) continue;
    for (let back = place - 1; back > 0 && back >= place - NEAR; back--) {
      const there = crowd[back] as number;
      if (there === 1 || there === 2) {
        cards += there;
        break;
      }
    }
  }
  return cards;
}

function sloopFeatures(state: State, chart: Chart, seat: Seat, into: number[]): void {
  let aboard = 0;
  let tunnel = 0;
  if (chart.shore > 0) {
    const start = seat * state.crew;
    for (let i = start; i < start + state.crew; i++) {
      const place = state.pirates[i] as Place;
      if (place === B) aboard++;
      else if (place <= chart.shore) tunnel++;
    }
  }
  const isNear = state.dock === 'cartagena';
  into[12] = isNear ? aboard : 0;
  into[13] = isNear ? 0 : aboard;
  into[14] = isNear ? 0 : tunnel;
}
