/** Small choices of a disc being resolved: the drawn jewel, the thief in Town, the thief in the Cabin. */
import type { Seat } from '@/core/seat';

import { type Jewel, JEWEL_D, JEWEL_R } from './data';
import type { Tell } from './events';
import { discardJewel, drawBlind, putInHand, takeDisplayed } from './jewels';
import { CABIN_DOUBLOON, nextDisc, payStake } from './resolve';
import { returnRum, reward } from './rewards';
import { add, NONE, type State } from './state';
import { jewelOf } from './token';
import { hand } from './voluntary';

/** The stake is paid, the jewel stays (R5.4). */
export function keep(state: State, tell?: Tell): void {
  const seat = state.turn;
  payStake(state, seat, tell);
  putInHand(state, seat, state.drawn);
  state.drawn = NONE;
  tell?.({ kind: 'kept', seat });
  nextDisc(state, tell);
}

/** The jewel goes face up to the discard, the stake comes back (R5.4). */
export function throwAway(state: State, tell?: Tell): void {
  const seat = state.turn;
  const jewel = jewelOf(state.drawn);
  const doubloons = state.stakeD[seat] as number;
  state.drawn = NONE;
  add(state.doubloons, seat, doubloons);
  state.stakeD[seat] = 0;
  discardJewel(state, { seat, jewel, cause: 'thrown', isNews: false }, tell);
  if (doubloons > 0) tell?.({ kind: 'stakeReturned', seat, doubloons, rum: 0 });
  nextDisc(state, tell);
}

/** The top of the blind pile for nothing, or a display jewel for its icons, paid now (R5.10). */
export function steal(state: State, from: number, tell?: Tell): void {
  const seat = state.turn;
  if (from === NONE) drawBlind(state, seat, tell);
  else {
    const jewel = state.display[from] as Jewel;
    const doubloons = JEWEL_D[jewel] as number;
    const rum = JEWEL_R[jewel] as number;
    add(state.doubloons, seat, -doubloons);
    returnRum(state, seat, rum);
    if (doubloons > 0 || rum > 0) {
      const paid = { ...(doubloons > 0 ? { doubloons } : {}), ...(rum > 0 ? { rum } : {}) };
      tell?.({ kind: 'lost', seat, cause: 'town.steal', ...paid });
    }
    takeDisplayed(state, seat, from, tell);
  }
  nextDisc(state, tell);
}

/** The lone sailor's doubloon comes from the bank or from somebody's purse (R6.2). */
export function rob(state: State, victim: Seat, tell?: Tell): void {
  const seat = state.turn;
  if (victim === NONE) reward(state, seat, CABIN_DOUBLOON, tell);
  else hand(state, { from: victim, to: seat, doubloons: 1, cause: 'cabin.d' }, tell);
  nextDisc(state, tell);
}
