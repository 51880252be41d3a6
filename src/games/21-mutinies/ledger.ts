/** Where prestige comes from: every change of a seat's prestige is booked by cause, so that totals can be explained. */
import type { Seat } from '@/core/seat';

import { add, type State } from './state';

/** Words name them `cause.<id>`. The first ones are earned in play, the last five in the final scoring (R10). */
export const CAUSES = [
  'start',
  'market',
  'town',
  'cabin',
  'mutiny',
  'treasure',
  'card',
  'leftTreasures',
  'exchange',
  'endCards',
  'refused',
  'rumLeft',
] as const;

export const CAUSE_COUNT = CAUSES.length;

/** An index into CAUSES. */
export type Book = number;
export const FROM_START: Book = 0;
export const FROM_MARKET: Book = 1;
export const FROM_TOWN: Book = 2;
export const FROM_CABIN: Book = 3;
export const FROM_MUTINY: Book = 4;
export const FROM_TREASURE: Book = 5;
export const FROM_CARD: Book = 6;
export const FROM_LEFT_TREASURES: Book = 7;
export const FROM_EXCHANGE: Book = 8;
export const FROM_END_CARDS: Book = 9;
export const FROM_REFUSED: Book = 10;
export const FROM_RUM_LEFT: Book = 11;

/** Books points, good or bad, without a look at bonuses and floors. */
export function book(state: State, seat: Seat, from: Book, points: number): void {
  add(state.pp, seat, points);
  add(state.earned, seat * CAUSE_COUNT + from, points);
}
