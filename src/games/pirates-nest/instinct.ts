/** A quick sensible move for playouts: one look at each legal move, no search. */
import { fraction, type Random } from '@/core/random';

import { countAt } from '../path/crews';
import * as deed from './move';
import { cardOf, colourOf, deedOf, fromOf, type Move, toOf } from './move';
import { moves } from './moves';
import { pushGain } from './pushing';
import { BOAT, FACES, isGolden, NEST, type Place, type State } from './state';

/** Spread of the chance that lets a playout vary. */
const WHIM = 5;

export function instinct(state: State, random: Random): Move {
  const list = moves(state);
  let best = list[0] as Move;
  let bestWorth = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const move = list[i] as Move;
    const worth = worthOf(state, move) + WHIM * fraction(random);
    if (worth > bestWorth) {
      best = move;
      bestWorth = worth;
    }
  }
  return best;
}

/** In steps of the path. */
function worthOf(state: State, move: Move): number {
  switch (deedOf(move)) {
    case deed.PLAY:
      return playWorth(state, move);
    case deed.PUSH:
      return pushWorth(state, move);
    case deed.SAIL_OUT:
    case deed.SAIL_BACK:
      return sailWorth(state) - 4;
    case deed.SAIL_OUT_FREE:
    case deed.SAIL_BACK_FREE:
      return sailWorth(state);
    case deed.DROP:
      return dropWorth(state, move);
    default:
      return 0;
  }
}

/** Steps forward, more for the rearmost pirate and for a pirate home, less the card. */
function playWorth(state: State, move: Move): number {
  const from = fromOf(move);
  const to = toOf(move);
  const isRear = from === state.pirates[state.toMove * state.crew];
  return to - from + (isRear ? 2 : 0) + (to === NEST ? 4 : 0) - cardWorth(state);
}

function pushWorth(state: State, move: Move): number {
  const to = toOf(move);
  const rival = state.colours.indexOf(colourOf(move));
  const price = state.seats === 2 ? 0.6 : 0.4;
  const gift = to === NEST && countAt(state, rival, NEST) + 1 === state.crew ? 100 : 0;
  return pushGain(state.crowd, to) * cardWorth(state) - price * (to - fromOf(move)) - gift;
}

/** Out with a full load or with everybody left, back for those still on the small island. */
function sailWorth(state: State): number {
  const aboard = countAt(state, state.toMove, BOAT);
  const waiting = waitingOf(state);
  if (state.shore === 'small') return waiting === 0 ? 12 : 5 * aboard - 6;
  return aboard === 0 ? 3 * waiting : -10;
}

function waitingOf(state: State): number {
  const start = state.toMove * state.crew;
  let count = 0;
  while (count < state.crew && (state.pirates[start + count] as Place) < BOAT) count++;
  return count;
}

/** Doubles go first, golden cards last. */
function dropWorth(state: State, move: Move): number {
  const face = cardOf(move);
  return 3 * (state.hands[state.dropper * FACES + face] as number) - (isGolden(face) ? 6 : 0);
}

/** A card is dear to a short hand and cheap to a full one. */
function cardWorth(state: State): number {
  const hand = state.handSizes[state.toMove] as number;
  if (hand < 3) return 8;
  if (hand < 6) return 6;
  return hand < 9 ? 4.5 : 0.5;
}
