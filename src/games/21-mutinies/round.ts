/** The end of a round: mutiny and new order, the mutiny card, the next round or the end (R7.2, R8). */
import type { Seat } from '@/core/seat';

import {
  ACTION_OF,
  ACTIONS,
  BLANK,
  type Card,
  CARD_IDS,
  LAST_MUTINY,
  MUTINY,
  MUTINY_0,
  MUTINY_6,
  type Space,
} from './data';
import { takeEffect } from './compulsory';
import { triggerEnd } from './ending';
import type { Tell } from './events';
import { score } from './scoring';
import { captainOf, isLastRound, NONE, type State } from './state';

/** All discs are resolved. */
export function endRound(state: State, tell?: Tell): void {
  const hasMutiny = setOrder(state, tell);
  state.stage = 'ending';
  state.token = state.action;
  for (let i = 0; i < state.discs.length; i++) state.discs[i] = NONE;
  state.fifth = NONE;
  tell?.({ kind: 'roundEnded', round: state.round, action: ACTIONS[state.action] as string });
  state.action = NONE;
  if (hasMutiny && !isLastRound(state)) drawCard(state, tell);
  else finishRound(state, tell);
}

/** Mutineers from the highest space down, then all others in their old order (R7.2); the henchman is none (R9.6). */
function setOrder(state: State, tell?: Tell): boolean {
  const mutineers: Seat[] = [];
  for (let space = MUTINY_6; space >= MUTINY_0; space--) {
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.discs[seat] === space) mutineers.push(seat);
    }
  }
  if (mutineers.length === 0) {
    tell?.({ kind: 'noMutiny', captain: captainOf(state) });
    return false;
  }
  const order = mutineers.slice();
  for (let i = 0; i < state.order.length; i++) {
    const seat = state.order[i] as Seat;
    if (ACTION_OF[state.discs[seat] as Space] !== MUTINY) order.push(seat);
  }
  state.order = order;
  tell?.({ kind: 'mutinied', mutineers, order: order.slice() });
  return true;
}

/** The top card: counted down unread, Last Mutiny shown to all, or the new captain's to reveal or hide (R8.3 … R8.5). */
function drawCard(state: State, tell?: Tell): void {
  const captain = captainOf(state);
  const card = state.deck.pop() as Card;
  const left = state.deck.length;
  if (card === BLANK || card === LAST_MUTINY) {
    state.gone.push(card);
    if (card === BLANK) tell?.({ kind: 'countedDown', left });
    else tell?.({ kind: 'lastMutiny', seat: captain });
    if (left === 0) triggerEnd(state, 'mutinies', tell);
    return finishRound(state, tell);
  }
  state.drawnCard = card;
  state.phase = 'card';
  state.turn = captain;
  tell?.({
    kind: 'drewCard',
    seat: captain,
    left,
    secret: { to: [captain], card: CARD_IDS[card] as string },
    reveals: true,
  });
}

/** A Compulsory card lies face up and takes effect now. */
export function reveal(state: State, tell?: Tell): void {
  const captain = captainOf(state);
  const card = state.drawnCard;
  state.drawnCard = NONE;
  (state.shown[captain] as Card[]).push(card);
  tell?.({ kind: 'revealedCard', seat: captain, card: CARD_IDS[card] as string });
  takeEffect(state, card, tell);
  finishRound(state, tell);
}

/** The card stays in hand; a Compulsory one is refused thereby (R8.5). */
export function hide(state: State, tell?: Tell): void {
  const captain = captainOf(state);
  const hand = state.cards[captain] as Card[];
  hand.push(state.drawnCard);
  hand.sort(byNumber);
  state.drawnCard = NONE;
  tell?.({ kind: 'hidCard', seat: captain });
  finishRound(state, tell);
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Scoring after the last round, otherwise the captain places (R8.9). */
function finishRound(state: State, tell?: Tell): void {
  if (isLastRound(state)) return score(state, tell);
  state.round += 1;
  state.stage = 'placing';
  state.phase = 'place';
  state.at = 0;
  state.asked = false;
  state.turn = captainOf(state);
  tell?.({ kind: 'roundStarted', round: state.round, captain: state.turn, isLast: isLastRound(state) });
}
