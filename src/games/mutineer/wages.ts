/** Phase 5a: the ship points of the steersman, the shares of Mate and Cabin boy, and the captaincy (R5, R9.4). */
import type { Emit } from '@/core/event';
import { BOY, BOY_POINTS, MATE, MATE_BASE } from './data';
import { book, BOY_SHARE, MATE_PAY, PAY, PRIZE, SHIP } from './ledger';
import { isAskedToRepel, isIntercepted, repelPirates } from './pirates';
import { startSale } from './sale';
import { destinationOf, islandAt, NONE, seatWith, type State } from './state';

/** The steersman is known; pirates on his destination may have to be answered first. */
export function steer(state: State, emit?: Emit): void {
  const destination = destinationOf(state);
  if (!isIntercepted(state, destination)) {
    book(state, { seat: state.steersman, cause: SHIP, points: islandAt(state, destination).ship }, emit);
    payRoles(state, emit);
  } else if (isAskedToRepel(state)) {
    state.turn = state.steersman;
    state.phase = 'repel';
  } else {
    shareWithPirates(state, emit);
    payRoles(state, emit);
  }
}

/** His answer to the pirates: the full ship value after a fight, otherwise half (R9.4). */
export function repel(state: State, repels: boolean, emit?: Emit): void {
  repelPirates(state, repels, emit);
  if (repels)
    book(state, { seat: state.steersman, cause: SHIP, points: islandAt(state, destinationOf(state)).ship }, emit);
  else shareWithPirates(state, emit);
  payRoles(state, emit);
}

/** Half for the steersman, rounded down; the rest is the Raider's prize, if there is a Raider (R9.4). */
function shareWithPirates(state: State, emit?: Emit): void {
  const value = islandAt(state, destinationOf(state)).ship;
  const half = value >> 1;
  book(state, { seat: state.steersman, cause: SHIP, points: half }, emit);
  if (state.raider !== NONE) book(state, { seat: state.raider, cause: PRIZE, points: value - half }, emit);
}

/** Mate and pay if the Captain held (R5.4); Boy and captaincy if he was overthrown (R5.5, R5.7). */
function payRoles(state: State, emit?: Emit): void {
  if (state.steersman === state.captain) {
    const mate = seatWith(state, MATE);
    state.mutineerGoal = NONE;
    if (mate !== NONE) {
      book(state, { seat: mate, cause: MATE_PAY, points: MATE_BASE + state.pay }, emit);
      book(state, { seat: state.captain, cause: PAY, points: -state.pay }, emit);
    }
  } else {
    const boy = seatWith(state, BOY);
    state.captainGoal = NONE;
    if (boy !== NONE) book(state, { seat: boy, cause: BOY_SHARE, points: BOY_POINTS }, emit);
    state.captain = state.steersman;
  }
  startSale(state, emit);
}
