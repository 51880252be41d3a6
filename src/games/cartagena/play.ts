/** Playing a legal move: each deed does its part, then the turn goes on by R2.5. */
import type { Emit } from '@/core/event';

import { playAdvance } from './advance';
import { dropOne } from './filibusters';
import * as deed from './move';
import { cardOf, deedOf, fromOf, type Move, seatOf } from './move';
import {
  giveRum,
  keepByLantern,
  layForPower,
  layPair,
  lightLantern,
  moveTwo,
  nameNext,
  openChest,
  pourRum,
  seeHand,
  steal,
} from './powers';
import { playPush, playRetreat } from './recharge';
import { cross } from './sloop';
import { HOOK_COST } from './data';
import type { State } from './state';
import { endTurn, finishAction, resumeTurn, skipTurn } from './turn';

export function play(state: State, move: Move, emit?: Emit): void {
  switch (deedOf(move)) {
    case deed.ADVANCE:
      playAdvance(state, move, emit);
      finishAction(state, 1, emit);
      break;
    case deed.RETREAT:
      playRetreat(state, move, emit);
      finishAction(state, 1, emit);
      break;
    case deed.PUSH:
      playPush(state, move, emit);
      finishAction(state, 1, emit);
      break;
    case deed.SAIL:
      cross(state, 1, emit);
      finishAction(state, 1, emit);
      break;
    case deed.SAIL_FREE:
      cross(state, 0, emit);
      break;
    case deed.SKIP:
      skipTurn(state, emit);
      break;
    case deed.END:
      endTurn(state, emit);
      break;
    case deed.DROP:
      if (dropOne(state, cardOf(move), emit)) resumeTurn(state, emit);
      break;
    default:
      playMagic(state, move, emit);
  }
}

/** Powers, parrot pairs and the small choices they ask for (R8). */
function playMagic(state: State, move: Move, emit?: Emit): void {
  switch (deedOf(move)) {
    case deed.GUN_POWER:
      layForPower(state, move, emit);
      seeHand(state, seatOf(move), emit);
      break;
    case deed.TAKE:
      steal(state, cardOf(move), emit);
      finishAction(state, 1, emit);
      break;
    case deed.RUM_POWER:
      layForPower(state, move, emit);
      if (!pourRum(state, emit)) finishAction(state, 1, emit);
      break;
    case deed.GIVE:
      if (!giveRum(state, cardOf(move), emit)) finishAction(state, 1, emit);
      break;
    case deed.LANTERN_POWER:
      layForPower(state, move, emit);
      lightLantern(state, emit);
      break;
    case deed.KEEP:
      if (!keepByLantern(state, cardOf(move), emit)) finishAction(state, 1, emit);
      break;
    case deed.NEXT:
      if (!nameNext(state, cardOf(move), emit)) finishAction(state, 1, emit);
      break;
    case deed.PAIR:
      layPair(state, move, emit);
      state.phase = 'wild';
      state.wild = cardOf(move);
      break;
    case deed.HOOK_POWER:
      layForPower(state, move, emit);
      state.phase = 'hookSecond';
      state.pairOn = fromOf(move);
      break;
    case deed.WITH:
    case deed.WITH_PAIR:
      moveTwo(state, move, emit);
      finishAction(state, HOOK_COST, emit);
      break;
    case deed.CHEST_POWER:
      layForPower(state, move, emit);
      openChest(state, move, emit);
      finishAction(state, 1, emit);
      break;
  }
}
