/** One full state that fits a view: what is face down is dealt anew from what the viewer has not seen. */
import { below, forkRandom, pick, type Random, shuffle } from '@/core/random';
import { clone } from './clone';
import { commitMoves } from './combat';
import { COMBAT_CARDS, COMBAT_COUNT, D, GOLD_CARDS, PAIR_COUNT, PIRATE_COUNT, SAILORS, V } from './data';
import { add, HIDDEN, isPairOpen, NONE, type State } from './state';

/** Every deal of the unseen cards, sailors, sides and pirates is equally likely. */
export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  state.random = forkRandom(random);
  dealPirates(state, random);
  dealCombat(state, random);
  dealGold(state, random);
  dealSailors(state, random);
  dealSides(state, random);
  dealPeeks(state, random);
  dealCommits(state, random);
  state.viewer = NONE;
  return state;
}

/** Pirates not seen this round, behind closed doors and left out. */
function dealPirates(state: State, random: Random): void {
  const unseen: number[] = [];
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) {
    if (pirate !== state.lifeboat && state.row.indexOf(pirate) < 0) unseen.push(pirate);
  }
  shuffle(random, unseen);
  fill(state.row, unseen);
  fill(state.leftOut, unseen);
}

/** The next unseen things at every place that is face down. */
function fill(places: number[], unseen: number[]): void {
  for (let i = 0; i < places.length; i++) {
    if (places[i] === HIDDEN) places[i] = unseen.pop() as number;
  }
}

function dealCombat(state: State, random: Random): void {
  const unseen = unseenCombat(state);
  shuffle(random, unseen);
  for (let seat = 0; seat < state.seats; seat++) {
    let missing = state.held[seat] as number;
    for (let card = 0; card < COMBAT_COUNT; card++) missing -= state.hands[seat * COMBAT_COUNT + card] as number;
    for (; missing > 0; missing--) add(state.hands, seat * COMBAT_COUNT + (unseen.pop() as number), 1);
  }
  fill(state.aside, unseen);
  fill(state.combat, unseen);
}

/** Combat cards that are neither certain in a hand nor known in the pile, nor open or out of the game. */
function unseenCombat(state: State): number[] {
  const counts: number[] = [];
  for (let card = 0; card < COMBAT_COUNT; card++) {
    let count = (COMBAT_CARDS[card] as number) - (state.fought[card] as number) - (state.spent[card] as number);
    for (let at = card; at < state.hands.length; at += COMBAT_COUNT) count -= state.hands[at] as number;
    counts.push(count);
  }
  takeOut(counts, state.aside, 0);
  takeOut(counts, state.combat, 0);
  return listOf(counts, 0);
}

function dealGold(state: State, random: Random): void {
  const counts = GOLD_CARDS.slice();
  takeOut(counts, state.gold, 1);
  takeOut(counts, state.takenGold, 1);
  const unseen = listOf(counts, 1);
  shuffle(random, unseen);
  fill(state.takenGold, unseen);
  fill(state.gold, unseen);
}

/** What lies face up is no longer among the unseen; `first` is the thing counted at index 0. */
function takeOut(counts: number[], places: readonly number[], first: number): void {
  for (let i = 0; i < places.length; i++) {
    const thing = places[i] as number;
    if (thing >= first) add(counts, thing - first, -1);
  }
}

function listOf(counts: readonly number[], first: number): number[] {
  const things: number[] = [];
  for (let i = 0; i < counts.length; i++) {
    for (let left = counts[i] as number; left > 0; left--) things.push(first + i);
  }
  return things;
}

/** Pairs whose two values are known without their order stand either way. */
function dealSailors(state: State, random: Random): void {
  const unseen: number[] = [];
  for (let value = 1; value <= SAILORS; value++) {
    if (state.deck.indexOf(value) < 0 && state.pairs.indexOf(value) < 0) unseen.push(value);
  }
  shuffle(random, unseen);
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const v = state.pairs[pair * 2 + V] as number;
    const d = state.pairs[pair * 2 + D] as number;
    if (v < 1 || isPairOpen(state, pair) || knowsOrder(state, pair)) continue;
    if (below(random, 2) === 0) {
      state.pairs[pair * 2 + V] = d;
      state.pairs[pair * 2 + D] = v;
    }
  }
  fill(state.pairs, unseen);
  fill(state.deck, unseen);
}

function knowsOrder(seen: State, pair: number): boolean {
  return seen.viewer < seen.seats && ((seen.pairOrder[pair] as number) & (1 << seen.viewer)) !== 0;
}

function dealSides(state: State, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.sides[seat] === HIDDEN) state.sides[seat] = below(random, 2);
  }
}

/** What others have seen of each other: the side as it is, or as it was then; the same for all who saw it then. */
function dealPeeks(state: State, random: Random): void {
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    for (let other = 0; other < seats; other++) {
      const at = other * seats + seat;
      if (state.peeked[at] !== HIDDEN) continue;
      const epoch = state.peekedAt[at] as number;
      const side = epoch === state.handled[seat] ? (state.sides[seat] as number) : seenThen(state, seat, epoch);
      state.peeked[at] = side >= 0 ? side : below(random, 2);
    }
  }
}

/** What somebody is known to have seen of a conviction when it had been handled so often, or NONE. */
function seenThen(state: State, seat: number, epoch: number): number {
  for (let other = 0; other < state.seats; other++) {
    const at = other * state.seats + seat;
    if (state.peekedAt[at] === epoch && (state.peeked[at] as number) >= 0) return state.peeked[at] as number;
  }
  return NONE;
}

/** Cards laid face down: any that the seat may lay. */
function dealCommits(state: State, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.commits[seat] === HIDDEN) state.commits[seat] = pick(random, commitMoves(state, seat)).on;
  }
}
