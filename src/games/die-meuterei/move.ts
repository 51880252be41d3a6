/**
 * Every move there is, made once: a kind, what it is about, its text and a number of its own.
 * `on` is, by kind: use: pirate; keep: KEEP_…; return, sell: combat card; buy: how many; take: TAKE_…; rob, peek: seat;
 * side, place: side; pick: deck spot (0 is spot 1); inspect: pair; play: combat card or MASCOT; others: 0.
 */
import { seatText } from '@/core/seat';
import { COMBAT, PAIRS, PIRATES, SAILORS, SIDES, TRADE_LIMIT, GHOST } from './data';

export const MOVE_KINDS = [
  'knock',
  'use',
  'keep',
  'return',
  'done',
  'buy',
  'sell',
  'take',
  'rob',
  'skip',
  'side',
  'stay',
  'change',
  'peek',
  'pick',
  'place',
  'inspect',
  'swap',
  'play',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface Move {
  readonly kind: MoveKind;
  readonly on: number;
  readonly text: string;
  readonly key: number;
}

/** What `keep` keeps: with Ramon the gold or the combat card, with Tembo the upper or the lower one. */
export const KEEP_GOLD = 0;
export const KEEP_COMBAT = 1;
export const KEEP_UPPER = 2;
export const KEEP_LOWER = 3;
/** What Pang gives. */
export const TAKE_COMBAT = 0;
export const TAKE_COIN = 1;

const MOST_SEATS = 4;
const ALL: Move[] = [];

function make(kind: MoveKind, on: number, text: string): Move {
  const move: Move = { kind, on, text, key: ALL.length };
  ALL.push(move);
  return move;
}

function makeAll(kind: MoveKind, objects: readonly (string | number)[]): readonly Move[] {
  return objects.map((object, on) => make(kind, on, `${kind} ${object}`));
}

const seatTexts = Array.from({ length: MOST_SEATS }, (_item, seat) => seatText(seat));
const spotTexts = Array.from({ length: SAILORS }, (_item, spot) => spot + 1);

export const KNOCK = make('knock', 0, 'knock');
/** By pirate; the Ghost is never a move (R2.4). */
export const USE = makeAll('use', PIRATES.slice(0, GHOST));
export const KEEP = makeAll('keep', ['gold', 'combat', 1, 2]);
export const RETURN = makeAll('return', COMBAT);
export const DONE = make('done', 0, 'done');
/** By count − 1; `on` is the count. */
export const BUY = Array.from({ length: TRADE_LIMIT }, (_item, i) => make('buy', i + 1, `buy ${i + 1}`));
export const SELL = makeAll('sell', COMBAT);
export const TAKE = makeAll('take', ['combat', 'coin']);
export const ROB = makeAll('rob', seatTexts);
export const SKIP = make('skip', 0, 'skip');
export const SIDE = makeAll('side', SIDES);
export const STAY = make('stay', 0, 'stay');
export const CHANGE = make('change', 0, 'change');
export const PEEK = makeAll('peek', seatTexts);
export const PICK = makeAll('pick', spotTexts);
export const PLACE = makeAll('place', SIDES);
export const INSPECT = makeAll('inspect', PAIRS);
export const SWAP = make('swap', 0, 'swap');
export const PLAY = makeAll('play', [...COMBAT, 'mascot']);

const BY_TEXT: ReadonlyMap<string, Move> = new Map(ALL.map((move) => [move.text, move]));

/** The move a text means, or null if it is not written as one. */
export function read(text: string): Move | null {
  return BY_TEXT.get(text) ?? null;
}
