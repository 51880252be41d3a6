/** Phases 3 and 4: who takes part, conflicts turned up one after another, and who wins (R4). */
import type { Emit } from '@/core/event';
import { type Seat, seatAfter } from '@/core/seat';
import { BOY, CONFLICT, MATE, MATE_STRENGTH, MUTINEER, type Role } from './data';
import { faceUp, heldBy, inHand, type Move, NONE, seatWith, type State, turnUp } from './state';
import { steer } from './wages';

const FIGHTS: readonly Move[] = [0, 1, 2, 3, 4, 5].map((conflicts): Move => ({ kind: 'fight', conflicts }));

/** From none to all the conflicts he has face down (R4.5). */
export function fightMoves(state: State): Move[] {
  return FIGHTS.slice(0, inHand(state, state.turn, CONFLICT) + 1);
}

/** A mutiny takes place if somebody is the Mutineer; otherwise the Captain holds (R4.3). */
export function startMutiny(state: State, emit?: Emit): void {
  if (state.mutineerGoal === NONE) {
    state.steersman = state.captain;
    steer(state, emit);
    return;
  }
  askFrom(state, state.captain, emit);
}

/** Turns conflicts up; then the next participant is asked (R4.5). */
export function fight(state: State, conflicts: number, emit?: Emit): void {
  const seat = state.turn;
  for (let i = 0; i < conflicts; i++) turnUp(state, seat, CONFLICT);
  if (emit) emit({ kind: 'fought', seat, conflicts, reveals: true });
  const next = seatAfter(seat, state.seats);
  if (next === state.captain) decide(state, emit);
  else askFrom(state, next, emit);
}

/** The next participant with a face-down card, once round the table; then the mutiny is decided (R4.6). */
function askFrom(state: State, from: Seat, emit?: Emit): void {
  let seat = from;
  do {
    if (isParticipant(state, seat) && heldBy(state, seat) > 0) {
      state.turn = seat;
      state.phase = 'fight';
      return;
    }
    seat = seatAfter(seat, state.seats);
  } while (seat !== state.captain);
  decide(state, emit);
}

/** Merchant and Loader take no part (R4.4). */
export function isParticipant(state: State, seat: Seat): boolean {
  const role = state.roles[seat] as Role;
  return seat === state.captain || role === MUTINEER || role === MATE || role === BOY;
}

/** A tie is a success, 0:0 too (R4.8). */
function decide(state: State, emit?: Emit): void {
  const captain = captainStrength(state);
  const mutiny = mutinyStrength(state);
  const mutineer = seatWith(state, MUTINEER);
  const succeeds = mutiny >= captain;
  state.steersman = succeeds ? mutineer : state.captain;
  if (emit) emit({ kind: 'mutiny', captain: state.captain, mutineer, strengths: [captain, mutiny], succeeds });
  steer(state, emit);
}

/** Face-up conflicts of Captain and Mate, and one more for the Mate's card (R4.7). */
export function captainStrength(state: State): number {
  const mate = seatWith(state, MATE);
  const own = faceUp(state, state.captain, CONFLICT);
  return mate === NONE ? own : own + faceUp(state, mate, CONFLICT) + MATE_STRENGTH;
}

/** Face-up conflicts of Mutineer and Cabin boy (R4.7). */
export function mutinyStrength(state: State): number {
  const mutineer = seatWith(state, MUTINEER);
  const boy = seatWith(state, BOY);
  return (
    (mutineer === NONE ? 0 : faceUp(state, mutineer, CONFLICT)) + (boy === NONE ? 0 : faceUp(state, boy, CONFLICT))
  );
}
