/** What a visit or a knock promises in points, by what the seat to act knows: the plan behind the search. */
import type { Seat } from '@/core/seat';
import { knownLead, leaning, worth } from './belief';
import {
  BIJOUX,
  CAMBI,
  CHANG,
  COMBAT_COUNT,
  CRACKPOTT,
  GHOST,
  NERO,
  OJO,
  PAIR_COUNT,
  PANG,
  type Pirate,
  PIRATE_COUNT,
  RAMON,
  SATE,
  type Side,
  TEMBO,
  TRADE_LIMIT,
  V,
  VALVERDE,
  WESSEL,
} from './data';
import { armsOf } from './outcome';
import { inHand, isStale, NONE, type State } from './state';
import { tasteFor, type Taste } from './taste';
import { averageWorth } from './visitPolicy';
import { nearness } from './voyagePolicy';

/** What one more combat card is worth. */
export function cardPoints(state: State, held: number): number {
  const taste = tasteFor(state.seats);
  const need = taste.need[held < 2 ? 0 : held > 8 ? 6 : held - 2] as number;
  return held < PAIR_COUNT ? need + taste.needNear * nearness(state) : need;
}

/** What so many more are worth. */
function cardsPoints(state: State, held: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += cardPoints(state, held + i);
  return sum;
}

export function visitPoints(state: State, seat: Seat, pirate: Pirate): number {
  const taste = tasteFor(state.seats);
  const held = state.held[seat] as number;
  const pile = state.combat.length;
  switch (pirate) {
    case VALVERDE:
      return (state.gold.length > 0 ? taste.goldCard : 0) + (state.supply > 0 ? taste.coin : 0);
    case RAMON:
      return state.gold.length + pile === 0 ? 0 : taste.ramon * Math.max(taste.goldCard * 0.6, cardPoints(state, held));
    case CRACKPOTT:
      return cardsPoints(state, held, pile < 2 ? pile : 2);
    case TEMBO:
      return pile === 0 ? 0 : taste.tembo * cardPoints(state, held);
    case WESSEL:
      return wesselPoints(state, seat);
    case NERO:
      return Math.max(buyPoints(state, seat, 3), sellPoints(state, seat));
    case PANG:
      return Math.max(state.supply > 0 ? taste.coin : 0, pile > 0 ? cardPoints(state, held) : 0);
    case CHANG:
      return hasRichRival(state, seat) ? taste.coin + taste.robbed : 0;
    case SATE:
      return taste.coin * (state.offer < state.supply ? state.offer : state.supply);
    case BIJOUX:
      return state.sides[seat] === NONE
        ? sidePoints(taste, state)
        : taste.bijoux + taste.regret * regretOf(state, seat);
    case OJO:
      return state.sides[seat] === NONE
        ? sidePoints(taste, state)
        : taste.ojo + taste.unknown * unknownSides(state, seat);
    case CAMBI:
      return state.pairsPlaced < PAIR_COUNT ? taste.cambi : taste.inspect;
    default:
      return 0;
  }
}

/** Without a conviction nobody can win, so it presses the more the nearer the mutiny is. */
function sidePoints(taste: Taste, state: State): number {
  return taste.side + taste.sideNear * nearness(state);
}

/** The three worst cards against what the pile gives. */
function wesselPoints(state: State, seat: Seat): number {
  const taste = tasteFor(state.seats);
  const average = averageWorth(state, seat);
  let left = TRADE_LIMIT;
  let sum = 0.2;
  for (let card = 0; card < COMBAT_COUNT && left > 0; card++) {
    const gain = average - worth(card, state.sides[seat] as Side);
    if (gain <= 0) continue;
    const count = Math.min(left, inHand(state, seat, card));
    sum += taste.wessel * count * (gain + 0.2);
    left -= count;
  }
  return sum;
}

export function buyPoints(state: State, seat: Seat, most: number): number {
  const taste = tasteFor(state.seats);
  const held = state.held[seat] as number;
  let best = 0;
  let sum = 0;
  const can = Math.min(most, state.coins[seat] as number, state.combat.length);
  for (let i = 0; i < can; i++) {
    sum += cardPoints(state, held + i) - taste.coin;
    if (sum > best) best = sum;
  }
  return best;
}

function sellPoints(state: State, seat: Seat): number {
  const taste = tasteFor(state.seats);
  const held = state.held[seat] as number;
  let best = 0;
  let sum = 0;
  for (let i = 0; i < Math.min(TRADE_LIMIT, held, state.supply); i++) {
    sum += taste.coin - cardPoints(state, held - 1 - i);
    if (sum > best) best = sum;
  }
  return best;
}

function hasRichRival(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (state.coins[other] as number) > 0) return true;
  }
  return false;
}

/** By how much Valverde seems to lead, as this seat sees it. */
export function leadSeen(state: State, seat: Seat): number {
  const taste = tasteFor(state.seats);
  let lead = taste.arms * (armsOf(state, seat, V) - armsOf(state, seat, 1 - V));
  for (let pair = state.duel + 1; pair < PAIR_COUNT; pair++) lead += taste.sailors * knownLead(state, seat, pair);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) lead += taste.rivals * leaning(state, seat, other) * (state.held[other] as number);
  }
  return lead;
}

/** By how much the other side seems to lead, cards that would change their worth included. */
function regretOf(state: State, seat: Seat): number {
  const lead = leadSeen(state, seat) * (state.sides[seat] === V ? -1 : 1);
  return lead > 0 ? lead : 0;
}

function unknownSides(state: State, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.sides[other] === NONE) continue;
    if (state.peeked[seat * state.seats + other] === NONE || isStale(state, seat, other)) count++;
  }
  return count / (state.seats - 1);
}

/** The mean over unseen pirates, each no worse than what may still follow; the last door must be taken as it is. */
export function knockPoints(state: State, seat: Seat): number {
  const taste = tasteFor(state.seats);
  if (state.opened === 0) return 0;
  let seen = state.lifeboat === NONE ? 0 : 1 << state.lifeboat;
  for (let slot = 0; slot < state.opened; slot++) seen |= 1 << (state.row[slot] as Pirate);
  const values: number[] = [];
  let sum = 0;
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) {
    if ((seen & (1 << pirate)) !== 0) continue;
    const value = visitPoints(state, seat, pirate);
    values.push(value);
    sum += value;
  }
  const mean = sum / values.length;
  const pace = taste.knock + taste.tempo * readiness(state, seat) * (state.movement === 'open' ? 1 : -1);
  if (state.opened === state.row.length - 1) return mean + pace;
  const floor = 0.9 * mean;
  let hoped = (seen & (1 << GHOST)) === 0 ? -floor : 0;
  for (let i = 0; i < values.length; i++) hoped += (values[i] as number) > floor ? (values[i] as number) : floor;
  return hoped / values.length + pace;
}

/** Who has a side and enough cards wants the mutiny soon, who has not does not. */
function readiness(state: State, seat: Seat): number {
  if (state.sides[seat] === NONE) return -1;
  return (state.held[seat] as number) >= PAIR_COUNT ? 1 : -0.5;
}
