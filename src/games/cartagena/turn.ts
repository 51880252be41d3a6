/** The frame of a turn: one to three actions, then the next seat (R2). */
import type { Emit } from '@/core/event';
import { seatAfter } from '@/core/seat';

import { drawToHand, refillRow } from './cards';
import { ACTIONS_A_TURN, ROUND_LIMIT, STALL_LIMIT } from './data';
import { endGame, isCrewHome, recordPosition } from './end';
import { soundAlarm } from './filibusters';
import { END, type Move, SKIP } from './move';
import { NONE, NOWHERE, type State } from './state';
import { isCaptain } from './sloop';

/** An action is compulsory, except that an empty hand may skip (R2.2 to R2.4). */
export function listEnds(state: State, list: Move[]): void {
  if (state.acted) list.push(END);
  else if (state.handSizes[state.toMove] === 0) list.push(SKIP);
}

export function startTurn(state: State, emit?: Emit): void {
  state.phase = 'turn';
  state.actionsLeft = ACTIONS_A_TURN;
  state.acted = false;
  state.freeCrossing = isCaptain(state, state.toMove);
  if (recordPosition(state) >= STALL_LIMIT) endGame(state, 'stalled', emit);
}

/** What follows a complete action: cost, win, Filibusters, then row and turn (R2.5). */
export function finishAction(state: State, cost: number, emit?: Emit): void {
  state.actionsLeft -= cost;
  state.acted = true;
  state.freeCrossing = false;
  state.wild = NONE;
  state.pairOn = NOWHERE;
  state.other = NONE;
  const wasDark = state.darkLaid;
  state.darkLaid = false;
  if (isCrewHome(state)) endGame(state, 'home', emit);
  else if (!wasDark || !soundAlarm(state, emit)) resumeTurn(state, emit);
}

export function resumeTurn(state: State, emit?: Emit): void {
  state.phase = 'turn';
  refillRow(state, emit);
  if (state.actionsLeft === 0) endTurn(state, emit);
}

/** The whole turn for one card (R2.4). */
export function skipTurn(state: State, emit?: Emit): void {
  drawToHand(state, state.toMove, 1, emit);
  refillRow(state, emit);
  endTurn(state, emit);
}

/** The next seat clockwise; a new round when that is the starting seat (R2.6, R9.4). */
export function endTurn(state: State, emit?: Emit): void {
  const next = seatAfter(state.toMove, state.seats);
  if (emit) emit({ kind: 'turnEnded', seat: state.toMove, next });
  if (next === state.first) {
    if (state.round === ROUND_LIMIT) {
      endGame(state, 'rounds', emit);
      return;
    }
    state.round++;
  }
  state.toMove = next;
  startTurn(state, emit);
}
