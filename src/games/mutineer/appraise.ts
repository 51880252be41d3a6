/** How good a position looks for a seat, 0 … 1: points so far, what this round promises, and the cards kept. */
import type { Seat } from '@/core/seat';
import { BOY, CONFLICT, type Island, KIND_COUNT, MATE, MERCHANT, MUTINEER } from './data';
import { bestPile, keepWorth } from './market';
import { captainStrength, mutinyStrength } from './mutiny';
import { column, positionOf } from './sale-points';
import { add, ahead, heldBy, inHand, islandAt, NONE, seatWith, type State } from './state';

/** What the next round's captaincy is worth in points. */
const CAPTAINCY = 1.5;
/** How far points spread in one round; sets how sure a lead is. */
const SPREAD = 2.6;
/** Share of the appraisal that asks for the first place; the rest compares with each other seat. */
const FIRST_PLACE = 0.5;

export function appraise(state: State, seat: Seat): number {
  if (state.phase === 'end') return finalWorth(state, seat);
  const promises = promisesOf(state);
  const mine = promises[seat] as number;
  const spread = SPREAD * Math.sqrt(state.rounds - state.round + 0.5);
  let ahead = 0;
  let best = -Infinity;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = promises[other] as number;
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

/** Points each seat has or may expect of this round, and what it brings into the next. */
function promisesOf(state: State): number[] {
  const promises = state.scores.slice();
  if (state.phase !== 'drop' && state.phase !== 'pay') {
    addSale(state, 0, promises);
    if (state.wake !== NONE) addSale(state, 1, promises);
  }
  const isUndecided = state.steersman === NONE || state.phase === 'repel';
  const succeeds = isUndecided ? successChance(state) : 0;
  const keep = keepWorth(state, NONE);
  for (let seat = 0; seat < state.seats; seat++) {
    if (isUndecided) add(promises, seat, roleStanding(state, seat, succeeds));
    else if (seat === state.captain && state.round < state.rounds) add(promises, seat, CAPTAINCY);
    for (let kind = 0; kind < KIND_COUNT; kind++)
      add(promises, seat, inHand(state, seat, kind) * (keep[kind] as number));
  }
  return promises;
}

/** What the sale on one side would bring if it were held now with what lies on the table. */
function addSale(state: State, side: number, promises: number[]): void {
  const position = positionOf(state, side);
  const piles: number[] = [];
  let most = 0;
  let sharers = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const pile = bestPile(state, seat, position);
    piles.push(pile);
    if (pile > most) {
      most = pile;
      sharers = 1;
    } else if (pile === most) {
      sharers++;
    }
  }
  if (most === 0) return;
  const island = state.circle[position] as Island;
  for (let seat = 0; seat < state.seats; seat++) {
    if (piles[seat] === most) add(promises, seat, column(island, state.roles[seat] === MERCHANT ? 1 : sharers));
  }
}

/** What a role promises when every participant turns up all conflicts; an unknown side is a coin toss. */
function roleStanding(state: State, seat: Seat, succeeds: number): number {
  const captaincy = state.round < state.rounds ? CAPTAINCY : 0;
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
