/** Golden cards: whoever holds more than seven then drops the rest (R6). */
import type { Emit } from '@/core/event';
import { seatAfter, type Seat } from '@/core/seat';

import { discard } from './cards';
import { HAND_LIMIT } from './data';
import { drop, type Move } from './move';
import { type Face, FACES, faceText, NONE, type State } from './state';

/** Everybody is checked, the player of the card first, then clockwise; says whether somebody must drop (R6.2). */
export function checkHands(state: State, emit?: Emit): boolean {
  const over = seatsOver(state);
  if (emit) {
    const surplus = over.map((seat) => (state.handSizes[seat] as number) - HAND_LIMIT);
    emit({ kind: 'checked', seat: state.toMove, over, surplus });
  }
  return callNext(state);
}

export function listDrops(state: State, list: Move[]): void {
  const hand = state.dropper * FACES;
  for (let face = 0; face < FACES; face++) {
    if (state.hands[hand + face] !== 0) list.push(drop(face));
  }
}

/** One card of the first in the queue; says whether somebody must still drop (R6.3). */
export function dropOne(state: State, face: Face, emit?: Emit): boolean {
  const seat = state.dropper;
  discard(state, seat, face);
  if (emit) emit({ kind: 'dropped', seat, card: faceText(face) });
  return callNext(state);
}

/** The queue is whoever is still above the limit, so it needs no list of its own. */
function callNext(state: State): boolean {
  let seat = state.toMove;
  do {
    if ((state.handSizes[seat] as number) > HAND_LIMIT) {
      state.phase = 'drop';
      state.dropper = seat;
      return true;
    }
    seat = seatAfter(seat, state.seats);
  } while (seat !== state.toMove);
  state.dropper = NONE;
  return false;
}

function seatsOver(state: State): Seat[] {
  const over: Seat[] = [];
  let seat = state.toMove;
  do {
    if ((state.handSizes[seat] as number) > HAND_LIMIT) over.push(seat);
    seat = seatAfter(seat, state.seats);
  } while (seat !== state.toMove);
  return over;
}
