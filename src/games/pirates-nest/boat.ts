/** The boat and its captain (R5). */
import type { Emit } from '@/core/event';
import type { Seat } from '@/core/seat';

import { isMostAboard } from '../path/boat';
import { countAt } from '../path/crews';
import { CAPTAIN_MIN } from './data';
import { type Move, SAIL_BACK, SAIL_BACK_FREE, SAIL_OUT, SAIL_OUT_FREE } from './move';
import { BOAT, isSmallIsland, type Place, type State } from './state';

/** Out with an own pirate aboard, back while an own pirate is on the small island (R5.2, R5.3). */
export function canSail(state: State, seat: Seat): boolean {
  if (state.shore === 'small') return countAt(state, seat, BOAT) > 0;
  return isSmallIsland(state.pirates[seat * state.crew] as Place);
}

/** While the captain's crossing is free, none is paid for (R5.6). */
export function listSailing(state: State, list: Move[]): void {
  if (!canSail(state, state.toMove)) return;
  if (state.shore === 'small') list.push(state.freeCrossing ? SAIL_OUT_FREE : SAIL_OUT);
  else list.push(state.freeCrossing ? SAIL_BACK_FREE : SAIL_BACK);
}

/** At least one pirate aboard and nobody with more; a tie is enough (R5.5). */
export function isCaptain(state: State, seat: Seat): boolean {
  return isMostAboard(state, seat, BOAT, CAPTAIN_MIN);
}

/** Everybody aboard travels along (R5.1). */
export function cross(state: State, free: boolean, emit?: Emit): void {
  state.shore = state.shore === 'small' ? 'large' : 'small';
  state.freeCrossing = false;
  state.crossed = true;
  if (emit) emit({ kind: 'sailed', seat: state.toMove, shore: state.shore, free });
}
