/** The one and only legality: what the seat to act may do, phase by phase (section 5.1). */
import type { Seat } from '@/core/seat';

import { canComplete, canFill, tallyOf, tallyOfJewels } from './combos';
import {
  type Card,
  type Colour,
  isCompulsory,
  type Jewel,
  JEWEL_COLOUR,
  JEWEL_R,
  MOST_RUM,
  ROW_COUNT,
  V,
} from './data';
import { canBeCut, canGive, canSwap } from './dealings';
import { canSteal, discOwner } from './discs';
import * as move from './move';
import { placements, sailorSpaces } from './placing';
import { HENCHMAN, type Move, type State, type Token } from './state';
import { jewelOf } from './token';
import { windowMoves } from './windows';

export function moves(state: State): Move[] {
  const list: Move[] = [];
  const seat = state.turn;
  switch (state.phase) {
    case 'place':
      placements(state, list);
      if (discOwner(state, state.at) !== HENCHMAN) windowMoves(state, list);
      return list;
    case 'after':
    case 'resolve':
      list.push(state.phase === 'after' ? move.DONE : move.GO);
      windowMoves(state, list);
      return list;
    case 'blind':
      list.push(move.KEEP, move.THROW);
      return list;
    case 'combo':
      combos(state, seat, list);
      return list;
    case 'pick':
      picks(state, seat, list);
      return list;
    case 'rum':
      for (let rum = mostRum(state, seat); rum >= 0; rum--) list.push(move.RUM[rum] as Move);
      return list.reverse();
    case 'steal':
      steals(state, seat, list);
      return list;
    case 'rob':
      list.push(move.ROB_BANK);
      return others(state, state.doubloons, move.ROB, list);
    case 'target':
      if (state.playing === V(7)) return others(state, state.doubloons, move.TARGET, list);
      if (state.playing === V(9)) return others(state, state.rum, move.TARGET, list);
      return cuttable(state, seat, list);
    case 'give':
      gives(state, seat, list);
      return list;
    case 'swap':
      swaps(state, seat, list);
      return list;
    case 'spy':
      list.push(move.TAKE_NONE);
      return spied(state, move.TAKE, list);
    case 'order':
      return spied(state, move.TOP, list);
    case 'move':
      sailorSpaces(state, seat, list);
      return list;
    case 'card':
      if (isCompulsory(state.drawnCard)) list.push(move.REVEAL[state.drawnCard] as Move);
      list.push(move.HIDE);
      return list;
    case 'over':
      return list;
  }
}

function combos(state: State, seat: Seat, list: Move[]): void {
  const tally = tallyOf(state.hands[seat] as Token[]);
  for (let row = 0; row < ROW_COUNT; row++) {
    if (canFill(tally, row)) list.push(move.COMBO[row] as Move);
  }
}

/** Jewels with which the set can still be completed (R5.7); in any order, since a player may touch them in any order. */
function picks(state: State, seat: Seat, list: Move[]): void {
  const hand = state.hands[seat] as Token[];
  const laid = tallyOfJewels(state.lot);
  const left = tallyOf(hand);
  const isFine = [false, false, false, false, false];
  for (let colour = 0; colour < 5; colour++) {
    if (left[colour] === 0) continue;
    laid[colour] = (laid[colour] as number) + 1;
    left[colour] = (left[colour] as number) - 1;
    isFine[colour] = canComplete(laid, left, state.row);
    laid[colour] = (laid[colour] as number) - 1;
    left[colour] = (left[colour] as number) + 1;
  }
  for (let i = 0; i < hand.length; i++) {
    const jewel = jewelOf(hand[i] as Token);
    if (isFine[JEWEL_COLOUR[jewel] as Colour]) list.push(move.PICK[jewel] as Move);
  }
}

/** The smallest of 4, the rum in the purse, and the rum icons on the jewels laid out, one more with V17 (R5.7). */
export function mostRum(state: State, seat: Seat): number {
  let icons = state.silver ? 1 : 0;
  for (let i = 0; i < state.lot.length; i++) icons += JEWEL_R[state.lot[i] as Jewel] as number;
  return Math.min(MOST_RUM, state.rum[seat] as number, icons);
}

function steals(state: State, seat: Seat, list: Move[]): void {
  if (state.blind.length > 0) list.push(move.STEAL_BLIND);
  for (let at = 0; at < state.display.length; at++) {
    if (canSteal(state, seat, at)) list.push(move.STEAL[at] as Move);
  }
  if (list.length === 0) list.push(move.PASS);
}

/** Everybody else who has some of it. */
function others(state: State, goods: readonly number[], named: readonly Move[], list: Move[]): Move[] {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && (goods[seat] as number) > 0) list.push(named[seat] as Move);
  }
  return list;
}

function cuttable(state: State, seat: Seat, list: Move[]): Move[] {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && canBeCut(state, other)) list.push(move.TARGET[other] as Move);
  }
  return list;
}

function gives(state: State, seat: Seat, list: Move[]): void {
  const hand = state.hands[seat] as Token[];
  const card: Card = state.playing;
  for (let i = 0; i < hand.length; i++) {
    const jewel = jewelOf(hand[i] as Token);
    if (canGive(state, seat, card, jewel)) list.push(move.GIVE[jewel] as Move);
  }
}

function swaps(state: State, seat: Seat, list: Move[]): void {
  const tally = tallyOf(state.hands[seat] as Token[]);
  for (let at = 0; at < state.display.length; at++) {
    if (canSwap(state, seat, at, tally)) list.push(move.SWAP[at] as Move);
  }
}

/** The jewels under the spyglass that have no place yet, from the top down. */
function spied(state: State, named: readonly Move[], list: Move[]): Move[] {
  const { stock } = state;
  for (let i = state.ordered + 1; i <= state.spied; i++) {
    list.push(named[jewelOf(stock[stock.length - i] as Token)] as Move);
  }
  return list;
}
