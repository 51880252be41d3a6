/** What a number of cards is likely to earn on an active island, and what a card is worth in the next round. */
import type { Seat } from '@/core/seat';
import { ANY, CONFLICT, GOOD_COUNT, HAND_SIZE, type Island, islandCard, type Kind, KIND_COUNT } from './data';
import { isBlockaded } from './pirates';
import { column, positionOf } from './sale-points';
import { ahead, faceUp, heldBy, islandAt, NONE, type Position, type State } from './state';

/** Expected points for 0 … 5 cards on one island: as anybody, and as the Merchant. */
export interface Prices {
  readonly plain: number[];
  readonly merchant: number[];
}

/** How likely a player who has not passed adds nothing, or one card, to his best pile; otherwise it is two. */
const NO_MORE = 0.45;
const ONE_MORE = 0.38;

/** What each count would earn a seat on one side of the sale; the others' piles as they lie, and may still grow. */
export function pricesOn(state: State, seat: Seat, side: number): Prices {
  const plain = [0, 0, 0, 0, 0, 0];
  const merchant = [0, 0, 0, 0, 0, 0];
  const position = positionOf(state, side);
  if (position === NONE) return { plain, merchant };
  const island = state.circle[position] as Island;
  const shift = isBlockaded(state, position) ? 2 : 1;
  const rivals = rivalsAt(state, seat, position);
  for (let count = 1; count <= HAND_SIZE; count++) {
    const sharing = sharingOdds(rivals, count);
    let chance = 0;
    let points = 0;
    for (let others = 0; others <= rivals.length; others++) {
      const odds = sharing[others] as number;
      chance += odds;
      points += odds * column(island, others + shift);
    }
    plain[count] = points;
    merchant[count] = chance * column(island, shift);
  }
  return { plain, merchant };
}

/** Each rival's pile and how much it may still grow, as pile × 3 + growth (0 … 2). */
function rivalsAt(state: State, seat: Seat, position: Position): number[] {
  const rivals: number[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const held = heldBy(state, other);
    const growth = state.passed.indexOf(other) >= 0 ? 0 : held < 2 ? held : 2;
    rivals.push(bestPile(state, other, position) * 3 + growth);
  }
  return rivals;
}

/** Odds that nobody sells more than this count and 0, 1, 2, 3 others sell as many. */
function sharingOdds(rivals: readonly number[], count: number): number[] {
  const odds = [1, 0, 0, 0];
  for (let i = 0; i < rivals.length; i++) {
    const rival = rivals[i] as number;
    const growth = rival % 3;
    const missing = count - (rival - growth) / 3;
    const below = belowOdds(growth, missing);
    const equal = belowOdds(growth, missing + 1) - below;
    for (let others = 3; others > 0; others--) {
      odds[others] = (odds[others] as number) * below + (odds[others - 1] as number) * equal;
    }
    odds[0] = (odds[0] as number) * below;
  }
  return odds;
}

/** Odds that a pile grows by less than this, when it can grow by so much at most. */
function belowOdds(growth: number, missing: number): number {
  if (missing <= 0) return 0;
  if (missing > growth) return 1;
  return missing === 1 ? NO_MORE : NO_MORE + ONE_MORE;
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
  const firstA = shipBuys === ANY ? 0 : shipBuys;
  const lastA = shipBuys === ANY ? GOOD_COUNT - 1 : shipBuys;
  if (state.wake === NONE) return shipPrices[largest(cards, firstA, lastA)] as number;
  const wakeBuys = islandAt(state, state.wake).buys;
  const firstB = wakeBuys === ANY ? 0 : wakeBuys;
  const lastB = wakeBuys === ANY ? GOOD_COUNT - 1 : wakeBuys;
  let best = 0;
  for (let a = firstA; a <= lastA; a++) {
    const pileA = cards[a] as number;
    for (let b = firstB; b <= lastB; b++) {
      const pileB = cards[b] as number;
      let worth = 0;
      if (a !== b) worth = (shipPrices[pileA] as number) + (wakePrices[pileB] as number);
      else if (pileA > 0) worth = splitWorth(pileA, shipPrices, wakePrices);
      if (worth > best) best = worth;
    }
  }
  return best;
}

function splitWorth(pile: number, shipPrices: number[], wakePrices: number[]): number {
  let best = 0;
  for (let onShip = 0; onShip <= pile; onShip++) {
    const worth = (shipPrices[onShip] as number) + (wakePrices[pile - onShip] as number);
    if (worth > best) best = worth;
  }
  return best;
}

function largest(cards: readonly number[], first: Kind, last: Kind): number {
  let most = 0;
  for (let good = first; good <= last; good++) {
    const pile = cards[good] as number;
    if (pile > most) most = pile;
  }
  return most;
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
