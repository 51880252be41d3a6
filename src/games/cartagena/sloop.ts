/** The ferry sloop of the Whole Jailbreak and its Captain (R5). */
import type { Emit } from '@/core/event';
import type { Seat } from '@/core/seat';

import { isMostAboard } from '../path/boat';
import { countAt } from '../path/crews';
import { chartOf } from './chart';
import { type Move, SAIL, SAIL_FREE } from './move';
import { B, type Place, type State } from './state';

/** To Tortuga with an own pirate aboard, back while an own pirate is in jail or tunnel (R5.2, R5.3). */
function canSail(state: State, seat: Seat): boolean {
  if (state.story !== 'jailbreak') return false;
  if (state.dock === 'cartagena') return countAt(state, seat, B) > 0;
  return (state.pirates[seat * state.crew] as Place) <= chartOf(state.layout).shore;
}

/** The Captain's first crossing is free; while it is, none is paid for (R5.7). */
export function listSailing(state: State, list: Move[]): void {
  if (canSail(state, state.toMove)) list.push(state.freeCrossing ? SAIL_FREE : SAIL);
}

/** At least one pirate aboard and nobody with more (R5.6). */
export function isCaptain(state: State, seat: Seat): boolean {
  return state.story === 'jailbreak' && isMostAboard(state, seat, B, 1);
}

/** Everybody aboard travels along (R5.4). */
export function cross(state: State, cost: number, emit?: Emit): void {
  state.dock = state.dock === 'cartagena' ? 'tortuga' : 'cartagena';
  state.freeCrossing = false;
  if (emit) emit({ kind: 'sailed', seat: state.toMove, dock: state.dock, free: cost === 0 });
}
