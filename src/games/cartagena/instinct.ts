/** A quick sensible move for playouts: one look at each legal move, no search. */
import { fraction, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import { countAt } from '../path/crews';
import { nextVacant } from '../path/chart';
import { type Chart, chartOf, progressOf } from './chart';
import { GUN, HOOK, LANTERN, PARROT, RUM } from './data';
import * as deed from './move';
import { cardOf, countOf, deedOf, fromOf, type Move, seatOf, toOf } from './move';
import { moves } from './moves';
import { B, H, KINDS, type Kind, type Place, type State, symbolOf } from './state';

/** Spread of the chance that lets a playout vary. */
const WHIM = 5;

export function instinct(state: State, random: Random): Move {
  const list = moves(state);
  const chart = chartOf(state.layout);
  let best = list[0] as Move;
  let bestWorth = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const move = list[i] as Move;
    const worth = worthOf(state, chart, move) + WHIM * fraction(random);
    if (worth > bestWorth) {
      best = move;
      bestWorth = worth;
    }
  }
  return best;
}

/** In steps of the path. */
function worthOf(state: State, chart: Chart, move: Move): number {
  switch (deedOf(move)) {
    case deed.ADVANCE:
      return advanceWorth(state, chart, move);
    case deed.RETREAT:
      return countOf(move) * cardWorth(state) - gain(chart, toOf(move), fromOf(move));
    case deed.PUSH:
      return pushWorth(state, chart, move);
    case deed.SAIL:
    case deed.SAIL_FREE:
      return sailWorth(state, chart) - (deedOf(move) === deed.SAIL ? 4 : 0);
    case deed.SKIP:
    case deed.END:
      return 0;
    case deed.WITH:
    case deed.WITH_PAIR:
      return 2 * gain(chart, state.pairOn, toOf(move));
    case deed.KEEP:
    case deed.TAKE:
      return jumpOf(state, chart, cardOf(move));
    case deed.GIVE:
    case deed.DROP:
    case deed.NEXT:
      return -jumpOf(state, chart, cardOf(move));
    default:
      return powerWorth(state, move);
  }
}

/** Steps forward, a little more for the rearmost pirate, less the card; the last pirate home wins. */
function advanceWorth(state: State, chart: Chart, move: Move): number {
  const from = fromOf(move);
  const to = toOf(move);
  const start = state.toMove * state.crew;
  if (to === H && state.crew === countAt(state, state.toMove, H) + 1) return 1000;
  const isRear = from === state.pirates[start];
  const price = state.phase === 'wild' ? 0 : cardWorth(state);
  return gain(chart, from, to) + (isRear ? 2 : 0) - price;
}

function pushWorth(state: State, chart: Chart, move: Move): number {
  const rival = seatOf(move);
  const to = toOf(move);
  if (to === H && countAt(state, rival, H) + 1 === state.crew) return -1000;
  return countOf(move) * cardWorth(state) - gain(chart, fromOf(move), to) / (state.seats - 1);
}

/** Out with a full load or with everybody left, back for those still in the tunnel. */
function sailWorth(state: State, chart: Chart): number {
  const aboard = countAt(state, state.toMove, B);
  const waiting = behindShore(state, chart, state.toMove);
  if (state.dock === 'cartagena') return waiting === 0 ? 12 : 5 * aboard - 6;
  return aboard === 0 ? 3 * waiting : -10;
}

function behindShore(state: State, chart: Chart, seat: Seat): number {
  let count = 0;
  for (let i = seat * state.crew; i < (seat + 1) * state.crew; i++) {
    if ((state.pirates[i] as Place) <= chart.shore) count++;
  }
  return count;
}

function powerWorth(state: State, move: Move): number {
  const hand = state.handSizes[state.toMove] as number;
  switch (deedOf(move)) {
    case deed.CHEST_POWER:
      return 6;
    case deed.HOOK_POWER:
      return 4;
    case deed.RUM_POWER:
      return hand < 5 ? 6 : 1;
    case deed.GUN_POWER:
      return 2;
    case deed.LANTERN_POWER:
      return 1;
    default:
      return pairWorth(cardOf(move));
  }
}

function pairWorth(symbol: Kind): number {
  return symbol === GUN || symbol === RUM || symbol === LANTERN || symbol === HOOK ? -4 : -2;
}

/** A card is dear to a short hand and cheap to a full one. */
function cardWorth(state: State): number {
  const hand = state.handSizes[state.toMove] as number;
  if (hand < 3) return 10;
  if (hand < 6) return 7;
  return hand < 9 ? 5 : 2;
}

/** How far the rearmost pirate of the seat to move would jump with a card: longer where its spaces are taken. */
function jumpOf(state: State, chart: Chart, kind: Kind): number {
  const symbol = symbolOf(kind);
  const from = state.pirates[state.toMove * state.crew] as Place;
  if (from === H || symbol === PARROT) return 0;
  const to = nextVacant(chart, state.crowd, symbol, from);
  const held = state.hands[state.toMove * KINDS + kind] as number;
  return gain(chart, from, to) - 2 * held;
}

function gain(chart: Chart, from: Place, to: Place): number {
  return progressOf(chart, to) - progressOf(chart, from);
}
