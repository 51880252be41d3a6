/** Where discs may be placed (R3.2 … R3.6, R9.2), and placing them. */
import type { Seat } from '@/core/seat';

import {
  type Action,
  ACTION_OF,
  ACTIONS,
  BLIND,
  CABIN_BUY,
  CABIN_HENCHMAN,
  CABIN_PP,
  FIRST_SPACE,
  MARKET,
  MUTINY_0,
  MUTINY_6,
  ROW_COUNT,
  type Space,
  SPACES,
  TAVERN,
  TOWN,
  TOWN_MARKET,
  TOWN_PP,
  TRADE,
} from './data';
import { costOf, discCount, discOwner, discsIn, isFifth, isOpen, isOpenToHenchman, rumCostOf } from './discs';
import type { Tell } from './events';
import { PLACE, PLACE_HENCHMAN } from './move';
import { startResolving } from './resolve';
import { add, captainOf, HENCHMAN, type Move, NONE, type State } from './state';
import { holdsAnything } from './windows';

/** Every placement of the disc whose turn it is. */
export function placements(state: State, list: Move[]): void {
  const owner = discOwner(state, state.at);
  if (owner === HENCHMAN) {
    spacesOf(state, HENCHMAN, state.action, list);
    list.push(PLACE_HENCHMAN[CABIN_HENCHMAN] as Move);
    mutinySpaces(state, HENCHMAN, list);
  } else if (owner === captainOf(state)) {
    for (let action = 0; action < ACTIONS.length; action++) {
      if (action !== state.token && !isClosed(state, action)) spacesOf(state, owner, action, list);
    }
    if (list.length === 0) whenAllIsClosed(state, owner, list);
  } else {
    spacesOf(state, owner, state.action, list);
    sailorSpaces(state, owner, list);
  }
}

/** No captain may choose the action in this round (R3.4). */
export function isClosed(state: State, action: Action): boolean {
  return (state.closedUntil[action] as number) >= state.round;
}

/** Closures give way if they leave the captain nothing, the pirate token does not (R3.4). */
function whenAllIsClosed(state: State, captain: Seat, list: Move[]): void {
  for (let action = 0; action < ACTIONS.length; action++) {
    if (action !== state.token) spacesOf(state, captain, action, list);
  }
}

/** Cabin spaces and the free Mutiny spaces a player can pay. */
export function sailorSpaces(state: State, seat: Seat, list: Move[]): void {
  for (let space = CABIN_PP; space <= CABIN_BUY; space++) {
    if (isOpen(state, seat, space)) list.push(PLACE[space] as Move);
  }
  mutinySpaces(state, seat, list);
}

function mutinySpaces(state: State, owner: Seat, list: Move[]): void {
  for (let space = MUTINY_0; space <= MUTINY_6; space++) pushIfOpen(state, owner, space, list);
}

/** The open spaces of an action: the lowest free one where there is an order, otherwise any. */
function spacesOf(state: State, owner: Seat, action: Action, list: Move[]): void {
  const first = FIRST_SPACE[action] as Space;
  if (action >= BLIND && action <= TAVERN) {
    pushIfOpen(state, owner, first + discsIn(state, action), list);
    return;
  }
  const count = action === TRADE ? state.display.length : action === MARKET ? ROW_COUNT : TOWN_MARKET - TOWN_PP + 1;
  for (let space = first; space < first + count; space++) pushIfOpen(state, owner, space, list);
}

function pushIfOpen(state: State, owner: Seat, space: Space, list: Move[]): void {
  if (owner === HENCHMAN) {
    if (isOpenToHenchman(state, captainOf(state), space)) list.push(PLACE_HENCHMAN[space] as Move);
  } else if (isOpen(state, owner, space)) list.push(PLACE[space] as Move);
}

/** A disc is placed, its stake set aside (R2.2); then its owner's AFTER window, or the next disc. */
export function place(state: State, space: Space, tell?: Tell): void {
  const owner = discOwner(state, state.at);
  const payer = state.turn;
  if (state.at === 0) state.action = ACTION_OF[space] as Action;
  setDisc(state, owner, space);
  tell?.({
    kind: 'placed',
    seat: payer,
    space: SPACES[space] as string,
    henchman: owner === HENCHMAN,
    doubloons: state.stakeD[owner] as number,
    rum: state.stakeRum[owner] as number,
  });
  if (owner !== HENCHMAN && holdsAnything(state, owner)) state.phase = 'after';
  else nextPlacing(state, tell);
}

/** The disc stands there with its stake; the captain pays for the henchman. */
export function setDisc(state: State, owner: Seat, space: Space): void {
  const payer = owner === HENCHMAN ? captainOf(state) : owner;
  const doubloons = costOf(state, space);
  const rum = rumCostOf(state, space);
  const action = ACTION_OF[space] as Action;
  if ((action === TRADE || action === TOWN) && isFifth(state, action)) state.fifth = owner;
  add(state.doubloons, payer, -doubloons);
  add(state.rum, payer, -rum);
  state.stakeD[owner] = doubloons;
  state.stakeRum[owner] = rum;
  state.discs[owner] = space;
}

/** The stake goes back to the purse it came from, the disc off the board. */
export function takeBackDisc(state: State, owner: Seat): void {
  add(state.doubloons, owner, state.stakeD[owner] as number);
  add(state.rum, owner, state.stakeRum[owner] as number);
  state.stakeD[owner] = 0;
  state.stakeRum[owner] = 0;
  state.discs[owner] = NONE;
  if (state.fifth === owner) state.fifth = NONE;
}

/** The next disc is placed; after the last one they are resolved. */
export function nextPlacing(state: State, tell?: Tell): void {
  state.at += 1;
  if (state.at === discCount(state)) return startResolving(state, tell);
  const owner = discOwner(state, state.at);
  state.phase = 'place';
  state.turn = owner === HENCHMAN ? captainOf(state) : owner;
}
