/** Wessel-Jan exchanges combat cards, Dean Nero trades them for coins and back (R3.5, R3.6). */
import { drawCombat, lose, putUnder } from './cards';
import { COMBAT, type Combat, COMBAT_COUNT, type CombatId, TRADE_LIMIT } from './data';
import type { MeutereiEmit } from './events';
import { BUY, DONE, type Move, RETURN, SELL } from './move';
import { endTurn } from './round';
import { add, inHand, type State } from './state';

export function wesselMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let card = 0; card < COMBAT_COUNT; card++) {
    if (inHand(state, state.turn, card) > 0) moves.push(RETURN[card] as Move);
  }
  moves.push(DONE);
  return moves;
}

/** A card is laid aside; nothing is drawn before the last one (R3.5). */
export function giveBack(state: State, card: Combat, emit?: MeutereiEmit): void {
  const seat = state.turn;
  state.asideKnown.push(lose(state, seat, card));
  state.aside.push(card);
  if (emit) emit({ kind: 'laidAside', seat, secret: { to: [seat], card: COMBAT[card] as CombatId } });
  if (state.aside.length === TRADE_LIMIT || state.held[seat] === 0) finishExchange(state, emit);
}

/** All go under the pile in the order named, and as many are drawn. */
export function finishExchange(state: State, emit?: MeutereiEmit): void {
  const seat = state.turn;
  const count = state.aside.length;
  if (count === 0) {
    if (emit) emit({ kind: 'declined', seat, pirate: 'wessel' });
    endTurn(state, emit);
    return;
  }
  const cards = state.aside;
  for (let i = 0; i < count; i++) putUnder(state, cards[i] as Combat, state.asideKnown[i] as number, 1 << seat);
  state.aside = [];
  state.asideKnown = [];
  if (emit) {
    const ids = cards.map((card) => COMBAT[card] as CombatId);
    emit({ kind: 'returned', seat, pile: 'combat', count, secret: { to: [seat], cards: ids } });
  }
  drawCombat(state, seat, count, emit);
  endTurn(state, emit);
}

/** Something can be bought or sold. */
export function canTrade(state: State): boolean {
  if ((state.held[state.turn] as number) > 0 && state.supply > 0) return true;
  return (state.coins[state.turn] as number) > 0 && state.combat.length > 0;
}

/** Buying is only possible before the first sale (R3.6). */
export function neroMoves(state: State): Move[] {
  const moves: Move[] = [];
  const seat = state.turn;
  if (state.sold === 0) {
    const most = Math.min(TRADE_LIMIT, state.coins[seat] as number, state.combat.length);
    for (let i = 0; i < most; i++) moves.push(BUY[i] as Move);
  }
  if (state.supply > 0) {
    for (let card = 0; card < COMBAT_COUNT; card++) {
      if (inHand(state, seat, card) > 0) moves.push(SELL[card] as Move);
    }
  }
  moves.push(DONE);
  return moves;
}

/** The number is fixed before a card is seen. */
export function buy(state: State, count: number, emit?: MeutereiEmit): void {
  const seat = state.turn;
  add(state.coins, seat, -count);
  state.supply += count;
  if (emit) emit({ kind: 'coinsMoved', from: seat, to: 'supply', amount: count, why: 'nero' });
  drawCombat(state, seat, count, emit);
  endTurn(state, emit);
}

export function sell(state: State, card: Combat, emit?: MeutereiEmit): void {
  const seat = state.turn;
  putUnder(state, card, lose(state, seat, card), 1 << seat);
  add(state.coins, seat, 1);
  state.supply--;
  state.sold++;
  if (emit) {
    const secret = { to: [seat], cards: [COMBAT[card] as CombatId] };
    emit({ kind: 'returned', seat, pile: 'combat', count: 1, secret });
    emit({ kind: 'coinsMoved', from: 'supply', to: seat, amount: 1, why: 'nero' });
  }
  if (state.sold === TRADE_LIMIT || state.held[seat] === 0 || state.supply === 0) endTrade(state, emit);
}

export function finishTrade(state: State, emit?: MeutereiEmit): void {
  if (emit && state.sold === 0) emit({ kind: 'declined', seat: state.turn, pirate: 'nero' });
  endTrade(state, emit);
}

function endTrade(state: State, emit?: MeutereiEmit): void {
  state.sold = 0;
  endTurn(state, emit);
}
