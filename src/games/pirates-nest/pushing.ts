/** Pushing a rival's pirate forward for cards (R4). */
import type { Emit } from '@/core/event';
import { seatAfter, type Seat } from '@/core/seat';

import { drawToHand } from './cards';
import { movePirate } from './crews';
import { BOAT_REWARD } from './data';
import { colourOf, fromOf, type Move, push, toOf } from './move';
import { BOAT, isSpace, NOWHERE, type Place, placeText, type State } from './state';
import { canSetOut, openPushTarget } from './targets';

/** Every rival's pirate that can be pushed, rivals clockwise from the actor. */
export function listPushes(state: State, list: Move[]): void {
  for (let seat = seatAfter(state.toMove, state.seats); seat !== state.toMove; seat = seatAfter(seat, state.seats)) {
    listPushesOf(state, seat, list);
  }
}

function listPushesOf(state: State, seat: Seat, list: Move[]): void {
  const pirates = state.pirates;
  const colour = state.colours[seat] as number;
  const start = seat * state.crew;
  const end = start + state.crew;
  let before = NOWHERE;
  for (let i = start; i < end; i++) {
    const from = pirates[i] as Place;
    if (from === before) continue;
    before = from;
    if (from >= BOAT && !canSetOut(state, from)) continue;
    const to = openPushTarget(state, seat, from);
    if (to !== NOWHERE) list[list.length] = push(colour, from, to);
  }
}

/** Cards for a landing place: the pirates met there, always two for boat and Nest (R4.6, R4.7). */
export function pushGain(crowd: readonly number[], to: Place): number {
  return isSpace(to) ? (crowd[to] as number) : BOAT_REWARD;
}

export function pushRival(state: State, move: Move, emit?: Emit): void {
  const from = fromOf(move);
  const to = toOf(move);
  const seat = state.toMove;
  const rival = state.colours.indexOf(colourOf(move));
  const gain = pushGain(state.crowd, to);
  movePirate(state, rival, from, to);
  state.moved = true;
  if (emit) emit({ kind: 'pushed', seat, rival, from: placeText(from), to: placeText(to), gain });
  drawToHand(state, seat, gain, emit);
}
