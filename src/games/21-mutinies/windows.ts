/** A player's windows: what may be used and played in them, and using treasures (R4). */
import type { Seat } from '@/core/seat';

import {
  ACTION_OF,
  BALLAD_PRICE,
  type Card,
  CUT_PRICE,
  EXC2,
  EXC3,
  FIRST_END,
  FIRST_VOLUNTARY,
  JEW1,
  MARKET,
  PRE1,
  RUM2,
  SPYGLASS_PRICE,
  TAVERN,
  TOLL_FROM,
  TOWN_MARKET,
  type Treasure,
  TREASURE_KINDS,
  TREASURE_VALUE,
  TREASURES,
  V,
  WRECK,
} from './data';
import { canBeCut, canGiveAny } from './dealings';
import type { Tell } from './events';
import { drawJewel } from './jewels';
import { FROM_TREASURE } from './ledger';
import { PLAY, USE } from './move';
import { reward, type Reward, rewardOf, spendTreasure } from './rewards';
import { add, captainOf, type Move, NONE, type State } from './state';

/** AFTER and RESOLVE open for those who hold a treasure or a mutiny card of any kind (R4.2). */
export function holdsAnything(state: State, seat: Seat): boolean {
  return (state.treasureCounts[seat] as number) > 0 || (state.cards[seat] as Card[]).length > 0;
}

/** Every treasure that can be used and every card that can be played in this window. */
export function windowMoves(state: State, list: Move[]): void {
  const seat = state.turn;
  if ((state.treasureCounts[seat] as number) > 0) {
    for (let treasure = 0; treasure < TREASURE_KINDS; treasure++) {
      if ((state.treasures[seat * TREASURE_KINDS + treasure] as number) > 0 && canUse(state, seat, treasure)) {
        list.push(USE[treasure] as Move);
      }
    }
  }
  const cards = state.cards[seat] as Card[];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card >= FIRST_VOLUNTARY && card < FIRST_END && canPlay(state, seat, card)) list.push(PLAY[card] as Move);
  }
}

/** The last column of table 1.5. */
export function canUse(state: State, seat: Seat, treasure: Treasure): boolean {
  if (treasure <= RUM2) return state.tavern > 0;
  if (treasure === JEW1) return state.stock.length > 0;
  if (treasure === EXC2 || treasure === EXC3) {
    return (state.doubloons[seat] as number) >= (TREASURE_VALUE[treasure] as number);
  }
  return true;
}

/** The last column of the table of Voluntary cards. */
export function canPlay(state: State, seat: Seat, card: Card): boolean {
  const purse = state.doubloons[seat] as number;
  const space = state.discs[seat] as number;
  switch (card) {
    case V(3):
    case V(4):
      return state.tavern > 0;
    case V(6):
      return purse >= BALLAD_PRICE;
    case V(7):
      return hasOther(state, seat, state.doubloons, 1);
    case V(8):
      return hasOther(state, seat, state.doubloons, TOLL_FROM);
    case V(9):
      return hasOther(state, seat, state.rum, 1);
    case V(10):
      return purse >= CUT_PRICE && canCutSomebody(state, seat);
    case V(12):
    case V(13):
      return canGiveAny(state, seat, card);
    case V(14):
      return purse >= SPYGLASS_PRICE && state.stock.length > 0;
    case V(15):
      return state.phase === 'resolve' && ACTION_OF[space] === WRECK;
    case V(16):
      return state.phase === 'resolve' && ACTION_OF[space] === TAVERN && state.tavern > 0;
    case V(17):
      return state.phase === 'resolve' && (ACTION_OF[space] === MARKET || space === TOWN_MARKET);
    case V(18):
      return state.phase === 'resolve' && seat !== captainOf(state) && ACTION_OF[space] === state.action;
    default:
      return true;
  }
}

/** Somebody else has at least so much of something. */
function hasOther(state: State, seat: Seat, goods: readonly number[], least: number): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (goods[other] as number) >= least) return true;
  }
  return false;
}

function canCutSomebody(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && canBeCut(state, other)) return true;
  }
  return false;
}

const TREASURE_REWARDS: readonly Reward[] = TREASURES.map((id, treasure) => {
  const value = TREASURE_VALUE[treasure] as number;
  if (treasure <= RUM2) return rewardOf(id, FROM_TREASURE, { rum: value });
  if (treasure < PRE1) return rewardOf(id, FROM_TREASURE, { doubloons: value });
  return rewardOf(id, FROM_TREASURE, { prestige: value });
});

/** A treasure is turned up, takes effect and leaves the game (R4.4, table 1.5). */
export function turnUpTreasure(state: State, treasure: Treasure, tell?: Tell): void {
  const seat = state.turn;
  spendTreasure(state, seat, treasure);
  tell?.({ kind: 'used', seat, treasure: TREASURES[treasure] as string });
  if (treasure === JEW1) return drawJewel(state, seat, tell);
  const value = TREASURE_VALUE[treasure] as number;
  if (treasure === EXC2 || treasure === EXC3) {
    add(state.doubloons, seat, -value);
    tell?.({ kind: 'lost', seat, cause: TREASURES[treasure] as string, doubloons: value });
  }
  reward(state, seat, TREASURE_REWARDS[treasure] as Reward, tell);
}

/** Every choice of a card is made: back to the window it was played in. */
export function backToWindow(state: State): void {
  state.phase = state.window;
  state.playing = NONE;
  state.window = 'place';
}
