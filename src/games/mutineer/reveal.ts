/** Whose turn comes next in the offer; when all have passed, the roles turn up together (R3.1, R3.8, R4.1, R4.2). */
import type { Emit } from '@/core/event';
import { type Seat, seatAfter } from '@/core/seat';
import { MUTINEER, ROLES, roleId } from './data';
import { startMutiny } from './mutiny';
import { sailPirates } from './pirates';
import { ahead, heldBy, islandAt, NONE, seatWith, type State } from './state';

/** The next seat clockwise that has not passed; with nobody left the roles are revealed. */
export function endTurn(state: State, emit?: Emit): void {
  if (state.passed.length === state.seats) {
    reveal(state, emit);
    return;
  }
  let seat: Seat = seatAfter(state.turn, state.seats);
  while (state.passed.indexOf(seat) >= 0) seat = seatAfter(seat, state.seats);
  state.turn = seat;
  state.phase = 'offer';
}

/** From here on the roles are open, also where no fight follows. */
function reveal(state: State, emit?: Emit): void {
  state.phase = 'fight';
  sailPirates(state);
  for (let seat = 0; seat < state.seats; seat++) state.rolesSeen[seat] = 0;
  const mutineer = seatWith(state, MUTINEER);
  if (mutineer !== NONE) state.mutineerGoal = ahead(state.ship, heldBy(state, mutineer));
  if (emit) tellReveal(state, emit);
  startMutiny(state, emit);
}

function tellReveal(state: State, emit: Emit): void {
  const isMutiny = state.mutineerGoal !== NONE;
  emit({
    kind: 'revealed',
    roles: state.roles.map((role) => (role === NONE ? 'captain' : roleId(role))),
    unused: ROLES.filter((_id, role) => seatWith(state, role) === NONE),
    ...(isMutiny ? { destination: islandAt(state, state.mutineerGoal).id } : {}),
    ...(state.raider !== NONE ? { raider: state.raider, pirateShip: islandAt(state, state.pirateShip).id } : {}),
    reveals: true,
  });
}
