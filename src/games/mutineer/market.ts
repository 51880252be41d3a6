/** What a number of cards is likely to earn on an active island. */
import type { Seat } from '@/core/seat';
import { ANY, DECK, GOOD_COUNT, HAND_SIZE, type Island, islandCard, type Kind, KIND_COUNT } from './data';
import { isBlockaded } from './pirates';
import { column, positionOf } from './sale-points';
import { ahead, faceUp, heldBy, inHand, islandAt, NONE, type State } from './state';
import { worths } from './worths';

/** Expected points for 0 … 5 cards on one island: as anybody, and as the Merchant. */
export interface Prices {
  /** 0 is the ship island, 1 the wake. */
  readonly side: number;
  /** The good the island buys, ANY, or NO_ISLAND. */
  buys: Kind;
  readonly plain: number[];
  readonly merchant: number[];
}

/** There is no second active island. */
const NO_ISLAND = -2;

export function noPrices(side: number): Prices {
  return { side, buys: NO_ISLAND, plain: [0, 0, 0, 0, 0, 0], merchant: [0, 0, 0, 0, 0, 0] };
}

/** Odds of 0, 1, 2, 3 others with as many cards and nobody with more. */
const sharing = [1, 0, 0, 0];
/** Each rival's pile, and the odds that it stays or grows by one. */
const piles = [0, 0, 0];
const stays = [0, 0, 0];
const grows = [0, 0, 0];

/** What each count would earn a seat on one side of the sale; the others' piles as they lie, and may still grow. */
export function fillPrices(state: State, seat: Seat, unseenCards: number, prices: Prices): void {
  const position = positionOf(state, prices.side);
  if (position === NONE) {
    prices.buys = NO_ISLAND;
    return;
  }
  const island = state.circle[position] as Island;
  const buys = islandCard(island).buys;
  prices.buys = buys;
  const shift = isBlockaded(state, position) ? 2 : 1;
  const rivals = lookAtRivals(state, seat, buys, unseenCards);
  const most = mostOf(state, seat, buys);
  for (let count = 1; count <= HAND_SIZE; count++) {
    if (count > most) {
      prices.plain[count] = 0;
      prices.merchant[count] = 0;
      continue;
    }
    shareOdds(rivals, count);
    let chance = 0;
    let points = 0;
    for (let others = 0; others <= rivals; others++) {
      const odds = sharing[others] as number;
      chance += odds;
      points += odds * column(island, others + shift);
    }
    prices.plain[count] = points;
    prices.merchant[count] = chance * column(island, shift);
  }
}

/** The most a seat could still sell on an island. */
function mostOf(state: State, seat: Seat, buys: Kind): number {
  if (buys !== ANY) return faceUp(state, seat, buys) + inHand(state, seat, buys);
  let most = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const count = faceUp(state, seat, good) + inHand(state, seat, good);
    if (count > most) most = count;
  }
  return most;
}

function lookAtRivals(state: State, seat: Seat, buys: Kind, unseenCards: number): number {
  let rivals = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const best = bestGood(state, other, buys);
    const pile = best === NONE ? 0 : faceUp(state, other, best);
    piles[rivals] = pile;
    const held = heldBy(state, other);
    if (held === 0 || state.passed.indexOf(other) >= 0) {
      stays[rivals] = 1;
      grows[rivals] = 0;
    } else if (buys === ANY && pile === 0) {
      stays[rivals] = worths.anyStays;
      grows[rivals] = held === 1 ? 1 - worths.anyStays : worths.anyGrows;
    } else {
      const share = unseenOf(state, seat, best) / unseenCards;
      let none = 1;
      for (let i = 1; i < held; i++) none *= 1 - share;
      const one = held * share * none;
      none *= 1 - share;
      stays[rivals] = 1 - worths.willing * (1 - none);
      grows[rivals] = worths.willing * one;
    }
    rivals++;
  }
  return rivals;
}

/** Cards of a kind that a seat has not seen. */
function unseenOf(state: State, seat: Seat, kind: Kind): number {
  let count = (DECK[kind] as number) - (state.discard[kind] as number) - inHand(state, seat, kind);
  for (let at = kind; at < state.shown.length; at += KIND_COUNT) count -= state.shown[at] as number;
  return count;
}

function shareOdds(rivals: number, count: number): void {
  sharing[0] = 1;
  sharing[1] = 0;
  sharing[2] = 0;
  sharing[3] = 0;
  for (let i = 0; i < rivals; i++) {
    const missing = count - (piles[i] as number);
    const stay = stays[i] as number;
    const grow = grows[i] as number;
    const below = missing <= 0 ? 0 : missing === 1 ? stay : missing === 2 ? stay + grow : 1;
    const equal = missing < 0 || missing > 2 ? 0 : missing === 0 ? stay : missing === 1 ? grow : 1 - stay - grow;
    for (let others = i + 1; others > 0; others--) {
      sharing[others] = (sharing[others] as number) * below + (sharing[others - 1] as number) * equal;
    }
    sharing[0] = (sharing[0] as number) * below;
  }
}

/** The good an island would best buy from what lies before a seat; NONE if it takes any and nothing lies there. */
function bestGood(state: State, seat: Seat, buys: Kind): Kind {
  if (buys !== ANY) return buys;
  let best: Kind = NONE;
  let most = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const pile = faceUp(state, seat, good);
    if (pile > most) {
      most = pile;
      best = good;
    }
  }
  return best;
}

/** The best two sales of some face-up cards: a kind on each island, or one kind split (counts by kind). */
export function saleWorth(cards: readonly number[], ship: Prices, wake: Prices, asMerchant: boolean): number {
  const shipPrices = asMerchant ? ship.merchant : ship.plain;
  const wakePrices = asMerchant ? wake.merchant : wake.plain;
  const a = ship.buys;
  const b = wake.buys;
  if (b === NO_ISLAND) return shipPrices[a === ANY ? largest(cards) : (cards[a] as number)] as number;
  if (a !== ANY && b !== ANY) {
    if (a === b) return splitWorth(cards[a] as number, shipPrices, wakePrices);
    return (shipPrices[cards[a] as number] as number) + (wakePrices[cards[b] as number] as number);
  }
  let best = 0;
  for (let good = a === ANY ? 0 : a; good <= (a === ANY ? GOOD_COUNT - 1 : a); good++) {
    for (let other = b === ANY ? 0 : b; other <= (b === ANY ? GOOD_COUNT - 1 : b); other++) {
      const worth =
        good === other
          ? splitWorth(cards[good] as number, shipPrices, wakePrices)
          : (shipPrices[cards[good] as number] as number) + (wakePrices[cards[other] as number] as number);
      if (worth > best) best = worth;
    }
  }
  return best;
}

function splitWorth(pile: number, shipPrices: readonly number[], wakePrices: readonly number[]): number {
  let best = 0;
  for (let onShip = 0; onShip <= pile; onShip++) {
    const worth = (shipPrices[onShip] as number) + (wakePrices[pile - onShip] as number);
    if (worth > best) best = worth;
  }
  return best;
}

function largest(cards: readonly number[]): number {
  let most = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const pile = cards[good] as number;
    if (pile > most) most = pile;
  }
  return most;
}

/** Ship points for keeping so many cards. */
export function shipWorth(state: State, cards: number): number {
  return islandAt(state, ahead(state.ship, cards)).ship;
}
