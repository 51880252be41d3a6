/** Laying, drawing, reshuffling, and the open row (R6). */
import type { Emit } from '@/core/event';
import { shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import { drewEvent, inOrder, putInHand, takeFromHand } from '../path/hands';
import { OPEN_ROW_LENGTH } from './data';
import { forgetLaid, passTop, rememberDraw } from './memory';
import { DARK, KINDS, type Kind, kindText, NONE, type State } from './state';

/** Puts a card from a hand on the discard pile. */
export function discard(state: State, seat: Seat, kind: Kind): void {
  takeFromHand(state, KINDS, seat, kind);
  state.pile[kind] = (state.pile[kind] as number) + 1;
  forgetLaid(state, seat, kind);
}

/** Lays a card of the acting seat; a dark one is remembered until the action is over (R7.1). */
export function lay(state: State, kind: Kind): void {
  discard(state, state.toMove, kind);
  if (kind >= DARK) state.darkLaid = true;
}

export function addToHand(state: State, seat: Seat, kind: Kind): void {
  putInHand(state, KINDS, seat, kind);
}

/** Draws into a hand; when deck and pile are empty the rest is lost (R6.3). */
export function drawToHand(state: State, seat: Seat, count: number, emit?: Emit): void {
  const drawn: Kind[] | null = emit ? [] : null;
  for (let i = 0; i < count; i++) {
    const kind = takeTop(state, emit);
    if (kind === NONE) break;
    addToHand(state, seat, kind);
    rememberDraw(state, seat, kind);
    if (drawn) drawn.push(kind);
  }
  if (emit && drawn) emit(drewEvent(seat, inOrder(drawn).map(kindText), drawSeen(state)));
}

/** Draws into the pool of Rum or Lantern. */
export function drawToPool(state: State, count: number, emit?: Emit): void {
  for (let i = 0; i < count; i++) {
    const kind = takeTop(state, emit);
    if (kind === NONE) break;
    passTop(state);
    state.pool.push(kind);
  }
  inOrder(state.pool);
}

/** The top card of the deck; an empty deck takes in the discard pile first (R6.2). */
function takeTop(state: State, emit?: Emit): Kind {
  if (state.deck.length === 0) {
    reshuffle(state, emit);
    if (state.deck.length === 0) return NONE;
  }
  if (state.openRow) {
    if (state.row === 0) turnUpRow(state, emit);
    state.row--;
  }
  return state.deck.pop() as Kind;
}

function reshuffle(state: State, emit?: Emit): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = state.pile[kind] as number; i > 0; i--) state.deck.push(kind);
    state.pile[kind] = 0;
  }
  if (state.deck.length === 0) return;
  shuffle(state.random, state.deck);
  if (emit) emit({ kind: 'reshuffled', count: state.deck.length });
}

/** When an action or a skip is over and the row is empty, the next twelve cards are turned up (R6.6). */
export function refillRow(state: State, emit?: Emit): void {
  if (state.openRow && state.row === 0 && state.deck.length > 0) turnUpRow(state, emit);
}

function turnUpRow(state: State, emit?: Emit): void {
  const deck = state.deck;
  state.row = deck.length < OPEN_ROW_LENGTH ? deck.length : OPEN_ROW_LENGTH;
  if (emit) {
    const cards = deck.slice(deck.length - state.row).reverse();
    emit({ kind: 'rowRefilled', cards: cards.map(kindText), reveals: true });
  }
}

/** Hands are face up for all, or the cards were face up before they were taken. */
export function isDrawOpen(state: State): boolean {
  return state.openHands || state.openRow;
}

function drawSeen(state: State): 'drawer' | 'all' | 'before' {
  if (state.openRow) return 'before';
  return state.openHands ? 'all' : 'drawer';
}
