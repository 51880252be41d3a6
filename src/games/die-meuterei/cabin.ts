/** Knocking on doors and choosing a pirate (R2.2 … R2.7). */
import { type Pirate, GHOST, type PirateId, PIRATES } from './data';
import type { MeutereiEmit } from './events';
import { KNOCK, type Move, USE } from './move';
import { endTurn } from './round';
import { doorState, NONE, type State } from './state';
import { visit } from './visit';

/** Knock while a door is closed; use what is open, but after a knock only the door just opened (R2.3, R2.5). */
export function cabinMoves(state: State): Move[] {
  const moves: Move[] = [];
  if (state.opened < state.row.length) moves.push(KNOCK);
  if (state.fresh !== NONE) {
    moves.push(USE[state.row[state.fresh] as Pirate] as Move);
    return moves;
  }
  for (let slot = 0; slot < state.opened; slot++) {
    if (doorState(state, slot) === 'open') moves.push(USE[state.row[slot] as Pirate] as Move);
  }
  return moves;
}

/** The next door opens; the Ghost ends the turn at once (R2.3, R2.4). */
export function knock(state: State, emit?: MeutereiEmit): void {
  const slot = state.opened;
  const pirate = state.row[slot] as Pirate;
  const seat = state.turn;
  state.opened++;
  state.fresh = slot;
  const isGhost = pirate === GHOST;
  if (isGhost) state.used |= 1 << slot;
  if (emit) {
    emit({ kind: 'doorOpened', seat, door: slot + 1, pirate: PIRATES[pirate] as PirateId, reveals: true });
    if (isGhost) emit({ kind: 'ghostMet', seat, door: slot + 1 });
  }
  if (isGhost) endTurn(state, emit);
}

/** Nobody else can use this pirate in this round (R2.7). */
export function enter(state: State, pirate: Pirate, emit?: MeutereiEmit): void {
  const slot = state.row.indexOf(pirate);
  state.used |= 1 << slot;
  state.visiting = pirate;
  if (emit) {
    emit({ kind: 'pirateUsed', seat: state.turn, door: slot + 1, pirate: PIRATES[pirate] as PirateId });
  }
  visit(state, pirate, emit);
}
