/**
 * A move of Cartagena as one small number: what is done, with which card, to which seat, from where to where, how many.
 * Why a number and not an object: docs/decisions/cartagena-moves.md.
 */
import type { Seat } from '@/core/seat';

import type { Kind, PathSymbol, Place } from './state';

export type Move = number;

/** What can be done; a deed's number is its place in this list. */
export const DEEDS = [
  'advance',
  'retreat',
  'push',
  'sail',
  'sail free',
  'skip',
  'end',
  'gun',
  'rum',
  'lantern',
  'hook',
  'chest',
  'pair',
  'with',
  'with pair',
  'take',
  'give',
  'keep',
  'next',
  'drop',
] as const;

export const ADVANCE = 0;
export const RETREAT = 1;
export const PUSH = 2;
export const SAIL = 3;
export const SAIL_FREE = 4;
export const SKIP = 5;
export const END = 6;
export const GUN_POWER = 7;
export const RUM_POWER = 8;
export const LANTERN_POWER = 9;
export const HOOK_POWER = 10;
export const CHEST_POWER = 11;
export const PAIR = 12;
export const WITH = 13;
export const WITH_PAIR = 14;
/** Deeds that name the second card of a hook. */
export const SECOND_DEEDS: readonly number[] = [WITH, WITH_PAIR];
export const TAKE = 15;
export const GIVE = 16;
export const KEEP = 17;
export const NEXT = 18;
export const DROP = 19;

/** A deed that needs no more (`SAIL`, `SAIL_FREE`, `SKIP`, `END`) is its own move. Bits, lowest first: deed 5, card 4, from 6, to 6, count 2, seat 3. */
const CARD_BIT = 5;
const FROM_BIT = 9;
const TO_BIT = 15;
const COUNT_BIT = 21;
const SEAT_BIT = 23;

export function advance(card: Kind, from: Place, to: Place): Move {
  return ADVANCE | (card << CARD_BIT) | (from << FROM_BIT) | (to << TO_BIT);
}

export function retreat(from: Place, to: Place, count: number): Move {
  return RETREAT | (from << FROM_BIT) | (to << TO_BIT) | (count << COUNT_BIT);
}

export function push(seat: Seat, from: Place, to: Place, count: number): Move {
  return PUSH | (from << FROM_BIT) | (to << TO_BIT) | (count << COUNT_BIT) | (seat << SEAT_BIT);
}

/** A deed that needs only a card: `rum!`, `lantern!`, `take`, `keep`, `next`, `drop`. */
export function withOnly(deed: number, card: Kind): Move {
  return deed | (card << CARD_BIT);
}

/** A deed with a card on a seat: `gun!SEAT`, `give`. */
export function onSeat(deed: number, card: Kind, seat: Seat): Move {
  return deed | (card << CARD_BIT) | (seat << SEAT_BIT);
}

/** A deed with a card on a space: `hook!SPACE`, `chest!SPACE`. */
export function onSpace(deed: number, card: Kind, space: Place): Move {
  return deed | (card << CARD_BIT) | (space << FROM_BIT);
}

/** Two parrots, `dark` of them dark, for one card of a symbol. */
export function pair(symbol: PathSymbol, dark: number): Move {
  return PAIR | (symbol << CARD_BIT) | (dark << COUNT_BIT);
}

/** The hook's second card. */
export function second(card: Kind, to: Place): Move {
  return WITH | (card << CARD_BIT) | (to << TO_BIT);
}

/** A parrot pair as the hook's second card. */
export function secondPair(symbol: PathSymbol, dark: number, to: Place): Move {
  return WITH_PAIR | (symbol << CARD_BIT) | (to << TO_BIT) | (dark << COUNT_BIT);
}

export function deedOf(move: Move): number {
  return move & 31;
}

export function cardOf(move: Move): Kind {
  return (move >>> CARD_BIT) & 15;
}

export function fromOf(move: Move): Place {
  return (move >>> FROM_BIT) & 63;
}

export function toOf(move: Move): Place {
  return (move >>> TO_BIT) & 63;
}

/** Cards drawn by a retreat or push; dark parrots of a pair. */
export function countOf(move: Move): number {
  return (move >>> COUNT_BIT) & 3;
}

export function seatOf(move: Move): Seat {
  return (move >>> SEAT_BIT) & 7;
}

export function kindOf(move: Move): string {
  return DEEDS[deedOf(move)] as string;
}
