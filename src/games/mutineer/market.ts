/** What a number of cards is likely to earn on an active island, and what a card is worth in the next round. */
import type { Seat } from '@/core/seat';
import { ANY, CONFLICT, GOOD_COUNT, type Island, islandCard, type Kind, KIND_COUNT } from './data';
import { isBlockaded } from './pirates';
import { column, positionOf } from './sale-points';
import { ahead, faceUp, heldBy, islandAt, NONE, type Position, type State } from './state';

/** Expected points for 0 … 5 cards on one island: as anybody, and as the Merchant. */
export interface Prices {
  readonly plain: number[];
  readonly merchant: number[];
}

/** How likely a player who has not passed adds no, one, two cards to his best pile. */
const MORE = [0.45, 0.38, 0.17];

/** What each count would earn a seat on one side of the sale; the others' piles as they lie, and may still grow. */
export function pricesOn(state: State, seat: Seat, side: number): Prices {
  const plain = [0, 0, 0, 0, 0, 0];
  const merchant = [0, 0, 0, 0, 0, 0];
  const position = positionOf(state, side);
  if (position === NONE) return { plain, merchant };
  const island = state.circle[position] as Island;
  const shift = isBlockaded(state, position) ? 2 : 1;
  for (let count = 1; count <= 5; count++) {
    const sharing = sharingOdds(state, seat, position, count);
    let chance = 0;
    for (let others = 0; others < state.seats; others++) {
      const odds = sharing[others] as number;
      chance += odds;
      plain[count] = (plain[count] as number) + odds * column(island, others + shift);
    }
    merchant[count] = chance * column(island, shift);
  }
  return { plain, merchant };
}

/** Odds that nobody sells more than this count and 0, 1, 2, 3 others sell as many. */
function sharingOdds(state: State, seat: Seat, position: Position, count: number): number[] {
  const odds = [1, 0, 0, 0];
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    let below = 0;
    let equal = 0;
    const pile = bestPile(state, other, position);
    const canAdd = state.passed.indexOf(other) >= 0 ? 0 : Math.min(2, heldBy(state, other));
    for (let more = 0; more <= 2; more++) {
      const chance = canAdd === 0 ? (more === 0 ? 1 : 0) : (MORE[more] as number);
      const final = pile + Math.min(more, canAdd);
      if (final < count) below += chance;
      else if (final === count) equal += chance;
    }
    for (let others = 3; others > 0; others--) {
      odds[others] = (odds[others] as number) * below + (odds[others - 1] as number) * equal;
    }
    odds[0] = (odds[0] as number) * below;
  }
  return odds;
}

/** The most a seat could sell on an island of what lies before it. */
export function bestPile(state: State, seat: Seat, position: Position): number {
  const buys = islandAt(state, position).buys;
  if (buys !== ANY) return faceUp(state, seat, buys);
  let best = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const pile = faceUp(state, seat, good);
    if (pile > best) best = pile;
  }
  return best;
}

/** The best two sales of some face-up cards: a kind on each island, or one kind split (counts by kind). */
export function saleWorth(state: State, cards: readonly number[], shipPrices: number[], wakePrices: number[]): number {
  const shipBuys = islandAt(state, state.ship).buys;
  const wakeBuys = state.wake === NONE ? NONE - 1 : islandAt(state, state.wake).buys;
  let best = 0;
  for (let a = 0; a < GOOD_COUNT; a++) {
    const pileA = shipBuys === ANY || shipBuys === a ? (cards[a] as number) : 0;
    if (state.wake === NONE) {
      const worth = shipPrices[pileA] as number;
      if (worth > best) best = worth;
      continue;
    }
    for (let b = 0; b < GOOD_COUNT; b++) {
      const pileB = wakeBuys === ANY || wakeBuys === b ? (cards[b] as number) : 0;
      if (a !== b || pileA === 0 || pileB === 0) {
        const worth = (shipPrices[pileA] as number) + (wakePrices[pileB] as number);
        if (worth > best) best = worth;
        continue;
      }
      for (let split = 0; split <= pileA; split++) {
        const worth = (shipPrices[split] as number) + (wakePrices[pileA - split] as number);
        if (worth > best) best = worth;
      }
    }
  }
  return best;
}

/** What each kind is worth kept for the next round, when the ship island stays active and a goal may become so. */
export function keepWorth(state: State, goal: Position): number[] {
  const worth: number[] = [];
  const isLast = state.round === state.rounds;
  for (let kind = 0; kind < KIND_COUNT; kind++) worth.push(isLast ? 0 : keptKind(state, kind, goal));
  return worth;
}

function keptKind(state: State, kind: Kind, goal: Position): number {
  if (kind === CONFLICT) return 0.5;
  if (kind > CONFLICT) return 0.2;
  const here = wanted(state.circle[state.ship] as Island, kind);
  const there = goal === NONE || goal === state.ship ? 0 : wanted(state.circle[goal] as Island, kind);
  const worth = here + there;
  return worth > 0.1 ? worth : 0.1;
}

function wanted(island: Island, kind: Kind): number {
  const card = islandCard(island);
  if (card.buys === ANY) return 0.35;
  return card.buys === kind ? 0.14 * card.values[0] : 0;
}

/** Ship points for keeping so many cards. */
export function shipWorth(state: State, cards: number): number {
  return islandAt(state, ahead(state.ship, cards)).ship;
}
