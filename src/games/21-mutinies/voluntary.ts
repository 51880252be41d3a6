/** Voluntary cards: playing one, and the choices that some of them ask for (table of V01 … V18). */
import { below } from '@/core/random';
import type { Seat } from '@/core/seat';

import {
  BALLAD_PRICE,
  type Card,
  CARD_GAINS,
  CARD_IDS,
  CUT_PRICE,
  type Jewel,
  type Space,
  SPACES,
  TOLL_FROM,
  TRADE_1,
  V,
} from './data';
import type { Tell } from './events';
import { discardJewel, jewelId, putInHand, takeFromHand } from './jewels';
import { FROM_CARD } from './ledger';
import { setDisc, takeBackDisc } from './placing';
import { drawTreasure, hand, reward, type Reward, rewardOf } from './rewards';
import { lookAtStock } from './spyglass';
import { add, NONE, type State, type Token } from './state';
import { faceDown, jewelOf, shownToAll } from './token';
import { backToWindow } from './windows';

/** What the plain cards bring at once. */
const CARD_REWARDS = new Map<Card, Reward>(
  CARD_GAINS.map(([card, gain]) => [card, rewardOf(CARD_IDS[card] as string, FROM_CARD, gain)]),
);

/** A card is turned up, leaves the game and takes effect, or asks for a choice (R4.4). */
export function playCard(state: State, card: Card, tell?: Tell): void {
  const seat = state.turn;
  const hand = state.cards[seat] as Card[];
  hand.splice(hand.indexOf(card), 1);
  state.gone.push(card);
  tell?.({ kind: 'played', seat, card: CARD_IDS[card] as string });
  switch (card) {
    case V(6):
      add(state.doubloons, seat, -BALLAD_PRICE);
      tell?.({ kind: 'lost', seat, cause: 'V06', doubloons: BALLAD_PRICE });
      return reward(state, seat, CARD_REWARDS.get(card) as Reward, tell);
    case V(7):
    case V(9):
    case V(10):
      return ask(state, card, 'target');
    case V(8):
      return toll(state, seat, tell);
    case V(11):
      return drawTreasure(state, seat, 'V11', tell);
    case V(12):
    case V(13):
      return ask(state, card, 'give');
    case V(14):
      ask(state, card, 'spy');
      return lookAtStock(state, tell);
    case V(15):
      state.loaded = true;
      return;
    case V(17):
      state.silver = true;
      return;
    case V(18):
      takeBackDisc(state, seat);
      return ask(state, card, 'move');
    default:
      return reward(state, seat, CARD_REWARDS.get(card) as Reward, tell);
  }
}

function ask(state: State, card: Card, phase: 'target' | 'give' | 'spy' | 'move'): void {
  state.playing = card;
  state.window = state.phase;
  state.phase = phase;
}

/** V08: every other player with enough doubloons gives 1. */
function toll(state: State, seat: Seat, tell?: Tell): void {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (state.doubloons[other] as number) >= TOLL_FROM) {
      hand(state, { from: other, to: seat, doubloons: 1, cause: 'V08' }, tell);
    }
  }
}

/** V07, V09, V10: on this player. */
export function target(state: State, victim: Seat, tell?: Tell): void {
  const seat = state.turn;
  if (state.playing === V(7)) hand(state, { from: victim, to: seat, doubloons: 1, cause: 'V07' }, tell);
  else if (state.playing === V(9)) {
    add(state.rum, victim, -1);
    add(state.rum, seat, 1);
    tell?.({ kind: 'gave', seat: victim, to: seat, rum: 1, cause: 'V09' });
  } else cut(state, victim, tell);
  backToWindow(state);
}

/** V10: a jewel at random is shown to all and changes hands for 2 doubloons. */
function cut(state: State, victim: Seat, tell?: Tell): void {
  const seat = state.turn;
  const jewels = state.hands[victim] as Token[];
  const [token] = jewels.splice(below(state.random, jewels.length), 1) as [Token];
  putInHand(state, seat, shownToAll(token, state.seats));
  tell?.({ kind: 'cutpurse', seat, from: victim, jewel: jewelId(jewelOf(token)), reveals: true });
  hand(state, { from: seat, to: victim, doubloons: CUT_PRICE, cause: 'V10' }, tell);
}

/** V12: the jewel is sold to the Fence. V13: it is laid open until a display jewel is chosen. */
export function give(state: State, jewel: Jewel, tell?: Tell): void {
  const seat = state.turn;
  const token = takeFromHand(state, seat, jewel);
  if (state.playing === V(13)) {
    state.drawn = shownToAll(token, state.seats);
    state.phase = 'swap';
    tell?.({ kind: 'offered', seat, jewel: jewelId(jewel) });
    return;
  }
  discardJewel(state, { seat, jewel, cause: 'V12', isNews: false }, tell);
  backToWindow(state);
  reward(state, seat, CARD_REWARDS.get(V(12)) as Reward, tell);
}

/** V13: the given jewel lies in the display, the chosen one comes to the hand. */
export function swap(state: State, at: number, tell?: Tell): void {
  const seat = state.turn;
  const given = jewelOf(state.drawn);
  const taken = state.display[at] as Jewel;
  state.display[at] = given;
  state.drawn = NONE;
  putInHand(state, seat, shownToAll(faceDown(taken, false), state.seats));
  backToWindow(state);
  const space = SPACES[TRADE_1 + at] as string;
  tell?.({ kind: 'swapped', seat, given: jewelId(given), taken: jewelId(taken), space });
}

/** V18: the disc stands in the Cabin or the Mutiny now; it is resolved there. */
export function moveDisc(state: State, space: Space, tell?: Tell): void {
  const seat = state.turn;
  setDisc(state, seat, space);
  backToWindow(state);
  tell?.({ kind: 'moved', seat, to: SPACES[space] as string, doubloons: state.stakeD[seat] as number });
}
