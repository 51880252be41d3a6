/** Jewels that cards move: what may be given, swapped or cut from a purse without breaking a sale lock (R2.9). */
import type { Seat } from '@/core/seat';

import { canFill, tallyOf, type Tally } from './combos';
import { type Card, type Colour, CUT_FROM, type Jewel, JEWEL_COLOUR, TRADE_1, V } from './data';
import { isTaken, lockedRow } from './discs';
import { NONE, type State, type Token } from './state';
import { jewelOf } from './token';

/** Cutpurse of Gems may be played on this seat: three jewels, and no sale to come. */
export function canBeCut(state: State, seat: Seat): boolean {
  return (state.hands[seat] as Token[]).length >= CUT_FROM && lockedRow(state, seat) === NONE;
}

/** The Fence (V12) or the Forger (V13) has some jewel to work on. */
export function canGiveAny(state: State, seat: Seat, card: Card): boolean {
  const hand = state.hands[seat] as Token[];
  for (let i = 0; i < hand.length; i++) {
    if (canGive(state, seat, card, jewelOf(hand[i] as Token))) return true;
  }
  return false;
}

/** Whether this jewel of the hand may be given to the Fence, or to the Forger for some display jewel. */
export function canGive(state: State, seat: Seat, card: Card, jewel: Jewel): boolean {
  const tally = tallyOf(state.hands[seat] as Token[]);
  count(tally, jewel, -1);
  if (card === V(12)) return keepsLock(state, seat, tally);
  for (let at = 0; at < state.display.length; at++) {
    if (canSwap(state, seat, at, tally)) return true;
  }
  return false;
}

/** Whether a display jewel may be swapped into a hand from which the given one has already gone. */
export function canSwap(state: State, seat: Seat, at: number, tally: Tally): boolean {
  const jewel = state.display[at] as Jewel;
  if (jewel === NONE || isUnderDisc(state, at)) return false;
  count(tally, jewel, 1);
  const isFine = keepsLock(state, seat, tally);
  count(tally, jewel, -1);
  return isFine;
}

/** A disc protects its display jewel until the refill after the captain's action (R5.13). */
function isUnderDisc(state: State, at: number): boolean {
  return (state.stage === 'placing' || state.stage === 'action') && isTaken(state, TRADE_1 + at);
}

function keepsLock(state: State, seat: Seat, tally: Tally): boolean {
  const row = lockedRow(state, seat);
  return row === NONE || canFill(tally, row);
}

function count(tally: Tally, jewel: Jewel, change: number): void {
  const colour = JEWEL_COLOUR[jewel] as Colour;
  tally[colour] = (tally[colour] as number) + change;
}
