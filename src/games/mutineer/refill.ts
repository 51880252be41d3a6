/** Phases 6 to 10: the ship sails, face-up cards are discarded, hands are filled, the next round begins (R7, R8.1). */
import type { Emit } from '@/core/event';
import { shuffle } from '@/core/random';
import { type Seat, seatAfter } from '@/core/seat';
import { HAND_SIZE, type Kind, KIND_COUNT, kindId, LOADER, LOADER_EXTRA } from './data';
import { winnersOf } from './outcome';
import { add, cardsOf, destinationOf, heldBy, islandAt, type Move, NONE, row, type State } from './state';

const DROPS: readonly Move[] = [0, 1, 2, 3, 4, 5, 6].map((card): Move => ({ kind: 'drop', card }));

export function dropMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if ((state.pool[kind] as number) > 0) moves.push(DROPS[kind] as Move);
  }
  return moves;
}

/** The last round ends here; otherwise the ship sails and hands are filled, the Captain first (R7.1 – R7.4). */
export function endRound(state: State, emit?: Emit): void {
  if (state.round === state.rounds) {
    state.phase = 'end';
    if (emit) emit({ kind: 'ended', winners: winnersOf(state.scores), scores: state.scores.slice() });
    return;
  }
  sail(state, emit);
  discardShown(state, emit);
  refillFrom(state, state.captain, emit);
}

/** Old and new ship island are active; only one if the ship stayed (R7.2). */
function sail(state: State, emit?: Emit): void {
  const from = state.ship;
  const to = destinationOf(state);
  state.wake = to === from ? NONE : from;
  state.ship = to;
  state.captainGoal = NONE;
  state.mutineerGoal = NONE;
  if (emit) emit({ kind: 'sailed', from: islandAt(state, from).id, to: islandAt(state, to).id });
}

/** All face-up cards go to the discard pile (R7.3). */
function discardShown(state: State, emit?: Emit): void {
  const shown = state.shown;
  const cards = emit ? cardsOf(totalShown(state)).map(kindId) : [];
  for (let i = 0; i < shown.length; i++) {
    const count = shown[i] as number;
    if (count === 0) continue;
    add(state.discard, i % KIND_COUNT, count);
    shown[i] = 0;
  }
  if (emit) emit({ kind: 'discarded', cards });
}

function totalShown(state: State): number[] {
  const total = row(KIND_COUNT);
  state.shown.forEach((count, i) => add(total, i % KIND_COUNT, count));
  return total;
}

/** Each completes his hand before the next; the Loader may have to choose in between (R7.4, R7.6). */
function refillFrom(state: State, from: Seat, emit?: Emit): void {
  let seat = from;
  do {
    if (state.roles[seat] === LOADER) {
      if (loaderMustChoose(state, seat, emit)) return;
    } else {
      refill(state, seat, emit);
    }
    seat = seatAfter(seat, state.seats);
  } while (seat !== state.captain);
  startRound(state, emit);
}

function refill(state: State, seat: Seat, emit?: Emit): void {
  const count = HAND_SIZE - heldBy(state, seat);
  const drawn = emit ? row(KIND_COUNT) : null;
  for (let i = 0; i < count; i++) {
    const card = draw(state, emit);
    add(state.hands, seat * KIND_COUNT + card, 1);
    if (drawn) add(drawn, card, 1);
  }
  state.held[seat] = HAND_SIZE;
  if (emit && drawn && count > 0) {
    emit({ kind: 'drew', seat, count, secret: { to: [seat], cards: cardsOf(drawn).map(kindId) }, reveals: true });
  }
}

/** The top card; an empty deck is made of the discard pile only when a card is needed (R7.5). */
function draw(state: State, emit?: Emit): Kind {
  if (state.deck.length === 0) {
    state.deck = cardsOf(state.discard);
    for (let kind = 0; kind < KIND_COUNT; kind++) state.discard[kind] = 0;
    shuffle(state.random, state.deck);
    if (emit) emit({ kind: 'reshuffled', count: state.deck.length });
  }
  return state.deck.pop() as Kind;
}

/** Three cards more than he needs; with a full hand all three go at once, unless his hand is in the pool (R7.6 – R7.8). */
function loaderMustChoose(state: State, seat: Seat, emit?: Emit): boolean {
  const count = HAND_SIZE - heldBy(state, seat) + LOADER_EXTRA;
  state.pool = row(KIND_COUNT);
  state.dropped = row(KIND_COUNT);
  for (let i = 0; i < count; i++) add(state.pool, draw(state, emit), 1);
  state.poolSize = count;
  if (emit) {
    const cards = cardsOf(state.pool).map(kindId);
    emit({ kind: 'loaderDrew', seat, count, secret: { to: [seat], cards }, reveals: true });
  }
  if (state.loaderPool === 'hand') handToPool(state, seat);
  state.turn = seat;
  if (state.poolSize > LOADER_EXTRA) {
    state.phase = 'drop';
    return true;
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    state.dropped[kind] = state.pool[kind] as number;
    state.pool[kind] = 0;
  }
  state.poolSize = 0;
  finishLoading(state, emit);
  return false;
}

function handToPool(state: State, seat: Seat): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const at = seat * KIND_COUNT + kind;
    add(state.pool, kind, state.hands[at] as number);
    state.hands[at] = 0;
  }
  state.poolSize += heldBy(state, seat);
  state.held[seat] = 0;
}

/** One card of the pool, known to him alone until the third (R7.6). */
export function drop(state: State, card: Kind, emit?: Emit): void {
  const seat = state.turn;
  add(state.pool, card, -1);
  state.poolSize--;
  add(state.dropped, card, 1);
  state.droppedSize++;
  if (emit) emit({ kind: 'dropped', seat, secret: { to: [seat], card: kindId(card) }, reveals: true });
  if (state.droppedSize < LOADER_EXTRA) return;
  finishLoading(state, emit);
  const next = seatAfter(seat, state.seats);
  if (next === state.captain) startRound(state, emit);
  else refillFrom(state, next, emit);
}

/** The dropped cards are public now; the rest of the pool is his hand (R7.6). */
function finishLoading(state: State, emit?: Emit): void {
  const seat = state.turn;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    add(state.hands, seat * KIND_COUNT + kind, state.pool[kind] as number);
    add(state.discard, kind, state.dropped[kind] as number);
  }
  state.held[seat] = HAND_SIZE;
  if (emit) emit({ kind: 'loaderDropped', seat, cards: cardsOf(state.dropped).map(kindId), reveals: true });
  state.pool = [];
  state.poolSize = 0;
  state.dropped = [];
  state.droppedSize = 0;
}

/** Action cards return, nobody has passed, nobody has sold; the Captain chooses his pay anew (R7.9, R2.1). */
function startRound(state: State, emit?: Emit): void {
  state.round++;
  state.phase = 'pay';
  state.turn = state.captain;
  state.pay = NONE;
  state.steersman = NONE;
  state.raider = NONE;
  state.passed = [];
  for (let seat = 0; seat < state.seats; seat++) state.roles[seat] = NONE;
  for (let i = 0; i < state.saleCounts.length; i++) {
    state.saleCounts[i] = NONE;
    state.saleGoods[i] = NONE;
  }
  if (emit) emit({ kind: 'roundStarted', round: state.round, captain: state.captain });
}
