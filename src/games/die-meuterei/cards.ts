/** Combat cards and gold on their way between hands and piles, and who knows what of them (section 7). */
import type { Seat } from '@/core/seat';
import { COMBAT, type Combat, COMBAT_COUNT, type CombatId } from './data';
import type { MeutereiEmit } from './events';
import { add, type State } from './state';

/** A card comes to a hand; the seats of `mask` know which, and so know that it is held there. */
export function gain(state: State, seat: Seat, card: Combat, mask: number): void {
  add(state.hands, seat * COMBAT_COUNT + card, 1);
  add(state.held, seat, 1);
  for (let observer = 0; observer < state.seats; observer++) {
    if (observer !== seat && (mask & (1 << observer)) !== 0) add(state.known, rowOf(state, observer, seat) + card, 1);
  }
}

/**
 * A card leaves a hand face down. Of each kind one less is certain now; only who knew a hand of nothing but this kind
 * knows what left. Returns these and the owner as bits.
 */
export function lose(state: State, seat: Seat, card: Combat): number {
  const held = state.held[seat] as number;
  let mask = 1 << seat;
  for (let observer = 0; observer <= state.seats; observer++) {
    if (observer === seat) continue;
    const at = rowOf(state, observer, seat);
    if (state.known[at + card] === held && observer < state.seats) mask |= 1 << observer;
    for (let kind = 0; kind < COMBAT_COUNT; kind++) forgetOne(state, at + kind);
  }
  add(state.hands, seat * COMBAT_COUNT + card, -1);
  add(state.held, seat, -1);
  return mask;
}

/** Where an observer's certain knowledge of a hand begins. The observer `seats` is the table. */
export function rowOf(state: State, observer: number, seat: Seat): number {
  return (observer * state.seats + seat) * COMBAT_COUNT;
}

/** One card less is certain. */
export function forgetOne(state: State, at: number): void {
  const count = state.known[at] as number;
  if (count > 0) state.known[at] = count - 1;
}

/** The top combat card comes to a hand; the pile is not empty. Whoever knew the pile card knows the hand card. */
function drawOne(state: State, seat: Seat): Combat {
  const card = state.combat.pop() as Combat;
  const mask = state.combatKnown.pop() as number;
  state.combatHandled.pop();
  gain(state, seat, card, mask);
  return card;
}

/** So many combat cards, or as many as there are (R3.0). */
export function drawCombat(state: State, seat: Seat, count: number, emit?: MeutereiEmit): void {
  const cards: CombatId[] | null = emit ? [] : null;
  for (let i = 0; i < count && state.combat.length > 0; i++) {
    const card = drawOne(state, seat);
    if (cards) cards.push(COMBAT[card] as CombatId);
  }
  if (emit && cards && cards.length > 0) {
    // In the hand they have no order.
    cards.sort((a, b) => COMBAT.indexOf(a) - COMBAT.indexOf(b));
    emit({ kind: 'combatDrawn', seat, count: cards.length, secret: { to: [seat], cards }, reveals: true });
  }
}

/** A card goes under the combat pile; `mask` are those who know it, `handled` those who are seen to know it. */
export function putUnder(state: State, card: Combat, mask: number, handled: number): void {
  state.combat.unshift(card);
  state.combatKnown.unshift(mask);
  state.combatHandled.unshift(handled);
}

/** The top gold card is taken, face down; the pile is not empty. Returns its value. */
export function takeGold(state: State, seat: Seat): number {
  const gold = state.gold.pop() as number;
  const mask = state.goldKnown.pop() as number;
  state.takenBy.push(seat);
  state.takenGold.push(gold);
  state.takenKnown.push(mask | (1 << seat));
  return gold;
}

/** Coins from the supply, as many as it holds (R3.0). Returns how many. */
export function payOut(state: State, seat: Seat, amount: number): number {
  const paid = amount < state.supply ? amount : state.supply;
  state.supply -= paid;
  add(state.coins, seat, paid);
  return paid;
}

export function moveCoin(state: State, from: Seat, to: Seat): void {
  add(state.coins, from, -1);
  add(state.coins, to, 1);
}
