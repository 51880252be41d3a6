/** What to choose at each pirate, from what the visitor knows. */
import { below, pick, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import { knownLead, leaning, valverdeLead, worth } from './belief';
import { isVictim } from './combat';
import { type Combat, COMBAT_COUNT, D, PAIR_COUNT, type Side, V } from './data';
import {
  BUY,
  CHANGE,
  DONE,
  INSPECT,
  KEEP,
  KEEP_COMBAT,
  KEEP_GOLD,
  KEEP_LOWER,
  KEEP_UPPER,
  type Move,
  PEEK,
  PLACE,
  RETURN,
  ROB,
  SELL,
  SIDE,
  SKIP,
  STAY,
  SWAP,
  TAKE,
  TAKE_COIN,
  TAKE_COMBAT,
} from './move';
import { inHand, isStale, NONE, type State } from './state';
import { nearness, needOf } from './voyagePolicy';

/** Hands of this size serve five duels with some to spare. */
const FULL_HAND = 8;
const ENOUGH = 5;

/** Gold counts as it is, combat cards by how much they are needed. */
export function chooseRamon(state: State): Move {
  const seat = state.turn;
  const card = state.combat[state.combat.length - 1] as Combat;
  const gold = state.gold[state.gold.length - 1] as number;
  const arms = (0.4 + 0.6 * worth(card, state.sides[seat] as Side)) * needOf(state, seat);
  return KEEP[gold >= arms ? KEEP_GOLD : KEEP_COMBAT] as Move;
}

export function chooseTembo(state: State): Move {
  const side = state.sides[state.turn] as Side;
  const top = state.combat.length - 1;
  const isUpper = worth(state.combat[top] as Combat, side) >= worth(state.combat[top - 1] as Combat, side);
  return KEEP[isUpper ? KEEP_UPPER : KEEP_LOWER] as Move;
}

/** Cards worse than what the pile gives on average go. */
export function chooseWessel(state: State): Move {
  const side = state.sides[state.turn] as Side;
  const card = worstCard(state, state.turn);
  return worth(card, side) < averageWorth(state, state.turn) ? (RETURN[card] as Move) : DONE;
}

/** What a card of the pile is worth on average, a little less for the trouble. */
export function averageWorth(state: State, seat: Seat): number {
  return state.sides[seat] === NONE ? 1.25 : 0.95;
}

/** Too few cards for five duels: buy. More than can be used: sell the worst. */
export function chooseNero(state: State): Move {
  const seat = state.turn;
  const cards = state.held[seat] as number;
  const coins = state.coins[seat] as number;
  if (state.sold === 0 && cards < ENOUGH) {
    const count = Math.min(3, coins, state.combat.length, ENOUGH + 1 - cards);
    if (count > 0) return BUY[count - 1] as Move;
  }
  return cards >= FULL_HAND && state.supply > 0 ? (SELL[worstCard(state, seat)] as Move) : DONE;
}

function worstCard(state: State, seat: Seat): Combat {
  const side = state.sides[seat] as Side;
  let worst = NONE;
  for (let card = 0; card < COMBAT_COUNT; card++) {
    if (inHand(state, seat, card) === 0) continue;
    if (worst === NONE || worth(card, side) < worth(worst, side)) worst = card;
  }
  return worst;
}

export function choosePang(state: State): Move {
  return TAKE[needOf(state, state.turn) > 1 ? TAKE_COMBAT : TAKE_COIN] as Move;
}

/** From the richest, those on the same side first: only they compete for the gold. */
export function chooseVictim(state: State, random: Random): Move {
  const seat = state.turn;
  const sign = state.sides[seat] === NONE ? 0 : state.sides[seat] === V ? 1 : -1;
  let best: Seat = NONE;
  let bestValue = -Infinity;
  for (let other = 0; other < state.seats; other++) {
    if (!isVictim(state, seat, other)) continue;
    const value = wealth(state, seat, other) + 3 * sign * leaning(state, seat, other) + below(random, 100) / 200;
    if (value > bestValue) {
      best = other;
      bestValue = value;
    }
  }
  return best === NONE ? SKIP : (ROB[best] as Move);
}

/** Coins and gold cards, those not seen at their mean. */
export function wealth(state: State, seat: Seat, other: Seat): number {
  let gold = state.coins[other] as number;
  for (let i = 0; i < state.takenBy.length; i++) {
    if (state.takenBy[i] !== other) continue;
    gold += ((state.takenKnown[i] as number) & (1 << seat)) !== 0 ? (state.takenGold[i] as number) : 2;
  }
  return gold;
}

/** The side that looks stronger; a toss where they look alike. */
export function chooseSide(state: State, random: Random): Move {
  const lead = valverdeLead(state, state.turn) + below(random, 100) / 50 - 1;
  return SIDE[lead >= 0 ? V : D] as Move;
}

/** Changes only for a clear lead of the other side, and late rather than early. */
export function chooseBijoux(state: State): Move {
  const seat = state.turn;
  const lead = valverdeLead(state, seat) * (state.sides[seat] === V ? 1 : -1);
  return lead < -2 - 2 * (1 - nearness(state)) ? CHANGE : STAY;
}

/** The best armed rival whose conviction is not known. */
export function chooseOjo(state: State): Move {
  const seat = state.turn;
  let best: Seat = NONE;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.sides[other] === NONE) continue;
    const isKnown = state.peeked[seat * state.seats + other] !== NONE && !isStale(state, seat, other);
    if (!isKnown && (best === NONE || (state.held[other] as number) > (state.held[best] as number))) best = other;
  }
  return best === NONE ? SKIP : (PEEK[best] as Move);
}

/** The stronger sailor to the own side, or to the one that the own cards favour. */
export function choosePlace(state: State): Move {
  const seat = state.turn;
  const first = state.deck[state.picked[0] as number] as number;
  const second = state.deck[state.picked[1] as number] as number;
  const own = ownSide(state, seat);
  return PLACE[first > second ? own : 1 - own] as Move;
}

export function chooseInspect(state: State, random: Random): Move {
  const unknown: Move[] = [];
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    if (((state.pairOrder[pair] as number) & (1 << state.turn)) === 0) unknown.push(INSPECT[pair] as Move);
  }
  if (unknown.length > 0) return pick(random, unknown);
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    if (isWrongWay(state, pair)) return INSPECT[pair] as Move;
  }
  return SKIP;
}

export function chooseSwap(state: State): Move {
  return isWrongWay(state, state.inspected) ? SWAP : STAY;
}

/** The weaker sailor of a known pair stands on the own side. */
function isWrongWay(state: State, pair: number): boolean {
  const lead = knownLead(state, state.turn, pair);
  return ownSide(state, state.turn) === V ? lead < 0 : lead > 0;
}

function ownSide(state: State, seat: Seat): Side {
  const side = state.sides[seat] as Side;
  if (side !== NONE) return side;
  return valverdeLead(state, seat) >= 0 ? V : D;
}
