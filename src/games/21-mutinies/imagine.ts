/** One full state that fits a view: unseen jewels, treasures and cards dealt to the places where some lie face down. */
import { forkRandom, type Random, shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import { canComplete, canFill, tallyOf, tallyOfJewels } from './combos';
import { type Card, CARDS, type Jewel, JEWELS, type Treasure, TREASURE_COUNTS, TREASURE_KINDS } from './data';
import { canGiveAny, canSwap } from './dealings';
import { lockedRow } from './discs';
import { add, clone, HIDDEN, NONE, type State, type Token } from './state';
import { isSecond, jewelOf, turned, UNKNOWN } from './token';

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

/** Unseen jewels of the first stock and of the rebuilt one; everybody knows which went into the second. */
type Pools = readonly [Jewel[], Jewel[]];

/** Deals of which none fits are next to impossible: this many are tried before the last one is taken. */
const MOST_DEALS = 500;

/**
 * Whoever has a sale to come can make it (R11.4), so deals are drawn until everybody fits: hands first, since only they
 * can fail, then the piles.
 */
function dealJewels(state: State, random: Random): void {
  const pools = unseenJewels(state);
  const before = state.hands;
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    shuffle(random, pools[0]);
    shuffle(random, pools[1]);
    const next = [pools[0].length, pools[1].length];
    state.hands = [];
    let fits = true;
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = (before[seat] as Token[]).slice();
      if (turnTokens(hand, pools, next)) hand.sort(byNumber);
      state.hands.push(hand);
    }
    for (let seat = 0; seat < state.seats && fits; seat++) fits = canBeTrue(state, seat);
    if (!fits && deal < MOST_DEALS - 1) continue;
    const drawn = [state.drawn];
    if (state.drawn !== NONE && turnTokens(drawn, pools, next)) state.drawn = drawn[0] as Token;
    turnTokens(state.blind, pools, next);
    turnTokens(state.stock, pools, next);
    return;
  }
}

/** Gives every face-down token of a list a jewel of its pool; false if there was none. */
function turnTokens(tokens: Token[], pools: Pools, next: number[]): boolean {
  let isTurned = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (jewelOf(token) !== UNKNOWN) continue;
    const pool = isSecond(token) ? 1 : 0;
    next[pool] = (next[pool] as number) - 1;
    tokens[i] = turned(token, pools[pool][next[pool] as number] as Jewel);
    isTurned = true;
  }
  return isTurned;
}

/** Whether a hand allows what its owner has openly begun: a sale, a gift, a swap. */
function canBeTrue(state: State, seat: Seat): boolean {
  const isActing = state.turn === seat;
  if (isActing && state.phase === 'rum') return true;
  const tally = tallyOf(state.hands[seat] as Token[]);
  if (isActing && state.phase === 'pick') return canComplete(tallyOfJewels(state.lot), tally, state.row);
  if (isActing && state.phase === 'swap') {
    for (let at = 0; at < state.display.length; at++) {
      if (canSwap(state, seat, at, tally)) return true;
    }
    return false;
  }
  if (isActing && state.phase === 'give' && !canGiveAny(state, seat, state.playing)) return false;
  const row = lockedRow(state, seat);
  return row === NONE || canFill(tally, row);
}

function unseenJewels(state: State): Pools {
  const isSeen: boolean[] = [];
  for (let seat = 0; seat < state.seats; seat++) markTokens(isSeen, state.hands[seat] as Token[]);
  markTokens(isSeen, state.stock);
  markTokens(isSeen, state.blind);
  if (state.drawn !== NONE) isSeen[jewelOf(state.drawn)] = true;
  markCards(isSeen, state.display);
  markCards(isSeen, state.discard);
  markCards(isSeen, state.lot);
  const isRebuilt: boolean[] = [];
  markCards(isRebuilt, state.rebuilt);
  const pools: Pools = [[], []];
  for (let jewel = 0; jewel < JEWELS; jewel++) {
    if (!isSeen[jewel]) pools[isRebuilt[jewel] ? 1 : 0].push(jewel);
  }
  return pools;
}

function markTokens(isSeen: boolean[], tokens: readonly Token[]): void {
  for (let i = 0; i < tokens.length; i++) isSeen[jewelOf(tokens[i] as Token)] = true;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
