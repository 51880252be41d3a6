/** What the standing of a seat is made of (section 11): way to go, cards and what they can do from here, the boat. */
import type { Seat } from '@/core/seat';

import { countAt } from '../path/crews';
import { nextVacant, type PathChart } from '../path/chart';
import { handSizeFeatures, urgencyOf, WALKERS, WAY } from '../path/hunger';
import { BOAT_LIMIT, HAND_LIMIT, SYMBOLS } from './data';
import { BOAT, FACES, isGolden, NEST, type Place, type State } from './state';
import { canBoard } from './targets';

export const FEATURES = [
  /** Pirates not home, their way in tens of steps, the longest of them. */
  ...(['walkers', 'way', 'rear'] as const),
  /** Cards up to 6, from 6 to 9, above 9; how many too few for the way. */
  ...(['hand', 'plenty', 'hoard', 'short'] as const),
  /** Symbols in hand; tens of steps by each of them: of the best pirate, of the rearmost. */
  ...(['kinds', 'reach', 'stride'] as const),
  /** The best pirate's jump by any symbol, held or not, as far as there are cards at all. */
  ...(['open'] as const),
  /** Golden cards, and what rivals would drop at one of them. */
  ...(['golden', 'threat'] as const),
  /** Actions left in this turn. */
  ...(['tempo'] as const),
  /** Own aboard at each shore, on the small island while the boat is away or full; captain when the turn comes. */
  ...(['boarded', 'landing', 'stranded', 'captain'] as const),
] as const;

/** The hand that is in danger of a check. */
const MUCH = 9;
/** So many cards make a whole turn. */
const TURN = 3;

/** Fills `into` in the order of `FEATURES`. */
export function features(state: State, chart: PathChart, seat: Seat, into: number[]): void {
  crewFeatures(state, seat, into);
  handSizeFeatures(state.handSizes[seat] as number, MUCH, into);
  jumpFeatures(state, chart, seat, into);
  goldenFeatures(state, seat, into);
  into[13] = seat === state.toMove ? state.actionsLeft : 0;
  boatFeatures(state, seat, into);
}

/** `way` is the leader's, in tens of steps. */
export function urgency(state: State, way: number): number {
  return urgencyOf(way, state.crew * NEST);
}

function crewFeatures(state: State, seat: Seat, into: number[]): void {
  const { crew, pirates } = state;
  const start = seat * crew;
  let walkers = 0;
  let way = 0;
  for (let i = start; i < start + crew; i++) {
    const place = pirates[i] as Place;
    if (place === NEST) break;
    walkers++;
    way += NEST - place;
  }
  into[WALKERS] = walkers;
  into[WAY] = way / 10;
  into[2] = (NEST - (pirates[start] as Place)) / 10;
}

function jumpFeatures(state: State, chart: PathChart, seat: Seat, into: number[]): void {
  const { hands, crew, pirates, crowd } = state;
  const start = seat * crew;
  const boards = canBoard(state, seat);
  const lands = state.shore === 'large';
  let kinds = 0;
  let reach = 0;
  let stride = 0;
  let open = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const face = seat * FACES + 2 * symbol;
    const isHeld = (hands[face] as number) + (hands[face + 1] as number) > 0;
    let longest = 0;
    let before = -1;
    for (let i = start; i < start + crew; i++) {
      const from = pirates[i] as Place;
      if (from === NEST) break;
      if (from === before) continue;
      const to = from === BOAT && !lands ? from : nextVacant(chart, crowd, symbol, from);
      const jump = to === BOAT && !boards ? 0 : to - from;
      if (jump > longest) longest = jump;
      if (before < 0 && isHeld) stride += jump;
      before = from;
    }
    open += longest;
    if (isHeld) {
      kinds++;
      reach += longest;
    }
  }
  const hand = state.handSizes[seat] as number;
  into[7] = kinds;
  into[8] = reach / 10;
  into[9] = stride / 10;
  into[10] = (open / 10) * (hand < TURN ? hand / TURN : 1);
}

function goldenFeatures(state: State, seat: Seat, into: number[]): void {
  let golden = 0;
  let threat = 0;
  if (state.freebooter) {
    for (let face = 0; face < FACES; face++) {
      if (isGolden(face)) golden += state.hands[seat * FACES + face] as number;
    }
    if (golden > 0) threat = surplusOfRivals(state, seat);
  }
  into[11] = golden;
  into[12] = threat;
}

function surplusOfRivals(state: State, seat: Seat): number {
  let surplus = 0;
  for (let rival = 0; rival < state.seats; rival++) {
    const over = (state.handSizes[rival] as number) - HAND_LIMIT;
    if (rival !== seat && over > 0) surplus += over;
  }
  return surplus / (state.seats - 1);
}

function boatFeatures(state: State, seat: Seat, into: number[]): void {
  const { crew, pirates } = state;
  const start = seat * crew;
  const isNear = state.shore === 'small';
  const aboard = countAt(state, seat, BOAT);
  let ashore = 0;
  while (ashore < crew && (pirates[start + ashore] as Place) < BOAT) ashore++;
  let isMost = aboard > 0;
  for (let rival = 0; rival < state.seats && isMost; rival++) {
    if (rival !== seat && countAt(state, rival, BOAT) > aboard) isMost = false;
  }
  into[14] = isNear ? aboard : 0;
  into[15] = isNear ? 0 : aboard;
  into[16] = isNear && aboard < BOAT_LIMIT ? 0 : ashore;
  // A captain at the large island has use for the boat only with somebody to fetch (R5.3).
  into[17] = isMost && (isNear || ashore > 0) ? 1 : 0;
}
