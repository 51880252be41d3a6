/** Discarding, drawing, reshuffling (R7). */
import type { Emit } from '@/core/event';
import { shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import { drewEvent, inOrder, putInHand, takeFromHand } from '../path/hands';
import { FACE_DOWN, type Face, FACES, faceText, type State } from './state';

/** Puts a card from a hand face up on the discards. */
export function discard(state: State, seat: Seat, face: Face): void {
  takeFromHand(state, FACES, seat, face);
  state.discards.push(face);
}

export function addToHand(state: State, seat: Seat, face: Face): void {
  putInHand(state, FACES, seat, face);
}

/** One at a time; when supply and discards are empty the rest is lost (R7.1, R7.3). */
export function drawToHand(state: State, seat: Seat, count: number, emit?: Emit): void {
  const drawn: Face[] | null = emit ? [] : null;
  for (let i = 0; i < count; i++) {
    if (state.supply.length === 0) reshuffle(state, emit);
    if (state.supply.length === 0) break;
    const face = state.supply.pop() as Face;
    addToHand(state, seat, face);
    if (drawn) drawn.push(face);
  }
  if (emit && drawn) emit(drewEvent(seat, inOrder(drawn).map(faceText), state.openHands ? 'all' : 'drawer'));
}

/** The whole discard pile becomes the supply, only when a card is due (R7.2). */
function reshuffle(state: State, emit?: Emit): void {
  if (state.discards.length === 0) return;
  state.supply = state.discards;
  state.discards = [];
  state.reshuffled = countFaces(state.supply);
  shuffle(state.random, state.supply);
  if (emit) emit({ kind: 'reshuffled', count: state.supply.length });
}

/** How many cards of each face lie there; face-down ones are not counted. */
export function countFaces(cards: readonly Face[]): number[] {
  const counts: number[] = [];
  for (let face = 0; face < FACES; face++) counts.push(0);
  for (let i = 0; i < cards.length; i++) {
    const face = cards[i] as Face;
    if (face !== FACE_DOWN) counts[face] = (counts[face] as number) + 1;
  }
  return counts;
}
