/** One full state that fits a view: unseen jewels, treasures and cards dealt to the places where some lie face down. */
import { forkRandom, type Random, shuffle } from '@/core/random';

import { type Card, CARDS, type Treasure, TREASURE_COUNTS, TREASURE_KINDS } from './data';
import { dealJewels } from './imagineJewels';
import { add, clone, HIDDEN, type State } from './state';

export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  dealTreasures(state, random);
  if (!state.simplified) dealCards(state, random);
  dealJewels(state, random);
  state.random = forkRandom(random);
  return state;
}

function dealTreasures(state: State, random: Random): void {
  const unseen: Treasure[] = [];
  for (let kind = 0; kind < TREASURE_KINDS; kind++) {
    let count = (TREASURE_COUNTS[kind] as number) - (state.treasuresUsed[kind] as number);
    for (let at = kind; at < state.treasures.length; at += TREASURE_KINDS) count -= state.treasures[at] as number;
    for (; count > 0; count--) unseen.push(kind);
  }
  shuffle(random, unseen);
  for (let seat = 0; seat < state.seats; seat++) {
    let missing = state.treasureCounts[seat] as number;
    const first = seat * TREASURE_KINDS;
    for (let kind = 0; kind < TREASURE_KINDS; kind++) missing -= state.treasures[first + kind] as number;
    for (; missing > 0; missing--) add(state.treasures, first + (unseen.pop() as Treasure), 1);
  }
  state.treasureStack = unseen;
}

function dealCards(state: State, random: Random): void {
  const isSeen: boolean[] = [];
  markCards(isSeen, state.gone);
  markCards(isSeen, [state.drawnCard]);
  for (let seat = 0; seat < state.seats; seat++) {
    markCards(isSeen, state.cards[seat] as Card[]);
    markCards(isSeen, state.shown[seat] as Card[]);
  }
  const unseen: Card[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (!isSeen[card]) unseen.push(card);
  }
  shuffle(random, unseen);
  for (let seat = 0; seat < state.seats; seat++) turnUp(state.cards[seat] as Card[], unseen).sort(byNumber);
  if (state.drawnCard === HIDDEN) state.drawnCard = unseen.pop() as Card;
  turnUp(state.deck, unseen);
  turnUp(state.box, unseen);
}

function markCards(isSeen: boolean[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    if ((cards[i] as Card) >= 0) isSeen[cards[i] as Card] = true;
  }
}

function turnUp(cards: Card[], unseen: Card[]): Card[] {
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === HIDDEN) cards[i] = unseen.pop() as Card;
  }
  return cards;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
