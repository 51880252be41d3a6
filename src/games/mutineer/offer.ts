/** Phases 1 and 2: the Captain's pay, then goods one card at a time until everybody has passed (R2, R3). */
import type { Emit } from '@/core/event';
import type { Seat } from '@/core/seat';
import { ALL_ROLES, type Kind, KIND_COUNT, kindId, ROLE_COUNT, roleId } from './data';
import { endTurn } from './reveal';
import { ahead, heldBy, islandAt, type Move, NONE, type State, turnUp } from './state';

const PAYS: readonly Move[] = [0, 1, 2, 3].map((pay): Move => ({ kind: 'pay', pay }));
const PLAYS: readonly Move[] = [0, 1, 2, 3, 4, 5, 6].map((card): Move => ({ kind: 'play', card }));
const PASS: Move = { kind: 'pass' };
const ROLE_MOVES: readonly Move[] = [0, 1, 2, 3, 4].map((role): Move => ({ kind: 'role', role }));

/** All four are always legal, whatever his score (R2.2). */
export function payMoves(): Move[] {
  return PAYS.slice();
}

/** Every kind he holds, and to pass (R3.2, R3.3). */
export function offerMoves(state: State): Move[] {
  const moves: Move[] = [];
  const first = state.turn * KIND_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if ((state.hands[first + kind] as number) > 0) moves.push(PLAYS[kind] as Move);
  }
  moves.push(PASS);
  return moves;
}

/** One of the action cards he found in the middle (R3.6). */
export function roleMoves(state: State): Move[] {
  const moves: Move[] = [];
  const seen = state.rolesSeen[state.turn] as number;
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (seen & (1 << role)) moves.push(ROLE_MOVES[role] as Move);
  }
  return moves;
}

/** What a Mate would get, public at once (R2.2); among people it stands (E12). */
export function setPay(state: State, pay: number, emit?: Emit): void {
  state.pay = pay;
  state.phase = 'offer';
  if (emit) emit({ kind: 'paid', seat: state.turn, pay, stands: true });
}

/** A card goes face up before the player in turn (R3.2); among people it stays there (E12). */
export function playCard(state: State, card: Kind, emit?: Emit): void {
  turnUp(state, state.turn, card);
  if (emit) emit({ kind: 'played', seat: state.turn, card: kindId(card), stands: true });
  endTurn(state, emit);
}

/** The rest lies face down; the Captain's destination is set at once, anybody else takes a role (R3.4 – R3.6). */
export function pass(state: State, emit?: Emit): void {
  const seat = state.turn;
  state.passed.push(seat);
  if (seat === state.captain) {
    state.captainGoal = ahead(state.ship, heldBy(state, seat));
    if (emit) {
      const destination = islandAt(state, state.captainGoal).id;
      emit({ kind: 'passed', seat, count: heldBy(state, seat), destination, reveals: true });
    }
    endTurn(state, emit);
    return;
  }
  const seen = rolesLeft(state);
  state.rolesSeen[seat] = seen;
  state.phase = 'role';
  if (emit) {
    emit({ kind: 'passed', seat, count: heldBy(state, seat), reveals: true });
    emit({ kind: 'rolesSeen', seat, secret: { to: [seat], roles: roleIds(seen) } });
  }
}

/** Takes an action card secretly (R3.6). */
export function takeRole(state: State, role: number, emit?: Emit): void {
  const seat: Seat = state.turn;
  state.roles[seat] = role;
  if (emit) emit({ kind: 'roleTaken', seat, secret: { to: [seat], role: roleId(role) }, reveals: true });
  endTurn(state, emit);
}

/** The action cards in the middle, as bits. */
function rolesLeft(state: State): number {
  let left = ALL_ROLES;
  for (let seat = 0; seat < state.seats; seat++) {
    const role = state.roles[seat] as number;
    if (role !== NONE) left &= ~(1 << role);
  }
  return left;
}

/** A set of action cards by name, in their order. */
function roleIds(bits: number): string[] {
  const ids: string[] = [];
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (bits & (1 << role)) ids.push(roleId(role));
  }
  return ids;
}
