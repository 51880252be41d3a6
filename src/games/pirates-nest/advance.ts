/** Playing a card: an own pirate goes to the next vacant space of its symbol (R3). */
import type { Emit } from '@/core/event';

import { jumpedOver, nextVacant, type PathChart } from '../path/chart';
import { discard } from './cards';
import { chartOf } from './chart';
import { movePirate } from './crews';
import { cardOf, fromOf, type Move, playCard, toOf } from './move';
import { BOAT, type Face, FACES, faceText, NOWHERE, type Place, placeText, type State, symbolOf } from './state';
import { canBoard, canSetOut } from './targets';

/** Every face in hand with every own pirate that can use it; equal pirates give one move (R2.7). */
export function listPlays(state: State, list: Move[]): void {
  if (state.handSizes[state.toMove] === 0) return;
  const chart = chartOf(state.layout);
  const hands = state.hands;
  const hand = state.toMove * FACES;
  for (let face = 0; face < FACES; face++) {
    if (hands[hand + face] !== 0) listPlaysOf(state, chart, face, list);
  }
}

function listPlaysOf(state: State, chart: PathChart, face: Face, list: Move[]): void {
  const pirates = state.pirates;
  const crowd = state.crowd;
  const symbol = symbolOf(face);
  const start = state.toMove * state.crew;
  const end = start + state.crew;
  let before = NOWHERE;
  for (let i = start; i < end; i++) {
    const from = pirates[i] as Place;
    if (from === before) continue;
    before = from;
    if (from >= BOAT && !canSetOut(state, from)) continue;
    const to = nextVacant(chart, crowd, symbol, from);
    if (to !== BOAT || canBoard(state, state.toMove)) list[list.length] = playCard(face, from, to);
  }
}

/** The card leaves the hand, then the pirate goes (R3.1). */
export function advance(state: State, move: Move, emit?: Emit): void {
  const card = cardOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const seat = state.toMove;
  discard(state, seat, card);
  movePirate(state, seat, from, to);
  state.moved = true;
  if (!emit) return;
  emit({ kind: 'played', seat, card: faceText(card) });
  const jumped = jumpedOver(chartOf(state.layout), symbolOf(card), from, to).map(placeText);
  emit({ kind: 'moved', seat, from: placeText(from), to: placeText(to), jumped });
}
