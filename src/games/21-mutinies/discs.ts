/** Discs on the board: whose turn a disc is, where discs stand, what a space costs and to whom it is open (R3, R9). */
import type { Seat } from '@/core/seat';

import { canFill, tallyOf } from './combos';
import {
  type Action,
  ACTION_OF,
  BLIND,
  BLIND_1,
  BLIND_COST,
  CABIN,
  CABIN_BUY,
  CABIN_BUY_COST,
  type Jewel,
  JEWEL_D,
  JEWEL_R,
  MARKET,
  MARKET_1,
  MUTINY,
  MUTINY_0,
  MUTINY_COST,
  type Row,
  type Space,
  TOWN_MARKET,
  TOWN_PP,
  TOWN_PP_COST,
  TOWN_RUM,
  TOWN_STEAL,
  TRADE,
} from './data';
import { HENCHMAN, NONE, type State, type Token } from './state';

/** Discs of a round: one a seat, and the henchman's with two players (R9.1). */
export function discCount(state: State): number {
  return state.seats === 2 ? 3 : state.seats;
}

/** Whose disc is placed and resolved at this point of the order. */
export function discOwner(state: State, at: number): Seat {
  if (state.seats > 2) return state.order[at] as Seat;
  return at === 1 ? HENCHMAN : (state.order[at >> 1] as Seat);
}

/** How many discs stand in an action. */
export function discsIn(state: State, action: Action): number {
  let count = 0;
  for (let i = 0; i < state.discs.length; i++) {
    if (ACTION_OF[state.discs[i] as Space] === action) count++;
  }
  return count;
}

export function isTaken(state: State, space: Space): boolean {
  return state.discs.indexOf(space) >= 0;
}

/** The next disc would be the fifth of a 5-player game in this action (R5.3, R5.11). */
export function isFifth(state: State, action: Action): boolean {
  return state.seats === 5 && discsIn(state, action) === 4;
}

/** The doubloons a disc placed now on a space would stake (R3.6). */
export function costOf(state: State, space: Space): number {
  switch (ACTION_OF[space] as Action) {
    case TRADE: {
      const jewel = state.display[space] as Jewel;
      return jewel === NONE || isFifth(state, TRADE) ? 0 : (JEWEL_D[jewel] as number);
    }
    case BLIND:
      return BLIND_COST[space - BLIND_1] as number;
    case MUTINY:
      return MUTINY_COST[space - MUTINY_0] as number;
    default:
      return space === TOWN_PP ? TOWN_PP_COST : space === CABIN_BUY ? CABIN_BUY_COST : 0;
  }
}

/** The rum a disc placed now on a space would stake. */
export function rumCostOf(state: State, space: Space): number {
  if (ACTION_OF[space] !== TRADE) return 0;
  const jewel = state.display[space] as Jewel;
  return jewel === NONE || isFifth(state, TRADE) ? 0 : (JEWEL_R[jewel] as number);
}

function canPay(state: State, payer: Seat, space: Space): boolean {
  return (
    (state.doubloons[payer] as number) >= costOf(state, space) &&
    (state.rum[payer] as number) >= rumCostOf(state, space)
  );
}

/** Whether a player's disc may be placed on a space, apart from the captain's choice of action (R3.6). */
export function isOpen(state: State, seat: Seat, space: Space): boolean {
  const action = ACTION_OF[space];
  if (action === CABIN) return canPay(state, seat, space);
  if (isTaken(state, space) || !canPay(state, seat, space)) return false;
  switch (action as Action) {
    case TRADE:
      return isFifth(state, TRADE) ? state.blind.length > 0 : state.display[space] !== NONE;
    case BLIND:
      return state.blind.length > discsIn(state, BLIND);
    case MARKET:
      return canFill(tallyOf(state.hands[seat] as Token[]), space - MARKET_1);
    default:
      break;
  }
  if (space === TOWN_STEAL) return state.blind.length > 0 || canStealDisplayed(state, seat);
  if (space === TOWN_RUM) return state.tavern > 0;
  if (space === TOWN_MARKET) return (state.hands[seat] as Token[]).length >= 2;
  return true;
}

/** Whether the captain may place the henchman on a space; jewels are no expense (R9.3). */
export function isOpenToHenchman(state: State, captain: Seat, space: Space): boolean {
  const action = ACTION_OF[space];
  if (action === CABIN) return true;
  if (isTaken(state, space) || !canPay(state, captain, space)) return false;
  if (action === TRADE) return state.display[space] !== NONE;
  if (action === BLIND) return state.blind.length > discsIn(state, BLIND);
  return true;
}

function canStealDisplayed(state: State, seat: Seat): boolean {
  for (let at = 0; at < state.display.length; at++) {
    if (canSteal(state, seat, at)) return true;
  }
  return false;
}

/** A display jewel lies there and the purse covers its icons (R5.10). */
export function canSteal(state: State, seat: Seat, at: number): boolean {
  const jewel = state.display[at] as Jewel;
  if (jewel === NONE) return false;
  return (
    (state.doubloons[seat] as number) >= (JEWEL_D[jewel] as number) &&
    (state.rum[seat] as number) >= (JEWEL_R[jewel] as number)
  );
}

/** The row a seat must be able to fill until its disc is resolved (R2.9), or NONE. */
export function lockedRow(state: State, seat: Seat): Row {
  const space = state.discs[seat] as Space;
  if (ACTION_OF[space] !== MARKET && space !== TOWN_MARKET) return NONE;
  if (isResolved(state, seat)) return NONE;
  return space === TOWN_MARKET ? 0 : space - MARKET_1;
}

/** The disc stands in the captain's action and has been resolved; sales happen nowhere else. */
function isResolved(state: State, seat: Seat): boolean {
  if (state.stage === 'placing') return false;
  if (state.stage !== 'action') return true;
  const place = state.order.indexOf(seat);
  return (state.seats === 2 ? place * 2 : place) < state.at;
}
