/** Moves as text and back, in the specification's notation (section 10), with their kinds and keys. */
import { seatText } from '@/core/seat';

import {
  ACTION_OF,
  BLIND,
  CABIN_HENCHMAN,
  CARD_IDS,
  FIRST_END,
  FIRST_SPACE,
  FIRST_VOLUNTARY,
  isCompulsory,
  JEWEL_IDS,
  ROWS,
  type Space,
  SPACES,
  TAVERN,
  TREASURES,
} from './data';
import * as moves from './move';
import { type Move, NONE } from './state';

export function write(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `@${spaceText(move.space)}`;
    case 'henchman':
      return `h@${spaceText(move.space)}`;
    case 'use':
      return `use ${TREASURES[move.treasure]}`;
    case 'play':
      return `play ${CARD_IDS[move.card]}`;
    case 'combo':
      return `combo ${ROWS[move.row]}`;
    case 'pick':
    case 'give':
    case 'top':
      return `${move.kind} ${JEWEL_IDS[move.jewel]}`;
    case 'take':
      return move.jewel === NONE ? 'take -' : `take ${JEWEL_IDS[move.jewel]}`;
    case 'rum':
      return `rum ${move.rum}`;
    case 'steal':
      return move.from === NONE ? 'steal blind' : `steal trade.${move.from + 1}`;
    case 'swap':
      return `swap ${move.with + 1}`;
    case 'rob':
      return move.seat === NONE ? 'rob bank' : `rob ${seatText(move.seat)}`;
    case 'target':
      return `target ${seatText(move.seat)}`;
    case 'done':
    case 'go':
    case 'keep':
    case 'throw':
    case 'pass':
    case 'reveal':
    case 'hide':
      return move.kind;
  }
}

/** Where spaces have an order, the text names only the action: the lowest free one is meant. */
function spaceText(space: Space): string {
  const text = SPACES[space] as string;
  return isOrdered(space) ? text.slice(0, text.indexOf('.')) : text;
}

function isOrdered(space: Space): boolean {
  const action = ACTION_OF[space] as number;
  return action >= BLIND && action <= TAVERN;
}

/** The texts of all moves there are, with a move for each. */
const READABLE: ReadonlyMap<string, Move> = new Map(
  [
    ...moves.PLACE.filter(({ space }) => space !== CABIN_HENCHMAN && isNamed(space)),
    ...moves.PLACE_HENCHMAN.filter(({ space }) => isNamed(space) && !(SPACES[space] as string).startsWith('cabin.')),
    ...moves.USE,
    ...moves.PLAY.filter(({ card }) => card >= FIRST_VOLUNTARY && card < FIRST_END),
    ...[...moves.COMBO, ...moves.PICK, ...moves.GIVE, ...moves.TAKE, ...moves.TOP],
    ...[...moves.RUM, ...moves.STEAL, ...moves.SWAP, ...moves.ROB, ...moves.TARGET],
    ...[moves.TAKE_NONE, moves.STEAL_BLIND, moves.ROB_BANK, moves.DONE, moves.GO, moves.KEEP, moves.THROW],
    ...[moves.PASS, moves.HIDE, moves.REVEAL[0] as Move],
  ].map((move) => [write(move), move]),
);

/** Of the spaces with an order the first stands for the action. */
function isNamed(space: Space): boolean {
  return !isOrdered(space) || FIRST_SPACE[ACTION_OF[space] as number] === space;
}

/** The move a text means, or null if it is not written as one. */
export function read(text: string): Move | null {
  return READABLE.get(text) ?? null;
}

/** Fine enough to see every treasure and card reached; every single space is a landmark (landmarks.ts). */
export function kindOf(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `place ${spaceText(move.space)}`;
    case 'henchman':
      return `henchman ${spaceText(move.space)}`;
    case 'use':
    case 'play':
    case 'combo':
      return write(move);
    case 'reveal':
      return `reveal ${CARD_IDS[move.card]}`;
    case 'take':
      return move.jewel === NONE ? 'take -' : 'take';
    case 'rob':
      return move.seat === NONE ? 'rob bank' : 'rob';
    case 'pass':
      // It needs an empty blind pile and a robbed purse: too rare for the everyday runs that must reach all kinds.
      return 'steal';
    case 'done':
    case 'go':
    case 'keep':
    case 'throw':
    case 'pick':
    case 'rum':
    case 'steal':
    case 'target':
    case 'give':
    case 'swap':
    case 'top':
    case 'hide':
      return move.kind;
  }
}

/** Every kind there is. The henchman is for two players, who have four display spaces. */
export const MOVE_KINDS: readonly string[] = [
  ...new Set(
    [
      ...moves.REVEAL.filter(({ card }) => isCompulsory(card)),
      ...[...READABLE].filter(([text, { kind }]) => kind !== 'reveal' && text !== 'h@trade.5').map(([, move]) => move),
    ].map(kindOf),
  ),
];

/** A number for each move, unique within a state, much cheaper than its text. */
export function key(move: Move): number {
  switch (move.kind) {
    case 'place':
      return move.space;
    case 'henchman':
      return 50 + move.space;
    case 'use':
      return 100 + move.treasure;
    case 'play':
      return 120 + move.card;
    case 'combo':
      return 180 + move.row;
    case 'rum':
      return 190 + move.rum;
    case 'steal':
      return 201 + move.from;
    case 'swap':
      return 210 + move.with;
    case 'rob':
      return 221 + move.seat;
    case 'target':
      return 230 + move.seat;
    case 'done':
      return 240;
    case 'go':
      return 241;
    case 'keep':
      return 242;
    case 'throw':
      return 243;
    case 'pass':
      return 244;
    case 'reveal':
      return 245;
    case 'hide':
      return 246;
    case 'pick':
      return 300 + move.jewel;
    case 'give':
      return 400 + move.jewel;
    case 'take':
      return 501 + move.jewel;
    case 'top':
      return 600 + move.jewel;
  }
}
