/** Which door to enter, or whether to knock: the voyage policy of the specification (section 11). */
import type { Seat } from '@/core/seat';
import {
  BIJOUX,
  CAMBI,
  CHANG,
  CRACKPOTT,
  GHOST,
  MUTINY_SPACE,
  NERO,
  OJO,
  PANG,
  type Pirate,
  PIRATE_COUNT,
  RAMON,
  SATE,
  TEMBO,
  VALVERDE,
  WESSEL,
} from './data';
import { KNOCK, type Move, USE } from './move';
import { doorState, NONE, type State } from './state';

/** What is hoped for behind the doors after the next one, against the mean of all. */
const HOPE = 0.9;
/** How much an open door that is left to the next seats counts. */
const LEFT_BEHIND = 0.15;

/** The best usable pirate, or a knock where the closed doors promise more. */
export function chooseDoor(state: State): Move {
  const doors = state.row.length;
  if (state.opened === 0) return KNOCK;
  let best: Pirate = NONE;
  let bestValue = -1;
  for (let slot = 0; slot < state.opened; slot++) {
    if (doorState(state, slot) !== 'open' || (state.fresh !== NONE && state.fresh !== slot)) continue;
    const pirate = state.row[slot] as Pirate;
    const value = valueOfPirate(state, state.turn, pirate);
    if (value > bestValue) {
      best = pirate;
      bestValue = value;
    }
  }
  if (best === NONE) return KNOCK;
  if (state.opened < doors && knockValue(state) > bestValue + LEFT_BEHIND * bestValue) return KNOCK;
  return USE[best] as Move;
}

/** The mean over unseen pirates, each no worse than what may still follow; the last door must be taken as it is. */
function knockValue(state: State): number {
  let seen = state.lifeboat === NONE ? 0 : 1 << state.lifeboat;
  for (let slot = 0; slot < state.opened; slot++) seen |= 1 << (state.row[slot] as Pirate);
  let count = 0;
  let sum = 0;
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) {
    if ((seen & (1 << pirate)) !== 0) continue;
    count++;
    sum += valueOfPirate(state, state.turn, pirate);
  }
  const mean = sum / count;
  if (state.opened === state.row.length - 1) return mean;
  const floor = HOPE * mean;
  let hoped = 0;
  for (let pirate = 0; pirate < GHOST; pirate++) {
    if ((seen & (1 << pirate)) !== 0) continue;
    const value = valueOfPirate(state, state.turn, pirate);
    hoped += value > floor ? value : floor;
  }
  return hoped / count;
}

/** More combat cards are needed before there are five, and then fewer and fewer. */
export function needOf(state: State, seat: Seat): number {
  const cards = state.held[seat] as number;
  return cards < 5 ? 1.5 : cards < 7 ? 1.1 : 0.8;
}

function valueOfPirate(state: State, seat: Seat, pirate: Pirate): number {
  const cards = state.held[seat] as number;
  switch (pirate) {
    case VALVERDE:
      return (state.gold.length > 0 ? 2 : 0) + (state.supply > 0 ? 1 : 0);
    case RAMON:
      return state.gold.length + state.combat.length > 0 ? 1.9 : 0;
    case CRACKPOTT:
      return state.combat.length === 0 ? 0 : 2 * needOf(state, seat) + 0.2;
    case TEMBO:
      return state.combat.length === 0 ? 0 : 1.4 * needOf(state, seat);
    case WESSEL:
      return cards >= 3 ? 1.2 : 0.3;
    case NERO:
      if (cards < 5 && (state.coins[seat] as number) >= 2) return 2.5;
      return cards > 8 ? 2 : 0.5;
    case PANG:
      return Math.max(1, needOf(state, seat));
    case CHANG:
      return hasRichRival(state, seat) ? 1.4 : 0;
    case SATE:
      return Math.min(state.offer, state.supply);
    case BIJOUX:
      return state.sides[seat] === NONE ? urgency(state) : 0.6;
    case OJO:
      return state.sides[seat] === NONE ? urgency(state) : 0.7;
    case CAMBI:
      return 1.5;
    default:
      return 0;
  }
}

/** Without a conviction nobody can win, so it presses the more the nearer the mutiny is. */
function urgency(state: State): number {
  return 1.5 + 5 * nearness(state);
}

/** How far the voyage has come, 0 … 1. */
export function nearness(state: State): number {
  if (state.lastRound) return 1;
  const supply = Math.min(state.combat.length, 2 * state.gold.length, state.supply);
  const short = supply < 8 ? 1 - supply / 10 : 0;
  return Math.max(state.ship / MUTINY_SPACE, short, state.round / state.roundCap);
}

function hasRichRival(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (state.coins[other] as number) > 0) return true;
  }
  return false;
}
