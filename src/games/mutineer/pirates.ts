/** The pirate variant: the Raider's ship, interception on the way, blockade of a sale (R9, house rules). */
import type { Emit } from '@/core/event';
import { CONFLICT, KIND_COUNT, PIRATE, PIRATENNEST } from './data';
import {
  ahead,
  faceUp,
  hasPirates,
  heldBy,
  inHand,
  islandAt,
  type Move,
  NONE,
  type Position,
  type State,
  turnUp,
} from './state';

const REPEL: Move = { kind: 'repel', repels: true };
const YIELD: Move = { kind: 'repel', repels: false };

/** Who shows the pirate card is the Raider; the pirate ship moves as far as he has cards face up (R9.3). */
export function sailPirates(state: State): void {
  if (!hasPirates(state)) return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (faceUp(state, seat, PIRATE) === 0) continue;
    let cards = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) cards += faceUp(state, seat, kind);
    state.raider = seat;
    state.pirateShip = ahead(state.pirateShip, cards);
  }
}

/** The steersman sails into the pirate ship, unless it is his own (R9.4). */
export function isIntercepted(state: State, destination: Position): boolean {
  return hasPirates(state) && state.pirateShip === destination && state.steersman !== state.raider;
}

/** With a face-down card he is always asked: otherwise the others would learn his hand. */
export function isAskedToRepel(state: State): boolean {
  return heldBy(state, state.steersman) > 0;
}

export function repelMoves(state: State): Move[] {
  return inHand(state, state.turn, CONFLICT) > 0 ? [REPEL, YIELD] : [YIELD];
}

/** A conflict turned up drives the pirate ship home at once; it no longer counts in the mutiny (R9.4). */
export function repelPirates(state: State, repels: boolean, emit?: Emit): void {
  if (repels) {
    turnUp(state, state.turn, CONFLICT);
    state.pirateShip = state.circle.indexOf(PIRATENNEST);
  }
  if (emit) {
    const pirateShip = islandAt(state, state.pirateShip).id;
    emit({ kind: 'repelled', seat: state.turn, repels, pirateShip, reveals: true });
  }
}

/** The pirate ship lies here: everyone but the Raider is paid one column further (R9.5). */
export function isBlockaded(state: State, position: Position): boolean {
  return state.pirateShip !== NONE && state.pirateShip === position;
}
