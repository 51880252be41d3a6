/** What a viewer may know (section 7): everything else is face down. */
import { facelessRandom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import { rowOf } from './cards';
import { clone } from './clone';
import { COMBAT_COUNT, D, PAIR_COUNT, V } from './data';
import { HIDDEN, isPairOpen, isStale, NONE, type State } from './state';

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  // The table looks as an observer after the last seat and has no bit of its own.
  const observer = viewer === 'table' ? state.seats : viewer;
  seen.viewer = observer;
  const bit = viewer === 'table' ? 0 : 1 << viewer;
  hidePirates(seen);
  hideCards(seen, observer, bit);
  hideGold(seen, bit);
  hideSides(seen, observer);
  hideSailors(seen, observer, bit);
  return seen;
}

/** Closed doors and the pirates left out. */
function hidePirates(seen: State): void {
  for (let slot = seen.opened; slot < seen.row.length; slot++) seen.row[slot] = HIDDEN;
  for (let i = 0; i < seen.leftOut.length; i++) seen.leftOut[i] = HIDDEN;
}

/** Of other hands only what is certain; of the pile what was put there or looked at; no card laid in secret. */
function hideCards(seen: State, observer: number, bit: number): void {
  const { seats } = seen;
  const isOver = seen.phase === 'end';
  for (let seat = 0; seat < seats; seat++) {
    const table = rowOf(seen, seats, seat);
    const own = rowOf(seen, observer, seat);
    for (let card = 0; card < COMBAT_COUNT; card++) {
      if (seat !== observer && !isOver) seen.hands[seat * COMBAT_COUNT + card] = seen.known[own + card] as number;
      for (let other = 0; other < seats; other++) {
        if (other === observer || other === seat) continue;
        seen.known[rowOf(seen, other, seat) + card] = seen.known[table + card] as number;
      }
    }
    if (seat !== observer && seen.commits[seat] !== NONE) seen.commits[seat] = HIDDEN;
  }
  for (let i = 0; i < seen.combat.length; i++) {
    const known = seen.combatKnown[i] as number;
    if ((known & bit) === 0) seen.combat[i] = HIDDEN;
    seen.combatKnown[i] = known & ((seen.combatHandled[i] as number) | bit);
  }
  for (let i = 0; i < seen.aside.length; i++) {
    const known = seen.asideKnown[i] as number;
    if ((known & bit) === 0) seen.aside[i] = HIDDEN;
    seen.asideKnown[i] = known & ((1 << seen.turn) | bit);
  }
}

/** Who knows a gold card is known to all: only Ramon Diaz shows them before they are taken. */
function hideGold(seen: State, bit: number): void {
  for (let i = 0; i < seen.gold.length; i++) {
    if (((seen.goldKnown[i] as number) & bit) === 0) seen.gold[i] = HIDDEN;
  }
  if (seen.phase === 'end') return;
  for (let i = 0; i < seen.takenGold.length; i++) {
    if (((seen.takenKnown[i] as number) & bit) === 0) seen.takenGold[i] = HIDDEN;
  }
}

/** A conviction is known to its owner and to who peeked since it was last handled; so is what a peeker saw. */
function hideSides(seen: State, observer: number): void {
  const { seats } = seen;
  for (let seat = 0; seat < seats; seat++) {
    for (let other = 0; other < seats; other++) {
      const at = other * seats + seat;
      if (seen.peeked[at] !== NONE && other !== observer && seat !== observer) seen.peeked[at] = HIDDEN;
    }
    if (seat === observer || seen.sides[seat] === NONE || seen.phase === 'end') continue;
    const hasPeeked = observer < seats && seen.peeked[observer * seats + seat] !== NONE;
    if (!hasPeeked || isStale(seen, observer, seat)) seen.sides[seat] = HIDDEN;
  }
}

/** Two values without their order are shown with the lower one first. */
function hideSailors(seen: State, observer: number, bit: number): void {
  const isPlacing = seen.phase === 'place' && seen.turn === observer;
  for (let spot = 0; spot < seen.deck.length; spot++) {
    const isSeen = isPlacing && seen.picked.indexOf(spot) >= 0;
    if (seen.deck[spot] !== NONE && !isSeen) seen.deck[spot] = HIDDEN;
  }
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const v = seen.pairs[pair * 2 + V] as number;
    const d = seen.pairs[pair * 2 + D] as number;
    if (v === NONE || isPairOpen(seen, pair) || ((seen.pairOrder[pair] as number) & bit) !== 0) continue;
    const knowsBoth = ((seen.pairValues[pair] as number) & bit) !== 0;
    seen.pairs[pair * 2 + V] = knowsBoth ? Math.min(v, d) : HIDDEN;
    seen.pairs[pair * 2 + D] = knowsBoth ? Math.max(v, d) : HIDDEN;
  }
}
