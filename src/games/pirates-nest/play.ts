/** Playing a legal move: each deed does its part, then the turn goes on (R2.5). */
import type { Emit } from '@/core/event';

import { advance } from './advance';
import { cross } from './boat';
import { checkHands, dropOne } from './freebooter';
import * as deed from './move';
import { cardOf, deedOf, type Move } from './move';
import { pushRival } from './pushing';
import { isGolden, type State } from './state';
import { endTurn, resumeTurn, spendAction } from './turn';

export function play(state: State, move: Move, emit?: Emit): void {
  switch (deedOf(move)) {
    case deed.PLAY:
      advance(state, move, emit);
      spendAction(state);
      if (state.freebooter && isGolden(cardOf(move)) && checkHands(state, emit)) break;
      resumeTurn(state, emit);
      break;
    case deed.PUSH:
      pushRival(state, move, emit);
      spendAction(state);
      resumeTurn(state, emit);
      break;
    case deed.SAIL_OUT:
    case deed.SAIL_BACK:
      cross(state, false, emit);
      spendAction(state);
      resumeTurn(state, emit);
      break;
    case deed.SAIL_OUT_FREE:
    case deed.SAIL_BACK_FREE:
      cross(state, true, emit);
      break;
    case deed.DROP:
      if (!dropOne(state, cardOf(move), emit)) resumeTurn(state, emit);
      break;
    case deed.FLAG:
      raiseFlag(state, emit);
      break;
    case deed.END:
    case deed.PASS:
      endTurn(state, emit);
      break;
  }
}

/** The Jolly Roger ends the game at once (R9.4). */
function raiseFlag(state: State, emit?: Emit): void {
  spendAction(state);
  state.winner = state.toMove;
  state.phase = 'over';
  if (emit) emit({ kind: 'flagRaised', seat: state.toMove });
}
