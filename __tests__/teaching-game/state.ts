/**
 * Sea chest, the teaching game: tiny, but with everything a game can have. Used only by the tests.
 * Coins lie face down in rows; you draw, look, bury the best in your chest and wager in secret on the end.
 */
import type { Random } from '@/core/random';
import type { Seat } from '@/core/seat';

/** A face-down coin shows 0 to those who have not seen it. Who has seen it is known to all, and goes where it goes. */
export interface Coin {
  face: number;
  /** One bit a seat. */
  seenBy: number;
}

/** `none`: not made yet. `hidden`: made, but not for your eyes. */
export type Wager = 'none' | 'hidden' | 'high' | 'low';

export type Scoring = 'sum' | 'sets';

/** The options as played, defaults filled in. */
export interface House {
  chest: number;
  dice: boolean;
  wagers: boolean;
  scoring: Scoring;
  bonus: number;
  /** How many coins of each face are in the game, from face 1. */
  mint: number[];
}

export interface State {
  house: House;
  random: Random;
  /** The last coin is the top one. */
  deck: Coin[];
  rows: Coin[][];
  chests: Coin[][];
  wagers: Wager[];
  /** What each seat rolled; 0: not yet. */
  luck: number[];
  /** Null: the chests are open, the game is over. */
  toAct: Seat | null;
}

export type Move =
  | { kind: 'wager'; on: 'high' | 'low' }
  | { kind: 'draw' }
  | { kind: 'look' }
  /** The place of the coin in the row, from 0. */
  | { kind: 'bury'; place: number }
  | { kind: 'roll' };

export const ROW_LENGTH = 3;

export function hasSeen(coin: Coin, seat: Seat): boolean {
  return (coin.seenBy & (1 << seat)) !== 0;
}

/** The coin that would be drawn next. */
export function topCoin(state: State): Coin | undefined {
  return state.deck[state.deck.length - 1];
}
