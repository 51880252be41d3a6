/** What a viewer may know (section 7): tokens it has seen, its own treasures and cards, everything that lies open. */
import { facelessRandom } from '@/core/random';
import type { Seat, Viewer } from '@/core/seat';

import { type Card, LAST_MUTINY, BLANK, TREASURE_KINDS } from './data';
import { clone, HIDDEN, NONE, type State, type Token } from './state';
import { covered, isKnownTo, knownOnlyTo, shownToAll } from './token';

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  coverPile(seen, seen.stock, viewer);
  coverPile(seen, seen.blind, viewer);
  for (let i = 0; i < seen.treasureStack.length; i++) seen.treasureStack[i] = HIDDEN;
  coverCards(seen.deck);
  coverCards(seen.box);
  for (let seat = 0; seat < seen.seats; seat++) {
    if (seat !== viewer) coverSeat(seen, seat, viewer);
  }
  if (seen.drawn !== NONE && !knows(seen, viewer, seen.drawn)) seen.drawn = covered(seen.drawn);
  if (seen.drawnCard !== NONE && seen.turn !== viewer) seen.drawnCard = HIDDEN;
  return seen;
}

function knows(state: State, viewer: Viewer, token: Token): boolean {
  return viewer === 'table' ? shownToAll(token, state.seats) === token : isKnownTo(token, viewer);
}

/** Who has looked at a token of a pile was seen by all, so it stays visible. */
function coverPile(seen: State, pile: Token[], viewer: Viewer): void {
  for (let i = 0; i < pile.length; i++) {
    const token = pile[i] as Token;
    if (!knows(seen, viewer, token)) pile[i] = covered(token);
  }
}

/** That Last Mutiny is the last card, and that simplified cards are blank, is known to all. */
function coverCards(cards: Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] !== LAST_MUTINY && cards[i] !== BLANK) cards[i] = HIDDEN;
  }
}

/**
 * Another seat's hand: what the viewer has not seen is face down and lies last. Who else knows such a token is left
 * out, because a hand is held together: when a jewel leaves it, nobody can tell which token that was.
 */
function coverSeat(seen: State, seat: Seat, viewer: Viewer): void {
  const hand = seen.hands[seat] as Token[];
  for (let i = 0; i < hand.length; i++) {
    const token = hand[i] as Token;
    if (!knows(seen, viewer, token)) hand[i] = knownOnlyTo(covered(token), seat);
  }
  hand.sort(byNumber);
  for (let kind = 0; kind < TREASURE_KINDS; kind++) seen.treasures[seat * TREASURE_KINDS + kind] = 0;
  // After the last round all cards are shown (R10.5).
  if (seen.phase !== 'over') coverCards(seen.cards[seat] as Card[]);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
