/** What a move promises at first sight, by the policies of instinct, from what the seat to act knows. */
import type { Seat } from '@/core/seat';
import { knownLead, leaning, valverdeLead, worth } from './belief';
import { type Combat, type Side, V } from './data';
import { firstCard, laterCard, leadOfSide, spareOf } from './duelPolicy';
import { KEEP_GOLD, KEEP_LOWER, KEEP_UPPER, type Move, TAKE_COMBAT } from './move';
import { isStale, MASCOT, NONE, type State } from './state';
import { averageWorth, isWrongWay, ownSide, wealth } from './visitPolicy';
import { knockValue, needOf, valueOfPirate } from './voyagePolicy';

/** What one of the policies' points, about a coin, counts in appraisal. */
const POINT = 0.03;

export function lean(state: State, moves: readonly Move[], gains: number[]): void {
  for (let i = 0; i < moves.length; i++) gains[i] = POINT * promiseOf(state, state.turn, moves[i] as Move);
}

function promiseOf(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'knock':
      return state.opened === 0 ? 0 : knockValue(state);
    case 'use':
      return valueOfPirate(state, seat, move.on);
    case 'keep':
      return keepPromise(state, seat, move.on);
    case 'return':
      return averageWorth(state, seat) - worth(move.on, state.sides[seat] as Side);
    case 'buy':
      return move.on * (needOf(state, seat) - 1);
    case 'sell':
      return 1 - worth(move.on, state.sides[seat] as Side) * needOf(state, seat);
    case 'take':
      return move.on === TAKE_COMBAT ? needOf(state, seat) : 1;
    case 'rob':
      return robPromise(state, seat, move.on);
    case 'done':
    case 'stay':
    case 'pick':
      return 0;
    case 'skip':
      return state.phase === 'chang' ? -1.4 : -0.3;
    case 'side':
      return sidePromise(state, seat, move.on);
    case 'change':
      return sidePromise(state, seat, 1 - (state.sides[seat] as Side)) * 2 - 0.5;
    case 'peek':
      return isKnown(state, seat, move.on) ? -0.5 : 0;
    case 'place':
      return placePromise(state, seat, move.on);
    case 'inspect':
      return ((state.pairOrder[move.on] as number) & (1 << seat)) === 0 || isWrongWay(state, move.on) ? 0 : -0.5;
    case 'swap':
      return swapPromise(state, seat);
    case 'play':
      return playPromise(state, seat, move.on);
  }
}

function keepPromise(state: State, seat: Seat, kept: number): number {
  if (kept === KEEP_GOLD) return state.gold[state.gold.length - 1] as number;
  const top = state.combat.length - 1;
  const card = state.combat[kept === KEEP_LOWER ? top - 1 : top] as Combat;
  const value = worth(card, state.sides[seat] as Side);
  return kept === KEEP_UPPER || kept === KEEP_LOWER ? value : (0.4 + 0.6 * value) * needOf(state, seat);
}

/** The richest first, and those on the same side. */
function robPromise(state: State, seat: Seat, other: Seat): number {
  const side = state.sides[seat] as Side;
  const sign = side === NONE ? 0 : side === V ? 1 : -1;
  return 0.2 * wealth(state, seat, other) + 0.6 * sign * leaning(state, seat, other);
}

/** How much stronger a side looks. */
function sidePromise(state: State, seat: Seat, side: Side): number {
  const lead = valverdeLead(state, seat) * (side === V ? 1 : -1);
  return 0.25 * (lead > 6 ? 6 : lead < -6 ? -6 : lead);
}

function placePromise(state: State, seat: Seat, side: Side): number {
  const first = state.deck[state.picked[0] as number] as number;
  const second = state.deck[state.picked[1] as number] as number;
  return 0.12 * (first - second) * (side === ownSide(state, seat) ? 1 : -1);
}

function swapPromise(state: State, seat: Seat): number {
  return 0.24 * knownLead(state, seat, state.inspected) * (ownSide(state, seat) === V ? -1 : 1);
}

function isKnown(state: State, seat: Seat, other: Seat): boolean {
  return state.peeked[seat * state.seats + other] !== NONE && !isStale(state, seat, other);
}

/** The card instinct would lay first, then its own colour. */
function playPromise(state: State, seat: Seat, card: Combat): number {
  const lead = leadOfSide(state, seat);
  const spare = spareOf(state, seat);
  const chosen = state.combatRound === 1 ? firstCard(state, lead, spare) : laterCard(state, lead, spare);
  if (card === chosen) return 0;
  return card === MASCOT ? -1 : -0.6;
}
