/** Convictions and sailors: Bijoux, Ojo, Cambivalute (R3.10 … R3.12). */
import type { Seat } from '@/core/seat';
import { D, PAIRS, type PirateId, PIRATES, PAIR_COUNT, SAILORS, type Side, SIDES, V } from './data';
import type { MeutereiEmit, PairId, SideId } from './events';
import { CHANGE, INSPECT, type Move, PEEK, PICK, PLACE, SIDE, SKIP, STAY, SWAP } from './move';
import { endTurn } from './round';
import { add, NONE, type State } from './state';

export const sideMoves: readonly Move[] = SIDE;
export const bijouxMoves: readonly Move[] = [STAY, CHANGE];
export const placeMoves: readonly Move[] = PLACE;
export const swapMoves: readonly Move[] = [SWAP, STAY];

/** The first conviction, secret and for good unless Bijoux is visited again. */
export function setSide(state: State, side: Side, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.sides[seat] = side;
  state.setIn[seat] = state.round;
  if (emit) {
    const pirate = PIRATES[state.visiting] as 'bijoux' | 'ojo';
    emit({ kind: 'sideSet', seat, pirate, secret: { to: [seat], side: SIDES[side] as SideId } });
  }
  endTurn(state, emit);
}

/** Kept or changed: nobody else can tell, so what others have seen becomes stale. */
export function handleSide(state: State, changed: boolean, emit?: MeutereiEmit): void {
  const seat = state.turn;
  if (changed) state.sides[seat] = state.sides[seat] === V ? D : V;
  add(state.handled, seat, 1);
  state.handledIn[seat] = state.round;
  if (emit) {
    const side = SIDES[state.sides[seat] as Side] as SideId;
    emit({ kind: 'sideHandled', seat, secret: { to: [seat], changed, side } });
  }
  endTurn(state, emit);
}

export function ojoMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && state.sides[seat] !== NONE) moves.push(PEEK[seat] as Move);
  }
  moves.push(SKIP);
  return moves;
}

export function peek(state: State, target: Seat, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const at = seat * state.seats + target;
  const side = state.sides[target] as Side;
  state.peeked[at] = side;
  state.peekedAt[at] = state.handled[target] as number;
  if (emit) {
    emit({ kind: 'peeked', seat, target, secret: { to: [seat], side: SIDES[side] as SideId }, reveals: true });
  }
  endTurn(state, emit);
}

/** Chang Ye, Ojo and Cambivalute may be declined. */
export function decline(state: State, emit?: MeutereiEmit): void {
  if (emit) emit({ kind: 'declined', seat: state.turn, pirate: PIRATES[state.visiting] as PirateId });
  endTurn(state, emit);
}

export function pickMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let spot = 0; spot < SAILORS; spot++) {
    if (state.deck[spot] !== NONE && state.picked[0] !== spot) moves.push(PICK[spot] as Move);
  }
  return moves;
}

/** Both sailors are taken before either is looked at. */
export function pickSailor(state: State, spot: number, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.picked.push(spot);
  if (state.picked.length === 2) state.phase = 'place';
  if (!emit) return;
  emit({ kind: 'sailorPicked', seat, spot: spot + 1 });
  if (state.phase !== 'place') return;
  const values = state.picked.map((picked) => state.deck[picked] as number);
  const spots = state.picked.map((picked) => picked + 1);
  emit({ kind: 'sailorsSeen', seat, spots, secret: { to: [seat], values }, reveals: true });
}

/** The first picked sailor on this side, the second opposite, at the first free letter. */
export function placePair(state: State, side: Side, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const pair = state.pairsPlaced;
  const first = state.picked[0] as number;
  const second = state.picked[1] as number;
  state.pairs[pair * 2 + side] = state.deck[first] as number;
  state.pairs[pair * 2 + 1 - side] = state.deck[second] as number;
  state.deck[first] = NONE;
  state.deck[second] = NONE;
  state.picked = [];
  state.pairValues[pair] = 1 << seat;
  state.pairOrder[pair] = 1 << seat;
  state.pairsPlaced++;
  if (emit) {
    const spots = [first + 1, second + 1];
    emit({
      kind: 'pairPlaced',
      seat,
      pair: PAIRS[pair] as PairId,
      spots,
      secret: { to: [seat], ...valuesOf(state, pair) },
    });
  }
  endTurn(state, emit);
}

export function inspectMoves(): Move[] {
  const moves: Move[] = [];
  for (let pair = 0; pair < PAIR_COUNT; pair++) moves.push(INSPECT[pair] as Move);
  moves.push(SKIP);
  return moves;
}

export function inspectPair(state: State, pair: number, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.inspected = pair;
  state.pairValues[pair] = (state.pairValues[pair] as number) | (1 << seat);
  state.pairOrder[pair] = (state.pairOrder[pair] as number) | (1 << seat);
  state.phase = 'swap';
  if (!emit) return;
  const secret = { to: [seat], ...valuesOf(state, pair) };
  emit({ kind: 'pairInspected', seat, pair: PAIRS[pair] as PairId, secret, reveals: true });
}

/** From now on only the visitor knows which sailor stands where. */
export function handlePair(state: State, swapped: boolean, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const pair = state.inspected;
  if (swapped) {
    const value = state.pairs[pair * 2] as number;
    state.pairs[pair * 2] = state.pairs[pair * 2 + 1] as number;
    state.pairs[pair * 2 + 1] = value;
  }
  state.pairOrder[pair] = 1 << seat;
  state.inspected = NONE;
  if (emit) {
    const secret = { to: [seat], swapped, ...valuesOf(state, pair) };
    emit({ kind: 'pairHandled', seat, pair: PAIRS[pair] as PairId, secret });
  }
  endTurn(state, emit);
}

function valuesOf(state: State, pair: number): { V: number; D: number } {
  return { V: state.pairs[pair * 2 + V] as number, D: state.pairs[pair * 2 + D] as number };
}
