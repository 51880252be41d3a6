/** Filibusters: a dark card catches every other hand of more than seven (R7). */
import type { Emit } from '@/core/event';
import { seatAfter, type Seat } from '@/core/seat';

import { discard } from './cards';
import { LAWFUL_HAND } from './data';
import { DROP, type Move, withOnly } from './move';
import { KINDS, type Kind, kindText, NONE, type State } from './state';

/** Starts the dropping after an action with a dark card; false if no hand is too large. */
export function soundAlarm(state: State, emit?: Emit): boolean {
  const caught = nextCaught(state, state.toMove);
  if (caught === NONE) return false;
  if (emit) emit({ kind: 'alarmed', seat: state.toMove, caught: allCaught(state) });
  state.phase = 'filibusterDrop';
  state.other = caught;
  return true;
}

export function listDrops(state: State, list: Move[]): void {
  const hand = state.other * KINDS;
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[hand + kind] !== 0) list.push(withOnly(DROP, kind));
  }
}

/** Drops one card; true when nobody has to drop any more. */
export function dropOne(state: State, kind: Kind, emit?: Emit): boolean {
  const seat = state.other;
  discard(state, seat, kind);
  if (emit) emit({ kind: 'dropped', seat, card: kindText(kind) });
  if ((state.handSizes[seat] as number) > LAWFUL_HAND) return false;
  state.other = nextCaught(state, seat);
  return state.other === NONE;
}

/** The next seat with too many cards, clockwise up to the acting one, which is exempt. */
function nextCaught(state: State, after: Seat): Seat {
  for (let seat = seatAfter(after, state.seats); seat !== state.toMove; seat = seatAfter(seat, state.seats)) {
    if ((state.handSizes[seat] as number) > LAWFUL_HAND) return seat;
  }
  return NONE;
}

function allCaught(state: State): Seat[] {
  const caught: Seat[] = [];
  for (let seat = nextCaught(state, state.toMove); seat !== NONE; seat = nextCaught(state, seat)) caught.push(seat);
  return caught;
}
