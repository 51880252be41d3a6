/** What a seat can tell from what it knows: its own cards, pairs it has seen, convictions it has looked at. */
import type { Seat } from '@/core/seat';
import { type Combat, D, PAIR_COUNT, type Side, sideOf, V, valueOf } from './data';
import { armsOf } from './outcome';
import { isPairOpen, isStale, NONE, type State } from './state';

/** How much a point of a sailor counts against a point in hand: cards can be saved for where they matter. */
const SAILOR_WEIGHT = 0.45;
/** A look at a conviction that was handled since. */
const STALE_TRUST = 0.3;

/** From 1 (surely Valverde) to −1 (surely Diaz): where a seat believes another one to stand. */
export function leaning(state: State, seat: Seat, other: Seat): number {
  const seen = state.peeked[seat * state.seats + other] as number;
  if (seen === NONE) return 0;
  const trust = isStale(state, seat, other) ? STALE_TRUST : 1;
  return seen === V ? trust : -trust;
}

/** What a seat knows of the sailors of a pair: Valverde's lead, 0 if it does not know who stands where. */
export function knownLead(state: State, seat: Seat, pair: number): number {
  const isKnown = isPairOpen(state, pair) || ((state.pairOrder[pair] as number) & (1 << seat)) !== 0;
  if (!isKnown || state.pairs[pair * 2] === NONE) return 0;
  return (state.pairs[pair * 2 + V] as number) - (state.pairs[pair * 2 + D] as number);
}

/** Positive: Valverde looks stronger to this seat; it counts its own cards by colour, others by number. */
export function valverdeLead(state: State, seat: Seat): number {
  let lead = armsOf(state, seat, V) - armsOf(state, seat, D);
  for (let pair = state.duel + 1; pair < PAIR_COUNT; pair++) lead += SAILOR_WEIGHT * knownLead(state, seat, pair);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) lead += leaning(state, seat, other) * (state.held[other] as number);
  }
  return lead;
}

/** What a combat card is worth to its owner; cards of the other colour are only good for waste and cover. */
export function worth(card: Combat, side: Side): number {
  if (side === NONE) return 0.85 * valueOf(card);
  return sideOf(card) === side ? valueOf(card) : 0.6 - 0.1 * valueOf(card);
}
