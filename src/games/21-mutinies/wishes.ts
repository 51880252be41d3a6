/** What a bot would use or play in a window before it goes on; null if nothing tempts it. */
import type { Seat } from '@/core/seat';

import {
  ACTION_OF,
  type Card,
  EXC2,
  FIRST_END,
  FIRST_VOLUNTARY,
  JEW1,
  type Jewel,
  MARKET,
  MARKET_1,
  RUM2,
  type Space,
  TOWN_MARKET,
  type Treasure,
  TREASURE_KINDS,
  TREASURE_VALUE,
  V,
  WRECK_1,
} from './data';
import { type Affairs, affairsOf, bestRow, gainOf, jewelGain, jewelLoss, placementGain, rumGain } from './gains';
import { fillOf, iconsFor } from './holdings';
import { PLAY, USE } from './move';
import { sailorSpaces } from './placing';
import { isLastRound, type Move, NONE, type State, type Token } from './state';
import { jewelOf } from './token';
import { canPlay, canUse } from './windows';

/** From this place on the wreck's dice are worth loading. */
const LOAD_FROM = 2;
/** A disc elsewhere must promise so much more to be worth the card. */
const SECOND_THOUGHTS = 0.6;
/** A swap must gain so much. */
const FORGERY = 0.8;

export function wish(state: State): Move | null {
  const seat = state.turn;
  const hasTreasures = (state.treasureCounts[seat] as number) > 0;
  const cards = state.cards[seat] as Card[];
  if (!hasTreasures && cards.length === 0) return null;
  const treasure = hasTreasures ? wishedTreasure(state, seat) : null;
  if (treasure) return treasure;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card < FIRST_VOLUNTARY || card >= FIRST_END) continue;
    if (canPlay(state, seat, card) && isWished(state, seat, card)) return PLAY[card] as Move;
  }
  return null;
}

/** Prestige, doubloons and jewels at once, exchanges when a doubloon stays, rum only for a sale. */
function wishedTreasure(state: State, seat: Seat): Move | null {
  for (let kind: Treasure = TREASURE_KINDS - 1; kind >= 0; kind--) {
    if ((state.treasures[seat * TREASURE_KINDS + kind] as number) === 0 || !canUse(state, seat, kind)) continue;
    if (kind <= RUM2 && !wantsRum(state, seat)) continue;
    const isExchange = kind >= EXC2 && kind < JEW1;
    if (isExchange && (state.doubloons[seat] as number) <= (TREASURE_VALUE[kind] as number)) continue;
    return USE[kind] as Move;
  }
  return null;
}

/** A sale is about to be resolved that has more rum icons than there is rum. */
function wantsRum(state: State, seat: Seat): boolean {
  const space = state.discs[seat] as Space;
  if (state.phase !== 'resolve' || (ACTION_OF[space] !== MARKET && space !== TOWN_MARKET)) return false;
  const affairs = affairsOf(state, seat, seat);
  const row = space === TOWN_MARKET ? bestRow(affairs) : space - MARKET_1;
  return iconsFor(affairs.holdings, row, fillOf(affairs.holdings, row)) > affairs.rum;
}

function isWished(state: State, seat: Seat, card: Card): boolean {
  const purse = state.doubloons[seat] as number;
  switch (card) {
    case V(3):
    case V(4):
      return wantsRum(state, seat);
    case V(6):
      return purse >= 2;
    case V(9):
      return wantsRum(state, seat) || rumGain(affairsOf(state, seat, seat), 1) > 0.5;
    case V(10):
      return purse >= 3;
    case V(12):
      return (state.hands[seat] as number[]).length > 4 || isLastRound(state);
    case V(13):
      return bestSwap(affairsOf(state, seat, seat)) > FORGERY;
    case V(14):
      return purse >= 2 && !isLastRound(state);
    case V(15):
      return (state.discs[seat] as Space) - WRECK_1 >= LOAD_FROM;
    case V(16):
      return rumGain(affairsOf(state, seat, seat), 1) > 0;
    case V(18):
      return hasSecondThoughts(affairsOf(state, seat, seat));
    default:
      return true;
  }
}

/** The best Cabin or Mutiny space against the place where the disc stands. */
function hasSecondThoughts(affairs: Affairs): boolean {
  const { state, seat } = affairs;
  const here = gainOf(affairs, state.discs[seat] as Space);
  const list: Move[] = [];
  sailorSpaces(state, seat, list);
  for (let i = 0; i < list.length; i++) {
    const { space } = list[i] as Move & { readonly space: Space };
    if (placementGain(affairs, space) > here + SECOND_THOUGHTS) return true;
  }
  return false;
}

/** The display jewel that would help most for the own one that would be missed least. */
function bestSwap(affairs: Affairs): number {
  const { state } = affairs;
  const hand = state.hands[affairs.seat] as Token[];
  let least = Infinity;
  for (let i = 0; i < hand.length; i++) {
    const loss = jewelLoss(affairs, jewelOf(hand[i] as Token));
    if (loss < least) least = loss;
  }
  let most = -Infinity;
  for (let at = 0; at < state.display.length; at++) {
    const jewel = state.display[at] as Jewel;
    if (jewel === NONE) continue;
    const gain = jewelGain(affairs, jewel, 0);
    if (gain > most) most = gain;
  }
  return most - least;
}
