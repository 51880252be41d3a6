/** What each seat remembers of other hands and of the deck's front: exactly what section 6 grants, and no more. */
import type { Seat } from '@/core/seat';

import { KINDS, type Kind, type State } from './state';

/** Where the bound of one seat for one hand begins in `atLeast`; the twelve kinds follow. */
export function bound(state: State, knower: Seat, owner: Seat): number {
  return (knower * state.seats + owner) * KINDS;
}

/** How many cards at the front of the deck a seat knows. */
export function knownTop(state: State, seat: Seat): number {
  return state.openRow ? state.row : (state.tops[seat] ?? 0);
}

/** A card of a known kind came into a hand before the eyes of one seat. */
function learn(state: State, knower: Seat, owner: Seat, kind: Kind): void {
  const at = bound(state, knower, owner) + kind;
  state.atLeast[at] = (state.atLeast[at] as number) + 1;
}

/** The same before the eyes of everybody. */
function learnAll(state: State, owner: Seat, kind: Kind): void {
  if (state.atLeast.length === 0) return;
  for (let knower = 0; knower < state.seats; knower++) {
    if (knower !== owner) learn(state, knower, owner, kind);
  }
}

/** A laid or dropped card leaves every memory of that hand. */
export function forgetLaid(state: State, owner: Seat, kind: Kind): void {
  if (state.atLeast.length === 0) return;
  for (let knower = 0; knower < state.seats; knower++) {
    const at = bound(state, knower, owner) + kind;
    if ((state.atLeast[at] as number) > 0) state.atLeast[at] = (state.atLeast[at] as number) - 1;
  }
}

/** A card came from the deck into a hand: whoever knew the front of the deck knows who has it. */
export function rememberDraw(state: State, drawer: Seat, kind: Kind): void {
  if (state.openRow) {
    learnAll(state, drawer, kind);
    return;
  }
  for (let knower = 0; knower < state.tops.length; knower++) {
    const known = state.tops[knower] as number;
    if (known === 0) continue;
    state.tops[knower] = known - 1;
    if (knower !== drawer && state.atLeast.length > 0) learn(state, knower, drawer, kind);
  }
}

/** A card came from the deck into the pool of Rum or Lantern. */
export function passTop(state: State): void {
  for (let knower = 0; knower < state.tops.length; knower++) {
    if ((state.tops[knower] as number) > 0) state.tops[knower] = (state.tops[knower] as number) - 1;
  }
}

/** Gun: the actor sees the whole hand. */
export function rememberHand(state: State, actor: Seat, victim: Seat): void {
  if (state.atLeast.length === 0) return;
  const at = bound(state, actor, victim);
  for (let kind = 0; kind < KINDS; kind++) state.atLeast[at + kind] = state.hands[victim * KINDS + kind] as number;
}

/** Gun: actor and victim know the stolen card, to all others any card of that hand may be the one that is gone. */
export function rememberTheft(state: State, victim: Seat, kind: Kind): void {
  if (state.atLeast.length === 0) return;
  const actor = state.toMove;
  for (let knower = 0; knower < state.seats; knower++) {
    if (knower === victim) continue;
    const at = bound(state, knower, victim);
    for (let held = 0; held < KINDS; held++) {
      const isLost = knower === actor ? held === kind : (state.atLeast[at + held] as number) > 0;
      if (isLost) state.atLeast[at + held] = (state.atLeast[at + held] as number) - 1;
    }
  }
  learn(state, victim, actor, kind);
}

/** Rum: the giver knows what each receiver got; with an open row everybody does. */
export function rememberGift(state: State, receiver: Seat, kind: Kind): void {
  if (state.openRow) learnAll(state, receiver, kind);
  else if (state.atLeast.length > 0) learn(state, state.toMove, receiver, kind);
}

/** Rum and Lantern: cards the actor keeps are known to others only if they came from an open row. */
export function rememberKept(state: State, kind: Kind): void {
  if (state.openRow) learnAll(state, state.toMove, kind);
}

/** Lantern: the actor knows the cards it put back and what it knew below them; nobody else knows the front now. */
export function rememberPutBack(state: State, count: number): void {
  if (state.openRow) {
    state.row += count;
    return;
  }
  for (let knower = 0; knower < state.tops.length; knower++) {
    const knows = knower === state.toMove || state.openHands;
    state.tops[knower] = knows ? (state.tops[knower] as number) + count : 0;
  }
}
