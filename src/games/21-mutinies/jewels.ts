/** The way of the jewels: stock, blind pile, display, hands and discard (R2.10 … R2.13, R5.13). */
import { shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import { type Jewel, JEWEL_IDS, SPACES, TRADE_1 } from './data';
import { triggerEnd } from './ending';
import type { Tell } from './events';
import { NONE, type State, type Token } from './state';
import { faceDown, jewelOf, knowers, shownTo, shownToAll } from './token';

export function jewelId(jewel: Jewel): string {
  return JEWEL_IDS[jewel] as string;
}

/** The top of the stock, or NONE; the last jewel that leaves makes it run out (R2.12, R2.13). */
export function drawFromStock(state: State, tell?: Tell): Token {
  const token = state.stock.pop();
  if (token === undefined) return NONE;
  if (state.stock.length === 0) runOut(state, tell);
  return token;
}

/** A jewel that was looked at leaves the stock from anywhere near its top (V14). */
export function takeFromStock(state: State, jewel: Jewel, tell?: Tell): Token {
  const { stock } = state;
  for (let i = stock.length - 1; i >= 0; i--) {
    const token = stock[i] as Token;
    if (jewelOf(token) !== jewel) continue;
    stock.splice(i, 1);
    if (stock.length === 0) runOut(state, tell);
    return token;
  }
  return NONE;
}

function runOut(state: State, tell?: Tell): void {
  state.runOuts += 1;
  tell?.({ kind: 'ranOut', time: state.runOuts });
  if (state.runOuts > 1) return triggerEnd(state, 'jewels', tell);
  state.rebuildDue = true;
  rebuildIfDue(state, tell);
}

/** After jewels were discarded, all of them together: a due new stock is made of them (R2.12). */
export function rebuildIfDue(state: State, tell?: Tell): void {
  if (!state.rebuildDue || state.discard.length === 0) return;
  state.rebuildDue = false;
  const jewels = state.discard.slice();
  jewels.sort(byTableOrder);
  state.rebuilt = jewels;
  const stock: Token[] = [];
  for (let i = 0; i < jewels.length; i++) stock.push(faceDown(jewels[i] as Jewel, true));
  shuffle(state.random, stock);
  state.stock = stock;
  state.discard = [];
  tell?.({ kind: 'rebuilt', count: stock.length });
}

function byTableOrder(a: Jewel, b: Jewel): number {
  return a - b;
}

/** A token comes to a hand and stays in table order. */
export function putInHand(state: State, seat: Seat, token: Token): void {
  const hand = state.hands[seat] as Token[];
  let at = hand.length;
  hand.push(token);
  while (at > 0 && (hand[at - 1] as Token) > token) {
    hand[at] = hand[at - 1] as Token;
    at--;
  }
  hand[at] = token;
}

/** A jewel leaves a hand that has it; the token it was. */
export function takeFromHand(state: State, seat: Seat, jewel: Jewel): Token {
  const hand = state.hands[seat] as Token[];
  for (let i = 0; i < hand.length; i++) {
    const token = hand[i] as Token;
    if (jewelOf(token) === jewel) {
      hand.splice(i, 1);
      return token;
    }
  }
  return NONE;
}

/** The top of the stock goes unseen to a hand, if there is one (R2.13). */
export function drawJewel(state: State, seat: Seat, tell?: Tell): void {
  const token = drawFromStock(state, tell);
  if (token !== NONE) keepUnseen(state, seat, { token, from: 'stock' }, tell);
}

/** The top of the blind pile goes unseen to a hand. */
export function drawBlind(state: State, seat: Seat, tell?: Tell): void {
  keepUnseen(state, seat, { token: state.blind.pop() as Token, from: 'blind' }, tell);
}

function keepUnseen(state: State, seat: Seat, draw: { token: Token; from: 'stock' | 'blind' }, tell?: Tell): void {
  const seen = shownTo(draw.token, seat);
  putInHand(state, seat, seen);
  tell?.({
    kind: 'drewJewel',
    seat,
    from: draw.from,
    isKept: true,
    secret: { to: knowers(seen), jewel: jewelId(jewelOf(seen)) },
    reveals: true,
  });
}

/** A display jewel goes to a hand; everybody has seen it (R5.1). */
export function takeDisplayed(state: State, seat: Seat, at: number, tell?: Tell): void {
  const jewel = state.display[at] as Jewel;
  state.display[at] = NONE;
  putInHand(state, seat, shownToAll(faceDown(jewel, false), state.seats));
  tell?.({ kind: 'tookJewel', seat, jewel: jewelId(jewel), space: SPACES[TRADE_1 + at] as string });
}

/** A jewel on its way to the discard, and whether its owner sees it for the first time. */
interface Discarded {
  readonly seat: Seat;
  readonly jewel: Jewel;
  readonly cause: string;
  readonly isNews: boolean;
}

/** One jewel goes face up to the discard (R2.10). */
export function discardJewel(state: State, discarded: Discarded, tell?: Tell): void {
  const { seat, jewel, cause, isNews } = discarded;
  state.discard.push(jewel);
  tell?.({ kind: 'discarded', seat, jewels: [jewelId(jewel)], cause, ...(isNews ? { reveals: true } : {}) });
  rebuildIfDue(state, tell);
}

/** Display spaces from 1 upward, then the bottom of the blind pile, as far as the stock reaches (R5.13). */
export function refill(state: State, tell?: Tell): void {
  const spaces: string[] = [];
  const jewels: string[] = [];
  const size = state.display.length;
  for (let at = 0; at < size && state.stock.length > 0; at++) {
    if (state.display[at] !== NONE) continue;
    const jewel = jewelOf(drawFromStock(state, tell));
    state.display[at] = jewel;
    if (!tell) continue;
    spaces.push(SPACES[TRADE_1 + at] as string);
    jewels.push(jewelId(jewel));
  }
  let blind = 0;
  while (state.blind.length < size && state.stock.length > 0) {
    state.blind.unshift(drawFromStock(state, tell));
    blind++;
  }
  if (blind > 0 || jewels.length > 0) tell?.({ kind: 'refilled', spaces, jewels, blind, reveals: true });
}
