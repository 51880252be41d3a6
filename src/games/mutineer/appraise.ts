/** How good a position looks for a seat, 0 … 1: points so far, what this round promises, and the cards kept. */
import type { Seat } from '@/core/seat';
import { BOY, CONFLICT, type Island, KIND_COUNT, MATE, MERCHANT, MUTINEER } from './data';
import { bestPile, keepWorth } from './market';
import { captainStrength, mutinyStrength } from './mutiny';
import { column, positionOf } from './sale-points';
import { ahead, heldBy, inHand, islandAt, NONE, seatWith, type State } from './state';

/** What the next round's captaincy is worth in points. */
const CAPTAINCY = 1.5;
/** How far points spread in one round; sets how sure a lead is. */
const SPREAD = 2.6;
/** Share of the appraisal that asks for the first place; the rest compares with each other seat. */
const FIRST_PLACE = 0.5;

export function appraise(state: State, seat: Seat): number {
  if (state.phase === 'end') return finalWorth(state, seat);
  const mine = promise(state, seat);
  const spread = SPREAD * Math.sqrt(state.rounds - state.round + 0.5);
  let ahead = 0;
  let best = -Infinity;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = promise(state, other);
    ahead += 1 / (1 + Math.exp((theirs - mine) / spread));
    if (theirs > best) best = theirs;
  }
  const first = 1 / (1 + Math.exp((best - mine) / spread));
  return FIRST_PLACE * first + ((1 - FIRST_PLACE) * ahead) / (state.seats - 1);
}

/** A win counts half, each seat left behind its share of the other half; level seats share both. */
function finalWorth(state: State, seat: Seat): number {
  const mine = state.scores[seat] as number;
  let behind = 0;
  let level = 1;
  let isFirst = true;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = state.scores[other] as number;
    if (theirs > mine) isFirst = false;
    behind += theirs < mine ? 1 : theirs === mine ? 0.5 : 0;
    if (theirs === mine) level++;
  }
  return (isFirst ? FIRST_PLACE / level : 0) + ((1 - FIRST_PLACE) * behind) / (state.seats - 1);
}

/** Points a seat has or may expect of this round, and what it brings into the next. */
function promise(state: State, seat: Seat): number {
  let points = state.scores[seat] as number;
  if (state.phase !== 'drop' && state.phase !== 'pay') points += saleStanding(state, seat);
  if (state.steersman === NONE || state.phase === 'repel') points += roleStanding(state, seat);
  else if (seat === state.captain && state.round < state.rounds) points += CAPTAINCY;
  return points + keptStanding(state, seat);
}

/** What the sale would bring if it were held now with what lies on the table. */
function saleStanding(state: State, seat: Seat): number {
  let points = 0;
  for (let side = 0; side < 2; side++) {
    const position = positionOf(state, side);
    if (position === NONE) continue;
    const mine = bestPile(state, seat, position);
    if (mine === 0) continue;
    let sharers = 0;
    for (let other = 0; other < state.seats && sharers < 5; other++) {
      const theirs = bestPile(state, other, position);
      if (theirs > mine) sharers = 5;
      else if (theirs === mine) sharers++;
    }
    if (sharers > 4) continue;
    points += column(state.circle[position] as Island, state.roles[seat] === MERCHANT ? 1 : sharers);
  }
  return points;
}

/** What a role promises when every participant turns up all conflicts; an unknown side is a coin toss. */
function roleStanding(state: State, seat: Seat): number {
  const captaincy = state.round < state.rounds ? CAPTAINCY : 0;
  const succeeds = successChance(state);
  const mate = seatWith(state, MATE);
  if (seat === state.captain) {
    const goal = state.captainGoal === NONE ? ahead(state.ship, heldBy(state, seat)) : state.captainGoal;
    const pay = mate === NONE || state.pay === NONE ? 0 : state.pay;
    return (1 - succeeds) * (islandAt(state, goal).ship - pay + captaincy);
  }
  const role = state.roles[seat];
  if (role === MUTINEER) return succeeds * (islandAt(state, ahead(state.ship, heldBy(state, seat))).ship + captaincy);
  if (role === BOY) return succeeds * 2;
  if (role === MATE) return (1 - succeeds) * (1 + state.pay);
  return 0;
}

function successChance(state: State): number {
  const mutineer = seatWith(state, MUTINEER);
  const isOpen = state.phase === 'pay' || state.phase === 'offer' || state.phase === 'role';
  if (mutineer === NONE) return isOpen ? 0.5 : 0;
  const boy = seatWith(state, BOY);
  const mate = seatWith(state, MATE);
  let lead = mutinyStrength(state) - captainStrength(state);
  lead += inHand(state, mutineer, CONFLICT) - inHand(state, state.captain, CONFLICT);
  if (boy !== NONE) lead += inHand(state, boy, CONFLICT);
  if (mate !== NONE) lead -= inHand(state, mate, CONFLICT);
  if (isOpen) return lead >= 1 ? 0.85 : lead === 0 ? 0.65 : lead === -1 ? 0.3 : 0.1;
  return lead >= 0 ? 0.95 : 0.05;
}

function keptStanding(state: State, seat: Seat): number {
  const keep = keepWorth(state, NONE);
  let worth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) worth += inHand(state, seat, kind) * (keep[kind] as number);
  return worth;
}
