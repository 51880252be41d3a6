/** One combat round: cards are laid in secret, mixed and turned up; mascots withdraw and steal (R6.3 … R6.7). */
import type { Seat } from '@/core/seat';
import { forgetOne, moveCoin, payOut, rowOf } from './cards';
import { COMBAT, type Combat, COMBAT_COUNT, type CombatId, D, REVEAL_ORDER, V } from './data';
import type { MeutereiEmit } from './events';
import { type Move, PLAY, ROB } from './move';
import { nextParticipant, startCombatRound } from './mutiny';
import { add, ELIMINATED, filled, IN_GAME, inHand, MASCOT, NONE, type State, totalOf } from './state';

/** Coins go to mascots only in this combat round (R6.6). */
const MASCOT_GOLD_ROUND = 2;

/** Any card in hand; the mascot from the second round on, or when there is nothing else (R6.3). */
export function commitMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let card = 0; card < COMBAT_COUNT; card++) {
    if (inHand(state, seat, card) > 0) moves.push(PLAY[card] as Move);
  }
  if (state.combatRound > 1 || moves.length === 0) moves.push(PLAY[MASCOT] as Move);
  return moves;
}

export function commit(state: State, card: number, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.commits[seat] = card;
  if (emit) {
    const secret = { to: [seat], card: card === MASCOT ? ('mascot' as const) : (COMBAT[card] as CombatId) };
    emit({ kind: 'committed', seat, secret });
  }
  const next = nextParticipant(state);
  if (next === NONE) reveal(state, emit);
  else state.turn = next;
}

/** Cards without owners, mascots with them (R6.4). */
function reveal(state: State, emit?: MeutereiEmit): void {
  const { commits } = state;
  const mascots = mascotSeats(state);
  const shown = filled(COMBAT_COUNT);
  for (let seat = 0; seat < state.seats; seat++) {
    const card = commits[seat] as number;
    if (card >= 0 && card !== MASCOT) add(shown, card, 1);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const card = commits[seat] as number;
    if (card < 0 || card === MASCOT) continue;
    forgetPlayed(state, seat, shown);
    add(state.hands, seat * COMBAT_COUNT + card, -1);
    add(state.held, seat, -1);
    add(state.fought, card, 1);
  }
  state.commits = filled(state.seats, NONE);
  if (emit) tellReveal(state, shown, mascots, emit);
  leave(state, mascots, emit);
}

/**
 * A seat has played one of the shown cards. Nobody knows which but who played all the others; of the kinds it may
 * have been, one less is certain.
 */
function forgetPlayed(state: State, seat: Seat, shown: readonly number[]): void {
  for (let observer = 0; observer <= state.seats; observer++) {
    if (observer === seat) continue;
    const own = observer < state.seats ? (state.commits[observer] as number) : NONE;
    const at = rowOf(state, observer, seat);
    for (let kind = 0; kind < COMBAT_COUNT; kind++) {
      const others = (shown[kind] as number) - (own === kind ? 1 : 0);
      if (others > 0) forgetOne(state, at + kind);
    }
  }
}

/** From the elder. */
function mascotSeats(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.elder + i) % state.seats;
    if (state.commits[seat] === MASCOT) seats.push(seat);
  }
  return seats;
}

function tellReveal(state: State, shown: readonly number[], mascots: readonly Seat[], emit: MeutereiEmit): void {
  const cards: CombatId[] = [];
  for (const card of REVEAL_ORDER) {
    for (let i = shown[card] as Combat; i > 0; i--) cards.push(COMBAT[card] as CombatId);
  }
  const { combatRound } = state;
  emit({
    kind: 'revealed',
    combatRound,
    cards,
    mascots: mascots.slice(),
    V: totalOf(state, V),
    D: totalOf(state, D),
    reveals: true,
  });
}

/** A mascot in the first round is the end of its seat, later it leaves only this duel (R6.5). */
function leave(state: State, mascots: readonly Seat[], emit?: MeutereiEmit): void {
  const isFirst = state.combatRound === 1;
  for (let i = 0; i < mascots.length; i++) {
    const seat = mascots[i] as Seat;
    if (isFirst) state.status[seat] = ELIMINATED;
    else state.withdrawn |= 1 << seat;
    if (emit) emit({ kind: isFirst ? 'eliminated' : 'withdrew', seat });
  }
  if (state.combatRound === MASCOT_GOLD_ROUND && mascots.length > 0) {
    if (mascots.length > 1) payMascots(state, mascots, emit);
    else if (hasVictim(state, mascots[0] as Seat)) {
      state.phase = 'mrob';
      state.turn = mascots[0] as Seat;
      return;
    }
  }
  startCombatRound(state, state.combatRound + 1, emit);
}

/** A coin for each from the supply; if it is too small, all who have one give a coin back first (R6.6). */
function payMascots(state: State, mascots: readonly Seat[], emit?: MeutereiEmit): void {
  if (state.supply < mascots.length) refill(state, emit);
  for (let i = 0; i < mascots.length; i++) {
    const seat = mascots[i] as Seat;
    const amount = payOut(state, seat, 1);
    if (emit && amount > 0) emit({ kind: 'coinsMoved', from: 'supply', to: seat, amount, why: 'mascot' });
  }
}

function refill(state: State, emit?: MeutereiEmit): void {
  const givers: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.elder + i) % state.seats;
    if (state.status[seat] === IN_GAME && (state.coins[seat] as number) > 0) givers.push(seat);
  }
  if (emit && givers.length > 0) emit({ kind: 'refilled', seats: givers.slice() });
  for (let i = 0; i < givers.length; i++) {
    const from = givers[i] as Seat;
    add(state.coins, from, -1);
    state.supply++;
    if (emit) emit({ kind: 'coinsMoved', from, to: 'supply', amount: 1, why: 'refill' });
  }
}

/** Another seat in game that has a coin. */
export function isVictim(state: State, robber: Seat, seat: Seat): boolean {
  return seat !== robber && state.status[seat] === IN_GAME && (state.coins[seat] as number) > 0;
}

function hasVictim(state: State, robber: Seat): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (isVictim(state, robber, seat)) return true;
  }
  return false;
}

/** Whom Chang Ye's visitor or a mascot may rob; in the voyage everybody is in game (R3.8, R6.6). */
export function robMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (isVictim(state, state.turn, seat)) moves.push(ROB[seat] as Move);
  }
  return moves;
}

export function robMascot(state: State, from: Seat, emit?: MeutereiEmit): void {
  moveCoin(state, from, state.turn);
  if (emit) emit({ kind: 'coinsMoved', from, to: state.turn, amount: 1, why: 'mascot' });
  startCombatRound(state, state.combatRound + 1, emit);
}
