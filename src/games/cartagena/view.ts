/** What a viewer may know, and imagining the rest (section 6). */
import { facelessRandom, forkRandom, type Random, shuffle } from '@/core/random';
import type { Viewer } from '@/core/seat';

import { TILES } from './data';
import { bound, knownTop } from './memory';
import { cardsOfKind, clone, FACE_DOWN, GONE, KINDS, type Kind, type State } from './state';

/** Other hands, the deck but its known front, the cards of Rum and Lantern, tiles and other memories are covered. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  coverHands(seen, viewer);
  coverDeck(seen, viewer);
  const seesPool = viewer === state.toMove || state.openHands || state.openRow;
  if (!seesPool) {
    seen.pool.fill(FACE_DOWN);
    seen.putBack.fill(FACE_DOWN);
  }
  for (let i = 0; i < seen.tiles.length; i++) {
    if (seen.tiles[i] !== GONE) seen.tiles[i] = FACE_DOWN;
  }
  seen.box.fill(FACE_DOWN);
  coverMemories(seen, viewer);
  return seen;
}

/** A hand is open to its owner, to all with open hands, and to whoever holds the gun just now (R8.3). */
function coverHands(seen: State, viewer: Viewer): void {
  if (seen.openHands) return;
  const robbed = seen.phase === 'gunTake' && viewer === seen.toMove ? seen.other : viewer;
  for (let seat = 0; seat < seen.seats; seat++) {
    if (seat !== viewer && seat !== robbed) seen.hands.fill(0, seat * KINDS, (seat + 1) * KINDS);
  }
}

function coverDeck(seen: State, viewer: Viewer): void {
  // With an open row or open hands everybody knows the same front, the table included.
  const known = viewer !== 'table' ? knownTop(seen, viewer) : seen.openRow || seen.openHands ? knownTop(seen, 0) : 0;
  seen.deck.fill(FACE_DOWN, 0, seen.deck.length - known);
}

function coverMemories(seen: State, viewer: Viewer): void {
  for (let seat = 0; seat < seen.seats; seat++) {
    if (seat === viewer) continue;
    if (seen.atLeast.length > 0) seen.atLeast.fill(0, bound(seen, seat, 0), bound(seen, seat + 1, 0));
    if (seen.tops.length > 0 && !seen.openHands) seen.tops[seat] = 0;
  }
}

/** The remembered cards go where they are known to be; all others are dealt evenly to what is face down. */
export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  const missing = missingCards(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (isCovered(state, seat)) fillRemembered(state, seat, missing);
  }
  const unseen: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = missing[kind] as number; i > 0; i--) unseen.push(kind);
  }
  shuffle(random, unseen);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = coveredCards(state, seat); i > 0; i--) {
      const held = seat * KINDS + (unseen.pop() as Kind);
      state.hands[held] = (state.hands[held] as number) + 1;
    }
  }
  fillFaceDown(state.deck, unseen);
  fillFaceDown(state.pool, unseen);
  state.pool.sort((a, b) => a - b);
  fillFaceDown(state.putBack, unseen);
  imagineTiles(state, random);
  state.random = forkRandom(random);
  return state;
}

/** Cards of the box that the view shows nowhere. */
function missingCards(state: State): number[] {
  const missing: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    let shown = state.pile[kind] as number;
    for (let seat = 0; seat < state.seats; seat++) shown += state.hands[seat * KINDS + kind] as number;
    missing.push(cardsOfKind(state, kind) - shown);
  }
  subtractShown(missing, state.deck);
  subtractShown(missing, state.pool);
  subtractShown(missing, state.putBack);
  return missing;
}

function subtractShown(missing: number[], cards: readonly Kind[]): void {
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as Kind;
    if (kind !== FACE_DOWN) missing[kind] = (missing[kind] as number) - 1;
  }
}

function coveredCards(state: State, seat: number): number {
  let covered = state.handSizes[seat] as number;
  for (let kind = 0; kind < KINDS; kind++) covered -= state.hands[seat * KINDS + kind] as number;
  return covered;
}

function isCovered(state: State, seat: number): boolean {
  return coveredCards(state, seat) > 0;
}

/** In a view only the viewer's memory is left, so whatever bound is there is the viewer's. */
function fillRemembered(state: State, owner: number, missing: number[]): void {
  if (state.atLeast.length === 0) return;
  for (let knower = 0; knower < state.seats; knower++) {
    const at = bound(state, knower, owner);
    for (let kind = 0; kind < KINDS; kind++) {
      const known = state.atLeast[at + kind] as number;
      if (known === 0) continue;
      state.hands[owner * KINDS + kind] = (state.hands[owner * KINDS + kind] as number) + known;
      missing[kind] = (missing[kind] as number) - known;
    }
  }
}

function fillFaceDown(cards: Kind[], unseen: Kind[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === FACE_DOWN) cards[i] = unseen.pop() as Kind;
  }
}

function imagineTiles(state: State, random: Random): void {
  if (!state.blackMagic) return;
  const unseen = [...TILES];
  for (const tile of state.opened) unseen.splice(unseen.indexOf(tile), 1);
  shuffle(random, unseen);
  fillFaceDown(state.tiles, unseen);
  fillFaceDown(state.box, unseen);
}
