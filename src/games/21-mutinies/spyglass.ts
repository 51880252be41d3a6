/** V14, the Spyglass: looking at the top of the stock, taking one, putting the others back in a chosen order. */
import { type Jewel, SPYGLASS_JEWELS, SPYGLASS_PRICE } from './data';
import type { Tell } from './events';
import { jewelId, putInHand, takeFromStock } from './jewels';
import { add, NONE, type State, type Token } from './state';
import { jewelOf, shownTo } from './token';
import { backToWindow } from './windows';

/** The player sees up to three jewels; looking is not drawing (R2.12). */
export function lookAtStock(state: State, tell?: Tell): void {
  const seat = state.turn;
  const { stock } = state;
  const count = Math.min(SPYGLASS_JEWELS, stock.length);
  state.spied = count;
  state.ordered = 0;
  for (let i = stock.length - count; i < stock.length; i++) stock[i] = shownTo(stock[i] as Token, seat);
  tell?.({ kind: 'looked', seat, count, secret: { to: [seat], jewels: topOf(state) }, reveals: true });
}

/** One of them for a doubloon, or none. */
export function takeSpied(state: State, jewel: Jewel, tell?: Tell): void {
  const seat = state.turn;
  const took = jewel !== NONE;
  if (took) {
    state.spied -= 1;
    add(state.doubloons, seat, -SPYGLASS_PRICE);
    putInHand(state, seat, takeFromStock(state, jewel, tell));
  }
  state.phase = 'order';
  tell?.({ kind: 'spied', seat, took, ...(took ? { secret: { to: [seat], jewel: jewelId(jewel) } } : {}) });
  if (state.spied - state.ordered <= 1) finish(state, tell);
}

/** The next one from the top down; the last one needs no naming. */
export function putOnTop(state: State, jewel: Jewel, tell?: Tell): void {
  const { stock } = state;
  const place = stock.length - 1 - state.ordered;
  for (let i = place; i >= 0; i--) {
    const token = stock[i] as Token;
    if (jewelOf(token) !== jewel) continue;
    stock[i] = stock[place] as Token;
    stock[place] = token;
    break;
  }
  state.ordered += 1;
  if (state.spied - state.ordered <= 1) finish(state, tell);
}

function finish(state: State, tell?: Tell): void {
  const seat = state.turn;
  if (state.spied > 0) {
    tell?.({ kind: 'putBack', seat, count: state.spied, secret: { to: [seat], jewels: topOf(state) } });
  }
  state.spied = 0;
  state.ordered = 0;
  backToWindow(state);
}

/** The ids under the spyglass, from the top down. */
function topOf(state: State): string[] {
  return state.stock
    .slice(state.stock.length - state.spied)
    .reverse()
    .map((token) => jewelId(jewelOf(token)));
}
