/** The frame of a turn: one to three actions, relief and calm, the next seat (R2, R8). */
import type { Emit } from '@/core/event';
import { seatAfter } from '@/core/seat';

import { isCaptain } from './boat';
import { drawToHand } from './cards';
import { ACTIONS, CALM_ROUNDS, RELIEF } from './data';
import type { Move } from './move';
import { listPushes } from './pushing';
import type { State } from './state';

/** What holds for the whole turn is fixed before any choice (R2.2). */
export function startTurn(state: State, emit?: Emit): void {
  state.phase = 'act';
  state.actionsLeft = ACTIONS;
  state.acted = false;
  state.crossed = false;
  state.moved = false;
  state.freeCrossing = isCaptain(state, state.toMove);
  state.dry = isDry(state);
  state.calm = state.still >= CALM_ROUNDS * state.seats;
  if (state.calm && emit) emit({ kind: 'calm', seat: state.toMove });
}

/** No card and nobody to push (R8.3). */
function isDry(state: State): boolean {
  if (state.handSizes[state.toMove] !== 0) return false;
  const pushes: Move[] = [];
  listPushes(state, pushes);
  return pushes.length === 0;
}

export function spendAction(state: State): void {
  state.actionsLeft--;
  state.acted = true;
  // The right to cross for free lapses with the first action (R5.6).
  state.freeCrossing = false;
}

/** After an action and its drops: on with the turn, or to the next by itself (R2.5). */
export function resumeTurn(state: State, emit?: Emit): void {
  state.phase = 'act';
  if (state.actionsLeft === 0) endTurn(state, emit);
}

/** Relief, the count of still turns, the next seat (R8.7); a new round when that is the starting seat. */
export function endTurn(state: State, emit?: Emit): void {
  if (state.dry && !state.moved) {
    if (emit) emit({ kind: 'relief', seat: state.toMove });
    drawToHand(state, state.toMove, RELIEF, emit);
  }
  state.still = state.moved ? 0 : state.still + 1;
  const next = seatAfter(state.toMove, state.seats);
  if (emit) emit({ kind: 'turnEnded', seat: state.toMove, next });
  if (next === state.first) state.round++;
  state.toMove = next;
  startTurn(state, emit);
}
