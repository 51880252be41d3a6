/** What the standing of a seat is made of (section 10): way to go, cards, and what the cards can do from here. */
import type { Seat } from '@/core/seat';

import { type Chart, progressOf } from './chart';
import { DARK, B, H, J, KINDS, type Place, type State } from './state';
import { advanceTarget } from './targets';

export const FEATURES = [
  /** Pirates not home, their way in tens of steps, the same squared, the longest of them, and those on J. */
  ...(['walkers', 'way', 'bend', 'rear', 'jail'] as const),
  /** Cards up to 6, from 6 to 10, above 10; how many too few for the way; symbols in hand. */
  ...(['hand', 'plenty', 'hoard', 'short', 'kinds'] as const),
  /** Actions left in this turn; spaces of two pirates the acting seat may use. */
  ...(['tempo', 'pairs'] as const),
  /** Tens of steps by each symbol in hand: of the best pirate, of the rearmost. */
  ...(['reach', 'stride'] as const),
  /** Cards to be had by short retreats. */
  'refill',
  /** Whole Jailbreak: own pirates aboard at each dock, and in the tunnel while the sloop is away. */
  ...(['boarded', 'landing', 'stranded'] as const),
] as const;

/** The hand that lasts, and the hand that is too much. */
const ENOUGH = 6;
const MUCH = 10;
/** How far back a retreat is still short. */
const NEAR = 4;

/** Fills `into` in the order of `FEATURES`. */
export function features(state: State, chart: Chart, seat: Seat, into: number[]): void {
  crewFeatures(state, chart, seat, into);
  handFeatures(state, seat, into);
  const acts = seat === state.toMove;
  into[10] = acts ? state.actionsLeft : 0;
  into[11] = acts ? pairsOnPath(state, chart) : 0;
  jumpFeatures(state, chart, seat, into);
  into[14] = shortRetreats(state, seat);
  sloopFeatures(state, chart, seat, into);
}

function crewFeatures(state: State, chart: Chart, seat: Seat, into: number[]): void {
  const { crew, pirates } = state;
  const start = seat * crew;
  const home = progressOf(chart, H);
  let walkers = 0;
  let way = 0;
  let bend = 0;
  let rear = 0;
  let jail = 0;
  for (let i = start; i < start + crew; i++) {
    const place = pirates[i] as Place;
    if (place === H) break;
    const distance = (home - progressOf(chart, place)) / 10;
    walkers++;
    way += distance;
    bend += distance * distance;
    if (distance > rear) rear = distance;
    if (place === J) jail++;
  }
  into[0] = walkers;
  into[1] = way;
  into[2] = bend;
  into[3] = rear;
  into[4] = jail;
}

function handFeatures(state: State, seat: Seat, into: number[]): void {
  const hand = state.handSizes[seat] as number;
  // A pirate needs half a card and one more for each sixteen steps (section 10).
  const short = 0.5 * (into[0] as number) + 0.625 * (into[1] as number) + 2 - hand;
  into[5] = hand < ENOUGH ? hand : ENOUGH;
  into[6] = hand < ENOUGH ? 0 : hand < MUCH ? hand - ENOUGH : MUCH - ENOUGH;
  into[7] = hand > MUCH ? hand - MUCH : 0;
  into[8] = short > 0 ? short : 0;
}

function pairsOnPath(state: State, chart: Chart): number {
  let pairs = 0;
  for (let space = 1; space <= chart.spaces; space++) {
    if (state.crowd[space] === 2) pairs++;
  }
  return pairs;
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
      const jump = progressOf(chart, advanceTarget(chart, crowd, symbol, from)) - progressOf(chart, from);
      if (jump > longest) longest = jump;
      if (before < 0) stride += jump;
      before = from;
    }
    reach += longest;
  }
  into[9] = kinds;
  into[12] = reach / 10;
  into[13] = stride / 10;
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
  into[15] = isNear ? aboard : 0;
  into[16] = isNear ? 0 : aboard;
  into[17] = isNear ? 0 : tunnel;
}
