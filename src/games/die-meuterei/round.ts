/** A round of the voyage: the row is dealt, turns follow each other, the ship sails (R2.1, R2.8, R4). */
import { shuffle } from '@/core/random';
import { seatAfter } from '@/core/seat';
import {
  EXTRA_DOORS,
  MUTINY_SPACE,
  type Pirate,
  PIRATE_COUNT,
  type PirateId,
  PIRATES,
  SATE,
  STORM_SPACES,
} from './data';
import type { MeutereiEmit, Supply } from './events';
import { beginMutiny } from './mutiny';
import { doorState, type MutinyReason, NONE, type State } from './state';

/** All pirates but the one in the lifeboat are shuffled; storms change the lifeboat; n + 3 doors are dealt (R2.1). */
export function startRound(state: State, emit?: MeutereiEmit): void {
  const pirates: Pirate[] = [];
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) {
    if (pirate !== state.lifeboat) pirates.push(pirate);
  }
  shuffle(state.random, pirates);
  state.row = [];
  state.leftOut = pirates;
  state.opened = 0;
  state.used = 0;
  state.fresh = NONE;
  state.offer = 1;
  for (; state.pendingStorms > 0; state.pendingStorms--) weatherStorm(state, emit);
  for (let doors = state.seats + EXTRA_DOORS; doors > 0; doors--) state.row.push(state.leftOut.pop() as Pirate);
  state.phase = 'cabin';
  state.turn = state.giver;
  if (emit) emit({ kind: 'roundStarted', round: state.round, giver: state.giver, doors: state.row.length });
}

/** The top pirate becomes seasick; who lay in the lifeboat is back and shuffled in (R2.1, R4.3). */
function weatherStorm(state: State, emit?: MeutereiEmit): void {
  const back = state.lifeboat;
  state.lifeboat = state.leftOut.pop() as Pirate;
  if (back !== NONE) state.leftOut.push(back);
  shuffle(state.random, state.leftOut);
  if (!emit) return;
  const pirate = PIRATES[state.lifeboat] as PirateId;
  emit({ kind: 'stormed', pirate, ...(back === NONE ? {} : { back: PIRATES[back] as PirateId }), reveals: true });
}

/** Supplies are checked, Satè's offer rises, the next seat acts or the round ends (R2.8). */
export function endTurn(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.visiting = NONE;
  state.fresh = NONE;
  if (!state.lastRound) checkSupplies(state, emit);
  const next = seatAfter(seat, state.seats);
  if (next === state.giver) {
    endRound(state, emit);
    return;
  }
  if (isSateOpen(state)) {
    state.offer++;
    if (emit) emit({ kind: 'offerRaised', offer: state.offer });
  }
  state.turn = next;
  state.phase = 'cabin';
  if (emit) emit({ kind: 'turnEnded', seat, next });
}

/** An empty supply makes this the last round, whatever comes back later (R4.1). */
function checkSupplies(state: State, emit?: MeutereiEmit): void {
  if (state.combat.length > 0 && state.gold.length > 0 && state.supply > 0) return;
  state.lastRound = true;
  if (!emit) return;
  const supplies: Supply[] = [];
  if (state.combat.length === 0) supplies.push('combat');
  if (state.gold.length === 0) supplies.push('gold');
  if (state.supply === 0) supplies.push('coins');
  emit({ kind: 'lastRoundCalled', supplies });
}

function isSateOpen(state: State): boolean {
  const slot = state.row.indexOf(SATE);
  return slot >= 0 && doorState(state, slot) === 'open';
}

/** The ship moves by the cards left in the row; then the mutiny or the next round (R4.2, R4.4). */
function endRound(state: State, emit?: MeutereiEmit): void {
  const from = state.ship;
  const by = state.movement === 'open' ? state.opened - state.seats : state.row.length - state.opened;
  state.ship = Math.min(from + by, MUTINY_SPACE);
  const reason = endOfVoyage(state);
  if (reason === null) state.pendingStorms = stormsBetween(from, state.ship).length;
  if (emit) {
    const storms = reason === null ? stormsBetween(from, state.ship) : [];
    emit({ kind: 'shipMoved', from, to: state.ship, by: state.ship - from, storms });
  }
  if (reason !== null) {
    beginMutiny(state, reason, emit);
    return;
  }
  state.giver = seatAfter(state.giver, state.seats);
  state.round++;
  startRound(state, emit);
}

/** The first that applies (R4.4). */
function endOfVoyage(state: State): MutinyReason | null {
  if (state.ship === MUTINY_SPACE) return 'ship';
  if (state.lastRound) return 'supply';
  return state.round >= state.roundCap ? 'calm' : null;
}

/** Storm spaces the ship came onto or over (R4.3). */
function stormsBetween(from: number, to: number): number[] {
  const storms: number[] = [];
  for (let i = 0; i < STORM_SPACES.length; i++) {
    const space = STORM_SPACES[i] as number;
    if (from < space && space <= to) storms.push(space);
  }
  return storms;
}
