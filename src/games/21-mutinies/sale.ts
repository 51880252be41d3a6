/** Selling in the Black Market: row, jewels, rum, payment (R5.7 … R5.9). */
import type { Seat } from '@/core/seat';

import { type Jewel, MARKET, type Row, ROW_DOUBLOONS, ROW_PP, ROW_SIZE, ROWS } from './data';
import type { Tell } from './events';
import { jewelId, rebuildIfDue, takeFromHand } from './jewels';
import { book, FROM_CARD, FROM_MARKET, FROM_TOWN } from './ledger';
import { nextDisc } from './resolve';
import { giveBonuses, returnRum } from './rewards';
import { add, NONE, type State } from './state';

export function startSale(state: State, row: Row): void {
  state.row = row;
  state.phase = 'pick';
}

/** A jewel is laid out; the lot stays in table order, in whatever order its jewels were named. */
export function pick(state: State, jewel: Jewel, tell?: Tell): void {
  takeFromHand(state, state.turn, jewel);
  const { lot } = state;
  let at = lot.length;
  lot.push(jewel);
  for (; at > 0 && (lot[at - 1] as Jewel) > jewel; at--) lot[at] = lot[at - 1] as Jewel;
  lot[at] = jewel;
  if (lot.length === ROW_SIZE[state.row]) state.phase = 'rum';
  tell?.({ kind: 'picked', seat: state.turn, jewel: jewelId(jewel) });
}

/** Rum to the Tavern stock, jewels to the discard, then doubloons and prestige (R5.8); Silver Tongue adds 1 PP. */
export function sell(state: State, rum: number, tell?: Tell): void {
  const seat: Seat = state.turn;
  const { lot, row } = state;
  const doubloons = (ROW_DOUBLOONS[row] as number) + rum;
  const prestige = (ROW_PP[row] as number) + rum;
  const praise = state.silver ? 1 : 0;
  returnRum(state, seat, rum);
  for (let i = 0; i < lot.length; i++) state.discard.push(lot[i] as Jewel);
  add(state.doubloons, seat, doubloons);
  book(state, seat, state.action === MARKET ? FROM_MARKET : FROM_TOWN, prestige);
  if (praise > 0) book(state, seat, FROM_CARD, praise);
  state.lot = [];
  state.row = NONE;
  tell?.({
    kind: 'sold',
    seat,
    row: ROWS[row] as string,
    jewels: lot.map(jewelId),
    rum,
    doubloons,
    prestige: prestige + praise,
  });
  rebuildIfDue(state, tell);
  giveBonuses(state, seat, tell);
  nextDisc(state, tell);
}
