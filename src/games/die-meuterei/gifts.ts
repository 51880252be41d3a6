/** The pirates that give: Valverde, Ramon, Crackpott, Tembo, Pang, Satè, and Chang Ye who steals (R3.1 … R3.4, R3.7 … R3.9). */
import type { Seat } from '@/core/seat';
import { drawCombat, gain, moveCoin, payOut, putUnder, takeGold } from './cards';
import { COMBAT, type Combat, type CombatId, type PirateId, PIRATES } from './data';
import type { MeutereiEmit } from './events';
import { KEEP, KEEP_COMBAT, KEEP_GOLD, KEEP_LOWER, KEEP_UPPER, type Move, TAKE, TAKE_COMBAT } from './move';
import { endTurn } from './round';
import type { State } from './state';

/** A gold card and a coin, each if there is one (R3.1). */
export function visitValverde(state: State, emit?: MeutereiEmit): void {
  const isEmpty = state.gold.length === 0 && state.supply === 0;
  drawGold(state, emit);
  takeCoins(state, 1, emit);
  if (isEmpty) tellNothing(state, emit);
  endTurn(state, emit);
}

export function visitCrackpott(state: State, emit?: MeutereiEmit): void {
  if (state.combat.length === 0) tellNothing(state, emit);
  drawCombat(state, state.turn, 2, emit);
  endTurn(state, emit);
}

export function visitSate(state: State, emit?: MeutereiEmit): void {
  if (state.supply === 0) tellNothing(state, emit);
  takeCoins(state, state.offer, emit);
  endTurn(state, emit);
}

/** The top card of both piles is looked at; with one pile empty there is nothing to choose (R3.2). */
export function lookRamon(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const top = state.combat.length - 1;
  const topGold = state.gold.length - 1;
  if (top < 0 || topGold < 0) {
    if (top < 0 && topGold < 0) tellNothing(state, emit);
    drawGold(state, emit);
    drawCombat(state, seat, 1, emit);
    endTurn(state, emit);
    return;
  }
  see(state, top);
  state.goldKnown[topGold] = (state.goldKnown[topGold] as number) | (1 << seat);
  state.phase = 'ramon';
  if (!emit) return;
  const secret = { to: [seat], cards: [idAt(state, top)], gold: state.gold[topGold] as number };
  emit({ kind: 'looked', seat, pirate: 'ramon', secret, reveals: true });
}

/** The top two combat cards are looked at; a single one is simply taken (R3.4). */
export function lookTembo(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const top = state.combat.length - 1;
  if (top < 1) {
    if (top < 0) tellNothing(state, emit);
    drawCombat(state, seat, 1, emit);
    endTurn(state, emit);
    return;
  }
  see(state, top);
  see(state, top - 1);
  state.phase = 'tembo';
  if (!emit) return;
  const secret = { to: [seat], cards: [idAt(state, top), idAt(state, top - 1)] };
  emit({ kind: 'looked', seat, pirate: 'tembo', secret, reveals: true });
}

/** The seat on turn looks at a pile card, and everybody sees that it does. */
function see(state: State, at: number): void {
  const bit = 1 << state.turn;
  state.combatKnown[at] = (state.combatKnown[at] as number) | bit;
  state.combatHandled[at] = (state.combatHandled[at] as number) | bit;
}

export const ramonMoves: readonly Move[] = [KEEP[KEEP_GOLD] as Move, KEEP[KEEP_COMBAT] as Move];
export const temboMoves: readonly Move[] = [KEEP[KEEP_UPPER] as Move, KEEP[KEEP_LOWER] as Move];

export function keep(state: State, kept: number, emit?: MeutereiEmit): void {
  if (kept === KEEP_GOLD) keepGold(state, emit);
  else if (kept === KEEP_COMBAT) keepCombat(state, emit);
  else keepOfTwo(state, kept === KEEP_UPPER, emit);
  endTurn(state, emit);
}

/** Everybody sees which pile's card goes under: what was known of it stays known. */
function keepGold(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const gold = takeGold(state, seat);
  const card = state.combat.pop() as Combat;
  putUnder(state, card, state.combatKnown.pop() as number, state.combatHandled.pop() as number);
  if (!emit) return;
  emit({ kind: 'kept', seat, pirate: 'ramon', pile: 'gold', secret: { to: [seat], gold } });
  tellReturned(seat, card, emit);
}

function keepCombat(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const card = state.combat.pop() as Combat;
  state.combatHandled.pop();
  gain(state, seat, card, state.combatKnown.pop() as number);
  const gold = state.gold.pop() as number;
  const mask = state.goldKnown.pop() as number;
  state.gold.unshift(gold);
  state.goldKnown.unshift(mask);
  if (!emit) return;
  emit({ kind: 'kept', seat, pirate: 'ramon', pile: 'combat', secret: { to: [seat], card: COMBAT[card] as CombatId } });
  emit({ kind: 'returned', seat, pile: 'gold', count: 1, secret: { to: [seat], cards: [], gold } });
}

/** Which of the two was kept is secret: who knew them knows only two equal cards for certain. */
function keepOfTwo(state: State, isUpper: boolean, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const upper = state.combat.pop() as Combat;
  const lower = state.combat.pop() as Combat;
  const both = (state.combatKnown.pop() as number) & (state.combatKnown.pop() as number);
  state.combatHandled.pop();
  state.combatHandled.pop();
  const bit = 1 << seat;
  const mask = upper === lower ? both : bit;
  const card = isUpper ? upper : lower;
  const other = isUpper ? lower : upper;
  gain(state, seat, card, mask);
  putUnder(state, other, mask, bit);
  if (!emit) return;
  emit({ kind: 'kept', seat, pirate: 'tembo', pile: 'combat', secret: { to: [seat], card: COMBAT[card] as CombatId } });
  tellReturned(seat, other, emit);
}

/** Card or coin; where one is missing the other, without a question (R3.7). */
export function startPang(state: State, emit?: MeutereiEmit): void {
  if (state.combat.length > 0 && state.supply > 0) {
    state.phase = 'pang';
    return;
  }
  if (state.combat.length === 0 && state.supply === 0) tellNothing(state, emit);
  drawCombat(state, state.turn, 1, emit);
  takeCoins(state, 1, emit);
  endTurn(state, emit);
}

export const pangMoves: readonly Move[] = TAKE;

export function take(state: State, taken: number, emit?: MeutereiEmit): void {
  if (taken === TAKE_COMBAT) drawCombat(state, state.turn, 1, emit);
  else takeCoins(state, 1, emit);
  endTurn(state, emit);
}

/** One coin from another seat (R3.8). */
export function robChang(state: State, from: Seat, emit?: MeutereiEmit): void {
  moveCoin(state, from, state.turn);
  if (emit) emit({ kind: 'coinsMoved', from, to: state.turn, amount: 1, why: 'chang' });
  endTurn(state, emit);
}

function drawGold(state: State, emit?: MeutereiEmit): void {
  if (state.gold.length === 0) return;
  const seat = state.turn;
  const gold = takeGold(state, seat);
  if (emit) emit({ kind: 'goldTaken', seat, secret: { to: [seat], gold }, reveals: true });
}

function takeCoins(state: State, count: number, emit?: MeutereiEmit): void {
  const amount = payOut(state, state.turn, count);
  if (!emit || amount === 0) return;
  emit({ kind: 'coinsMoved', from: 'supply', to: state.turn, amount, why: PIRATES[state.visiting] as PirateId });
}

function tellReturned(seat: Seat, card: Combat, emit: MeutereiEmit): void {
  const cards = [COMBAT[card] as CombatId];
  emit({ kind: 'returned', seat, pile: 'combat', count: 1, secret: { to: [seat], cards } });
}

function tellNothing(state: State, emit?: MeutereiEmit): void {
  if (emit) emit({ kind: 'nothing', seat: state.turn, pirate: PIRATES[state.visiting] as PirateId });
}

function idAt(state: State, at: number): CombatId {
  return COMBAT[state.combat[at] as Combat] as CombatId;
}
