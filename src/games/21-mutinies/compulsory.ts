/** Compulsory cards, revealed by the new captain after the new order is set (table of C01 … C14). */
import { below } from '@/core/random';
import type { Seat } from '@/core/seat';

import { ACTIONS, C, type Card, type Jewel, CLOSES, CLOSES_FOR, DRUNK_FROM } from './data';
import type { Tell } from './events';
import { discardJewel, jewelId, rebuildIfDue, refill } from './jewels';
import { FROM_CARD } from './ledger';
import { hand, losePrestige, returnRum, takeRum } from './rewards';
import { add, captainOf, NONE, type State, type Token } from './state';
import { jewelOf } from './token';

export function takeEffect(state: State, card: Card, tell?: Tell): void {
  const captain = captainOf(state);
  switch (card) {
    case C(1):
    case C(2):
    case C(3):
    case C(4):
    case C(5):
    case C(6):
      return close(state, card, tell);
    case C(7):
      if ((state.rum[captain] as number) > 0) spill(state, captain, 'C07', tell);
      else loseDoubloon(state, captain, 'C07', tell);
      return;
    case C(8):
      for (let i = 1; i < state.order.length && (state.doubloons[captain] as number) > 0; i++) {
        hand(state, { from: captain, to: state.order[i] as Seat, doubloons: 1, cause: 'C08' }, tell);
      }
      return;
    case C(9):
      for (let i = 0; i < state.order.length; i++) {
        const seat = state.order[i] as Seat;
        if ((state.rum[seat] as number) >= DRUNK_FROM) spill(state, seat, 'C09', tell);
      }
      return;
    case C(10):
      return losePrestige(state, captain, { from: FROM_CARD, cause: 'C10' }, tell);
    case C(11):
      for (let i = 1; i < state.order.length && state.tavern > 0; i++) {
        const seat = state.order[i] as Seat;
        takeRum(state, seat, 1);
        tell?.({ kind: 'gained', seat, cause: 'C11', rum: 1 });
      }
      return;
    case C(12):
      return sweepDisplay(state, captain, tell);
    case C(13):
      return loseJewel(state, captain, tell);
    default:
      return tribute(state, captain, tell);
  }
}

/** For the rounds to come; a second closure never shortens the first (R3.4). */
function close(state: State, card: Card, tell?: Tell): void {
  const action = CLOSES[card] as number;
  const rounds = CLOSES_FOR[card] as number;
  state.closedUntil[action] = Math.max(state.closedUntil[action] as number, state.round + rounds);
  tell?.({ kind: 'closed', action: ACTIONS[action] as string, rounds });
}

function spill(state: State, seat: Seat, cause: string, tell?: Tell): void {
  returnRum(state, seat, 1);
  tell?.({ kind: 'lost', seat, cause, rum: 1 });
}

function loseDoubloon(state: State, seat: Seat, cause: string, tell?: Tell): void {
  if ((state.doubloons[seat] as number) === 0) return;
  add(state.doubloons, seat, -1);
  tell?.({ kind: 'lost', seat, cause, doubloons: 1 });
}

/** C12: all of it is discarded before a due rebuild and the refill (R12.8). */
function sweepDisplay(state: State, captain: Seat, tell?: Tell): void {
  const jewels: Jewel[] = [];
  for (let at = 0; at < state.display.length; at++) {
    const jewel = state.display[at] as Jewel;
    if (jewel === NONE) continue;
    jewels.push(jewel);
    state.discard.push(jewel);
    state.display[at] = NONE;
  }
  if (jewels.length > 0) tell?.({ kind: 'discarded', seat: captain, jewels: jewels.map(jewelId), cause: 'C12' });
  rebuildIfDue(state, tell);
  refill(state, tell);
}

/** C13: one of the captain's jewels at random, or a doubloon. */
function loseJewel(state: State, captain: Seat, tell?: Tell): void {
  const jewels = state.hands[captain] as Token[];
  if (jewels.length === 0) return loseDoubloon(state, captain, 'C13', tell);
  const [token] = jewels.splice(below(state.random, jewels.length), 1) as [Token];
  discardJewel(state, { seat: captain, jewel: jewelOf(token), cause: 'C13', isNews: true }, tell);
}

/** C14: to the sailor with the fewest PP, of several to the last in the new order. */
function tribute(state: State, captain: Seat, tell?: Tell): void {
  if ((state.doubloons[captain] as number) === 0) return;
  let poorest = state.order[1] as Seat;
  for (let i = 2; i < state.order.length; i++) {
    const seat = state.order[i] as Seat;
    if ((state.pp[seat] as number) <= (state.pp[poorest] as number)) poorest = seat;
  }
  hand(state, { from: captain, to: poorest, doubloons: 1, cause: 'C14' }, tell);
}
