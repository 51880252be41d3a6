/** What a visit to each pirate begins with: a gift at once, or a choice to make (R3). */
import {
  BIJOUX,
  CAMBI,
  CHANG,
  CRACKPOTT,
  NERO,
  OJO,
  PAIR_COUNT,
  PANG,
  type Pirate,
  type PirateId,
  PIRATES,
  RAMON,
  SATE,
  TEMBO,
  VALVERDE,
  WESSEL,
} from './data';
import { lookRamon, lookTembo, startPang, visitCrackpott, visitSate, visitValverde } from './gifts';
import type { MeutereiEmit } from './events';
import { endTurn } from './round';
import { NONE, type Phase, type State } from './state';
import { canTrade } from './trade';

/** Ends the turn where there is nothing to choose. */
export function visit(state: State, pirate: Pirate, emit?: MeutereiEmit): void {
  switch (pirate) {
    case VALVERDE:
      return visitValverde(state, emit);
    case RAMON:
      return lookRamon(state, emit);
    case CRACKPOTT:
      return visitCrackpott(state, emit);
    case TEMBO:
      return lookTembo(state, emit);
    case PANG:
      return startPang(state, emit);
    case SATE:
      return visitSate(state, emit);
    case WESSEL:
      return choose(state, (state.held[state.turn] as number) > 0 ? 'wessel' : null, emit);
    case NERO:
      return choose(state, canTrade(state) ? 'nero' : null, emit);
    case CHANG:
      return choose(state, canRob(state) ? 'chang' : null, emit);
    case BIJOUX:
      return choose(state, state.sides[state.turn] === NONE ? 'side' : 'bijoux', emit);
    case OJO:
      return choose(state, state.sides[state.turn] === NONE ? 'side' : canPeek(state) ? 'ojo' : null, emit);
    case CAMBI:
      return choose(state, state.pairsPlaced < PAIR_COUNT ? 'pick' : 'inspect', emit);
  }
}

/** Into the pirate's phase, or nothing to gain here. */
function choose(state: State, phase: Phase | null, emit?: MeutereiEmit): void {
  if (phase !== null) {
    state.phase = phase;
    return;
  }
  if (emit) emit({ kind: 'nothing', seat: state.turn, pirate: PIRATES[state.visiting] as PirateId });
  endTurn(state, emit);
}

/** Another seat has a coin (R3.8). */
function canRob(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && (state.coins[seat] as number) > 0) return true;
  }
  return false;
}

/** Another seat has set its conviction (R3.11). */
function canPeek(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && state.sides[seat] !== NONE) return true;
  }
  return false;
}
