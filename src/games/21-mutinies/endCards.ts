/** End of game cards: what each is worth in step 5 (table of E01 … E12). */
import type { Seat } from '@/core/seat';

import {
  type Card,
  E,
  JEWEL_COLOUR,
  MOST_COLLECTED,
  MOST_CONSPIRATORS,
  MOST_RETIREMENT,
  OLD_SALT,
  PLAIN_BONUS,
  RETIREMENT_STEP,
  SPARED_RUM,
} from './data';
import type { State, Token } from './state';
import { jewelOf } from './token';

/** Doubloons after step 3 and prestige after step 4, seat by seat. */
export interface Closing {
  readonly doubloons: readonly number[];
  readonly pp: readonly number[];
}

export function endBonus(state: State, seat: Seat, card: Card, closing: Closing): number {
  const { order } = state;
  switch (card) {
    case E(1):
    case E(2):
    case E(3):
    case E(4):
      return Math.min(MOST_COLLECTED, countColour(state.hands[seat] as Token[], card - E(1)));
    case E(5):
      return state.rum[seat] === 0 ? PLAIN_BONUS : 0;
    case E(7):
      return order[0] === seat ? PLAIN_BONUS : 0;
    case E(8):
      return order[order.length - 1] === seat ? PLAIN_BONUS : 0;
    case E(9):
      return Math.min(MOST_CONSPIRATORS, (state.cards[seat] as Card[]).length - 1);
    case E(10):
      return OLD_SALT;
    case E(11):
      return Math.min(MOST_RETIREMENT, Math.floor((closing.doubloons[seat] as number) / RETIREMENT_STEP));
    case E(12):
      return Math.min(...closing.pp) === closing.pp[seat] ? PLAIN_BONUS : 0;
    default:
      // E06 spares rum in step 6.
      return 0;
  }
}

/** The rum that costs nothing in step 6 (E06). */
export function sparedRum(cards: readonly Card[]): number {
  return cards.indexOf(E(6)) >= 0 ? SPARED_RUM : 0;
}

function countColour(hand: readonly Token[], colour: number): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if (JEWEL_COLOUR[jewelOf(hand[i] as Token)] === colour) count++;
  }
  return count;
}
