/**
 * A move of The Pirate's Nest as one small number: what is done, with which card, with whose pirate, from where to where.
 * Why a number and not an object: docs/decisions/cartagena-moves.md.
 */
import type { Face, Place } from './state';

export type Move = number;

/** What can be done; a deed's number is its place in this list. */
export const DEEDS = [
  'play',
  'push',
  'sail out',
  'sail back',
  'sail out free',
  'sail back free',
  'flag',
  'end',
  'pass',
  'drop',
] as const;

export const PLAY = 0;
export const PUSH = 1;
export const SAIL_OUT = 2;
export const SAIL_BACK = 3;
export const SAIL_OUT_FREE = 4;
export const SAIL_BACK_FREE = 5;
export const FLAG = 6;
export const END = 7;
export const PASS = 8;
export const DROP = 9;

/** A deed that needs no more is its own move. Bits, lowest first: deed 4, card 4, from 6, to 6, colour 3. */
const CARD_BIT = 4;
const FROM_BIT = 8;
const TO_BIT = 14;
const COLOUR_BIT = 20;

/** A card takes an own pirate forward (R3). */
export function playCard(card: Face, from: Place, to: Place): Move {
  return PLAY | (card << CARD_BIT) | (from << FROM_BIT) | (to << TO_BIT);
}

/** A rival's pirate is pushed forward (R4); the text names its colour, so the move does. */
export function push(colour: number, from: Place, to: Place): Move {
  return PUSH | (from << FROM_BIT) | (to << TO_BIT) | (colour << COLOUR_BIT);
}

export function drop(card: Face): Move {
  return DROP | (card << CARD_BIT);
}

export function deedOf(move: Move): number {
  return move & 15;
}

export function cardOf(move: Move): Face {
  return (move >>> CARD_BIT) & 15;
}

export function fromOf(move: Move): Place {
  return (move >>> FROM_BIT) & 63;
}

export function toOf(move: Move): Place {
  return (move >>> TO_BIT) & 63;
}

export function colourOf(move: Move): number {
  return (move >>> COLOUR_BIT) & 7;
}

export function kindOf(move: Move): string {
  return DEEDS[deedOf(move)] as string;
}
