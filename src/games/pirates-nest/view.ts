/** What a viewer may know, and imagining the rest (section 7). */
import { facelessRandom, forkRandom, type Random, shuffle } from '@/core/random';
import type { Viewer } from '@/core/seat';

import { addToHand, countFaces } from './cards';
import { cardsOfFace, clone, FACE_DOWN, type Face, FACES, type State } from './state';

/** Other hands and the supply are covered. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  seen.supply.fill(FACE_DOWN);
  if (seen.openHands) return seen;
  for (let seat = 0; seat < seen.seats; seat++) {
    if (seat !== viewer) seen.hands.fill(0, seat * FACES, (seat + 1) * FACES);
  }
  return seen;
}

/** The unseen cards, dealt at random to the supply and the covered hands. */
export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  const unseen = unseenCards(state);
  shuffle(random, unseen);
  fillSupply(state, unseen);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = coveredCards(state, seat); i > 0; i--) {
      addToHand(state, seat, unseen.pop() as Face);
      state.handSizes[seat] = (state.handSizes[seat] as number) - 1;
    }
  }
  state.random = forkRandom(random);
  return state;
}

/** The whole box without the cards the view shows. */
function unseenCards(state: State): Face[] {
  const shown = countFaces(state.discards);
  for (let i = 0; i < state.hands.length; i++) {
    const face = i % FACES;
    shown[face] = (shown[face] as number) + (state.hands[i] as number);
  }
  const unseen: Face[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let i = cardsOfFace(face) - (shown[face] as number); i > 0; i--) unseen.push(face);
  }
  return unseen;
}

/** Since a reshuffle the supply holds no more of a face than went into it: the others must be in hands. */
function fillSupply(state: State, unseen: Face[]): void {
  const supply = state.supply;
  const quota = state.reshuffled;
  if (quota.length === 0) {
    for (let i = 0; i < supply.length; i++) supply[i] = unseen.pop() as Face;
    return;
  }
  const left = quota.slice();
  let filled = 0;
  let kept = 0;
  for (let i = 0; i < unseen.length; i++) {
    const face = unseen[i] as Face;
    if (filled < supply.length && (left[face] as number) > 0) {
      left[face] = (left[face] as number) - 1;
      supply[filled++] = face;
    } else {
      unseen[kept++] = face;
    }
  }
  unseen.length = kept;
}

function coveredCards(state: State, seat: number): number {
  let covered = state.handSizes[seat] as number;
  for (let face = 0; face < FACES; face++) covered -= state.hands[seat * FACES + face] as number;
  return covered;
}
