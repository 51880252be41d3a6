/** Resolving discs in order: the captain's action, then the Cabin, then the Mutiny (R3.1, R4.5, R5, R6, R7). */
import type { Seat } from '@/core/seat';

import {
  type Action,
  ACTION_OF,
  BLIND,
  BLIND_1,
  CABIN,
  CABIN_BUY,
  CABIN_BUY_GAIN,
  CABIN_D,
  MARKET,
  MARKET_1,
  MUTINY,
  MUTINY_0,
  MUTINY_GAIN,
  RUM_FROM,
  type Space,
  TAVERN,
  TOWN,
  TOWN_MARKET,
  TOWN_PP,
  TOWN_PP_GAIN,
  TOWN_RUM,
  TOWN_STEAL,
  TRADE,
  TRADE_1,
  WRECK,
} from './data';
import { dealRum, rollForTreasure } from './dice';
import { discCount, discOwner, discsIn } from './discs';
import type { Tell } from './events';
import { resolveHenchman } from './henchman';
import { drawBlind, jewelId, refill, takeDisplayed } from './jewels';
import { FROM_CABIN, FROM_MUTINY, FROM_TOWN } from './ledger';
import { drawTreasure, losePrestige, reward, type Reward, rewardOf } from './rewards';
import { endRound } from './round';
import { startSale } from './sale';
import { HENCHMAN, NONE, type State, type Token } from './state';
import { jewelOf, knowers, shownTo } from './token';
import { holdsAnything } from './windows';

const BLIND_RUM = rewardOf('blind', FROM_TOWN, { rum: 1 });
const WRECK_RUM = rewardOf('wreck', FROM_TOWN, { rum: 1 });
const TOWN_FIFTH = rewardOf('townFifth', FROM_TOWN, { prestige: 1 });
const TOWN_PRESTIGE = rewardOf('town.pp', FROM_TOWN, { prestige: TOWN_PP_GAIN });
const TOWN_CASK = rewardOf('town.rum', FROM_TOWN, { rum: 1 });
const CABIN_PRESTIGE = rewardOf('cabin.pp', FROM_CABIN, { prestige: 1 });
const CABIN_PURCHASE = rewardOf('cabin.buy', FROM_CABIN, { prestige: CABIN_BUY_GAIN });
/** What the bank gives in the Cabin; the lone sailor may rob somebody else instead (R6.2). */
export const CABIN_DOUBLOON = rewardOf('cabin.d', FROM_CABIN, { doubloons: 1 });
const LOWEST_BID = rewardOf('mutiny', FROM_MUTINY, { doubloons: 1 });
const MUTINY_REWARDS: readonly Reward[] = MUTINY_GAIN.map((prestige) =>
  rewardOf('mutiny', FROM_MUTINY, { prestige: Math.max(prestige, 0) }),
);

/** All discs are placed: the captain's action is resolved first. */
export function startResolving(state: State, tell?: Tell): void {
  state.stage = 'action';
  startStage(state, tell);
}

function startStage(state: State, tell?: Tell): void {
  state.at = 0;
  state.asked = false;
  goOn(state, tell);
}

/** The disc being resolved is done with, or has moved away. */
export function nextDisc(state: State, tell?: Tell): void {
  forgetDisc(state);
  goOn(state, tell);
}

function forgetDisc(state: State): void {
  state.at += 1;
  state.asked = false;
  state.loaded = false;
  state.silver = false;
}

/** On from the disc at hand until somebody has a window or a choice, or the round is over. */
export function goOn(state: State, tell?: Tell): void {
  const here = state.stage === 'action' ? state.action : state.stage === 'cabin' ? CABIN : MUTINY;
  while (state.at < discCount(state)) {
    const owner = discOwner(state, state.at);
    if (ACTION_OF[state.discs[owner] as Space] === here) {
      if (!state.asked && owner !== HENCHMAN && holdsAnything(state, owner)) {
        state.phase = 'resolve';
        state.turn = owner;
        return;
      }
      // In the Tavern all windows come first, then one roll for everybody (R4.5).
      if (here !== TAVERN && !isDone(state, owner, here, tell)) return;
    }
    forgetDisc(state);
  }
  endStage(state, tell);
}

function endStage(state: State, tell?: Tell): void {
  if (state.stage === 'action') {
    if (state.action === TAVERN) dealRum(state, tell);
    refill(state, tell);
    state.stage = 'cabin';
    return startStage(state, tell);
  }
  if (state.stage === 'cabin') {
    state.stage = 'mutiny';
    return startStage(state, tell);
  }
  endRound(state, tell);
}

/** Resolves a disc; false if its owner has a choice to make first. */
function isDone(state: State, owner: Seat, action: Action, tell?: Tell): boolean {
  if (owner === HENCHMAN) {
    resolveHenchman(state, tell);
    return true;
  }
  const space = state.discs[owner] as Space;
  state.turn = owner;
  switch (action) {
    case TRADE:
      trade(state, owner, space, tell);
      return true;
    case BLIND:
      drawBefore(state, owner, space, tell);
      return false;
    case WRECK:
      if (space % 5 >= RUM_FROM) reward(state, owner, WRECK_RUM, tell);
      rollForTreasure(state, owner, space, tell);
      return true;
    case MARKET:
      startSale(state, space - MARKET_1);
      return false;
    case TOWN:
      return isTownDone(state, owner, space, tell);
    case CABIN:
      return isCabinDone(state, owner, space, tell);
    default:
      bid(state, owner, space, tell);
      return true;
  }
}

/** The stake goes to bank and Tavern stock (R2.2). */
export function payStake(state: State, owner: Seat, tell?: Tell): void {
  const doubloons = state.stakeD[owner] as number;
  const rum = state.stakeRum[owner] as number;
  state.stakeD[owner] = 0;
  state.stakeRum[owner] = 0;
  state.tavern += rum;
  if (doubloons > 0 || rum > 0) tell?.({ kind: 'stakePaid', seat: owner, doubloons, rum });
}

/** R5.1; the fifth disc gets the top of the blind pile instead (R5.3). */
function trade(state: State, owner: Seat, space: Space, tell?: Tell): void {
  payStake(state, owner, tell);
  if (state.fifth === owner) drawBlind(state, owner, tell);
  else takeDisplayed(state, owner, space - TRADE_1, tell);
}

/** R5.4: the top of the blind pile lies before its drawer, who keeps or throws it. */
function drawBefore(state: State, owner: Seat, space: Space, tell?: Tell): void {
  if (space - BLIND_1 >= RUM_FROM) reward(state, owner, BLIND_RUM, tell);
  const token = shownTo(state.blind.pop() as Token, owner);
  state.drawn = token;
  state.phase = 'blind';
  tell?.({
    kind: 'drewJewel',
    seat: owner,
    from: 'blind',
    isKept: false,
    secret: { to: knowers(token), jewel: jewelId(jewelOf(token)) },
    reveals: true,
  });
}

function isTownDone(state: State, owner: Seat, space: Space, tell?: Tell): boolean {
  if (state.fifth === owner) {
    state.fifth = NONE;
    reward(state, owner, TOWN_FIFTH, tell);
  }
  switch (space) {
    case TOWN_PP:
      payStake(state, owner, tell);
      reward(state, owner, TOWN_PRESTIGE, tell);
      return true;
    case TOWN_STEAL:
      state.phase = 'steal';
      return false;
    case TOWN_RUM:
      reward(state, owner, TOWN_CASK, tell);
      return true;
    case TOWN_MARKET:
      state.phase = 'combo';
      return false;
    default:
      drawTreasure(state, owner, 'town.rumour', tell);
      return true;
  }
}

/** R6.1; the only disc in the whole Cabin may take its doubloon from somebody else (R6.2). */
function isCabinDone(state: State, owner: Seat, space: Space, tell?: Tell): boolean {
  payStake(state, owner, tell);
  if (space === CABIN_D) {
    if (discsIn(state, CABIN) === 1) {
      state.phase = 'rob';
      return false;
    }
    reward(state, owner, CABIN_DOUBLOON, tell);
  } else reward(state, owner, space === CABIN_BUY ? CABIN_PURCHASE : CABIN_PRESTIGE, tell);
  return true;
}

/** R7.1. */
function bid(state: State, owner: Seat, space: Space, tell?: Tell): void {
  payStake(state, owner, tell);
  if (space > MUTINY_0) return reward(state, owner, MUTINY_REWARDS[space - MUTINY_0] as Reward, tell);
  reward(state, owner, LOWEST_BID, tell);
  losePrestige(state, owner, { from: FROM_MUTINY, cause: 'mutiny' }, tell);
}
