/** What each move promises at first sight, from what the seat to act knows. */
import type { Seat } from '@/core/seat';
import { knownLead, leaning, worth } from './belief';
import { type Combat, type Side, V } from './data';
import { layPoints } from './duelPlan';
import { KEEP_GOLD, KEEP_LOWER, KEEP_UPPER, type Move, TAKE_COMBAT } from './move';
import { buyPoints, cardPoints, knockPoints, leadSeen, visitPoints } from './promise';
import { isStale, NONE, type State } from './state';
import { tasteFor } from './taste';
import { averageWorth, wealth } from './visitPolicy';

/**
 * What a point counts in appraisal: so much that with more than two players the plan of the voyage stands, for search
 * has not bettered it there; in the mutiny, and between two, search decides.
 */
const VOYAGE_POINT = { duo: 0.1, crew: 1 };
const MUTINY_POINT = 0.06;

export function lean(state: State, moves: readonly Move[], gains: number[]): void {
  const voyage = state.seats === 2 ? VOYAGE_POINT.duo : VOYAGE_POINT.crew;
  const point = state.duel === NONE ? voyage : MUTINY_POINT;
  for (let i = 0; i < moves.length; i++) gains[i] = point * pointsOf(state, state.turn, moves[i] as Move);
}

function pointsOf(state: State, seat: Seat, move: Move): number {
  const taste = tasteFor(state.seats);
  switch (move.kind) {
    case 'knock':
      return knockPoints(state, seat);
    case 'use':
      return visitPoints(state, seat, move.on);
    case 'keep':
      return keepPoints(state, seat, move.on);
    case 'return':
      return averageWorth(state, seat) - worth(move.on, state.sides[seat] as Side);
    case 'buy':
      return buyPoints(state, seat, move.on) - 0.01 * move.on;
    case 'sell':
      return sellPoints(state, seat, move.on);
    case 'take':
      return move.on === TAKE_COMBAT ? cardPoints(state, state.held[seat] as number) : taste.coin;
    case 'rob':
      return robPoints(state, seat, move.on);
    case 'done':
    case 'stay':
    case 'pick':
      return 0;
    case 'skip':
      return -0.5;
    case 'side':
      return sidePoints(state, seat, move.on);
    case 'change':
      return -leadSeen(state, seat) * (state.sides[seat] === V ? 1 : -1) - taste.change;
    case 'peek':
      return (isKnown(state, seat, move.on) ? -1 : 0) + 0.1 * (state.held[move.on] as number);
    case 'place':
      return placePoints(state, seat, move.on);
    case 'inspect':
      return inspectPoints(state, seat, move.on);
    case 'swap':
      return knownLead(state, seat, state.inspected) * (ownSide(state, seat) === V ? -1 : 1);
    case 'play':
      return layPoints(state, seat, move.on);
  }
}

function keepPoints(state: State, seat: Seat, kept: number): number {
  const taste = tasteFor(state.seats);
  if (kept === KEEP_GOLD) return (taste.goldCard * (state.gold[state.gold.length - 1] as number)) / 2;
  const top = state.combat.length - 1;
  const card = state.combat[kept === KEEP_LOWER ? top - 1 : top] as Combat;
  const value = worth(card, state.sides[seat] as Side);
  if (kept === KEEP_UPPER || kept === KEEP_LOWER) return value;
  return cardPoints(state, state.held[seat] as number) + taste.quality * (value - averageWorth(state, seat));
}

function sellPoints(state: State, seat: Seat, card: Combat): number {
  const taste = tasteFor(state.seats);
  const value = taste.quality * (worth(card, state.sides[seat] as Side) - averageWorth(state, seat));
  return taste.coin - cardPoints(state, (state.held[seat] as number) - 1) - value;
}

/** The richest first, and those on the same side. */
function robPoints(state: State, seat: Seat, other: Seat): number {
  const side = state.sides[seat] as Side;
  const sign = side === NONE ? 0 : side === V ? 1 : -1;
  return 0.2 * wealth(state, seat, other) + sign * leaning(state, seat, other);
}

function sidePoints(state: State, seat: Seat, side: Side): number {
  return 0.5 * leadSeen(state, seat) * (side === V ? 1 : -1);
}

function placePoints(state: State, seat: Seat, side: Side): number {
  const first = state.deck[state.picked[0] as number] as number;
  const second = state.deck[state.picked[1] as number] as number;
  return 0.5 * (first - second) * (side === ownSide(state, seat) ? 1 : -1);
}

/** A pair never seen, or one that stands the wrong way. */
function inspectPoints(state: State, seat: Seat, pair: number): number {
  if (((state.pairOrder[pair] as number) & (1 << seat)) === 0) return 0.5;
  return knownLead(state, seat, pair) * (ownSide(state, seat) === V ? -1 : 1) * 0.3;
}

function isKnown(state: State, seat: Seat, other: Seat): boolean {
  return state.peeked[seat * state.seats + other] !== NONE && !isStale(state, seat, other);
}

function ownSide(state: State, seat: Seat): Side {
  const side = state.sides[seat] as Side;
  if (side !== NONE) return side;
  return leadSeen(state, seat) >= 0 ? V : 1 - V;
}
