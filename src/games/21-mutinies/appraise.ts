/** How good a position looks for a seat, 0 … 1: the prestige it may expect at the end, compared with everybody else's. */
import type { Seat } from '@/core/seat';

import { CABIN_PP, type Card, FIRST_END, FIRST_VOLUNTARY, MUTINY_0, type Space, TREASURE_KINDS } from './data';
import { type Affairs, affairsOf, gainOf } from './gains';
import { type Outlook, outlookOf, purseWorth } from './outlook';
import { captainOf, NONE, type State } from './state';

/** Share of the appraisal that asks for the first place; the rest compares with each other seat. */
const FIRST_PLACE = 0.6;
/** How far prestige still spreads: at the end, and more with every mutiny left. */
const LEAST_SPREAD = 0.7;
const SPREAD = 3.4;
const CAPTAINCY = 0.9;
/** Treasures by kind, while there is a future and at the end. */
const TREASURE_WORTH: readonly number[] = [0.5, 0.9, 1.3, 1.9, 1, 2, 1.2, 1.6, 1.7];
const TREASURE_AT_END: readonly number[] = [0, 0, 0.67, 1, 1, 2, 1.2, 1.7, 0.33];
const VOLUNTARY_WORTH = 1;
const END_CARD_WORTH = 2;
const REFUSED_WORTH = -1.67;
const CARD_AT_END = 0.33;

const promises: number[] = [];

export function appraise(state: State, seat: Seat): number {
  promise(state);
  return standing(state, seat);
}

export function appraiseAll(state: State, looks: number[]): void {
  promise(state);
  for (let seat = 0; seat < state.seats; seat++) looks[seat] = standing(state, seat);
}

/** The prestige each seat may expect. */
function promise(state: State): void {
  if (state.phase === 'over') {
    // Doubloons left decide ties (R10.7).
    for (let seat = 0; seat < state.seats; seat++) {
      promises[seat] = (state.pp[seat] as number) + (state.doubloons[seat] as number) / 16;
    }
    return;
  }
  const outlook = outlookOf(state);
  for (let seat = 0; seat < state.seats; seat++) promises[seat] = expected(state, seat, outlook);
  if (!outlook.isLast) promises[captainOf(state)] = (promises[captainOf(state)] as number) + CAPTAINCY;
}

function expected(state: State, seat: Seat, outlook: Outlook): number {
  const affairs = affairsOf(state, seat, seat, outlook);
  let worth = (state.pp[seat] as number) + affairs.hand + purseWorth(outlook, affairs.doubloons);
  worth += treasuresWorth(state, seat, outlook.future) + cardsWorth(state.cards[seat] as Card[], outlook.future);
  if (seat === state.turn && state.lot.length > 0) worth += 1.5 * state.lot.length;
  return worth + pendingGain(affairs);
}

/** What the disc on the board will bring; it is spent when it has been resolved. */
function pendingGain(affairs: Affairs): number {
  const { state, seat } = affairs;
  const space = state.discs[seat] as Space;
  if (space === NONE || isSpent(state, seat)) return 0;
  return gainOf(affairs, space);
}

const STAGES = ['placing', 'action', 'cabin', 'mutiny', 'ending'] as const;
/** The stage in which the discs of each action are resolved; the captain's action is the first. */
function stageOf(space: Space): number {
  return space < CABIN_PP ? 1 : space < MUTINY_0 ? 2 : 3;
}

function isSpent(state: State, seat: Seat): boolean {
  const now = STAGES.indexOf(state.stage);
  const own = stageOf(state.discs[seat] as Space);
  if (now !== own) return now > own;
  const place = state.order.indexOf(seat);
  return (state.seats === 2 ? place * 2 : place) < state.at;
}

function treasuresWorth(state: State, seat: Seat, future: number): number {
  if (state.treasureCounts[seat] === 0) return 0;
  let worth = 0;
  const first = seat * TREASURE_KINDS;
  for (let kind = 0; kind < TREASURE_KINDS; kind++) {
    const count = state.treasures[first + kind] as number;
    if (count === 0) continue;
    const end = TREASURE_AT_END[kind] as number;
    worth += count * (end + ((TREASURE_WORTH[kind] as number) - end) * future);
  }
  return worth;
}

function cardsWorth(cards: readonly Card[], future: number): number {
  let worth = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card >= FIRST_END) worth += END_CARD_WORTH;
    else if (card >= FIRST_VOLUNTARY) worth += CARD_AT_END + (VOLUNTARY_WORTH - CARD_AT_END) * future;
    else worth += REFUSED_WORTH;
  }
  return worth;
}

/** The chance to be first, and to be ahead of each other seat. */
function standing(state: State, seat: Seat): number {
  const mine = promises[seat] as number;
  const isOver = state.phase === 'over';
  const spread = isOver ? 0.01 : LEAST_SPREAD + SPREAD * (state.deck.length / state.mutinies);
  let ahead = 0;
  let first = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const chance = 1 / (1 + Math.exp(((promises[other] as number) - mine) / spread));
    ahead += chance;
    if (chance < first) first = chance;
  }
  return FIRST_PLACE * first + ((1 - FIRST_PLACE) * ahead) / (state.seats - 1);
}
