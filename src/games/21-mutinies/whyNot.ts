/** Why a touched spot leads nowhere now, in the words of the rules. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Seat } from '@/core/seat';
import type { Spot } from '@/core/spot';

import { canFill, tallyOf } from './combos';
import {
  type Action,
  ACTION_OF,
  ACTIONS,
  BLIND,
  CABIN,
  CARD_IDS,
  isCompulsory,
  isEndCard,
  isVoluntary,
  MARKET,
  MARKET_1,
  MUTINY,
  type Space,
  type SpaceId,
  SPACES,
  TAVERN,
  TOWN_MARKET,
  TOWN_RUM,
  TOWN_STEAL,
  TRADE,
  type TreasureId,
  TREASURES,
} from './data';
import { costOf, discOwner, discsIn, isFifth, isTaken, rumCostOf } from './discs';
import { isClosed } from './placing';
import { actionPhrase, counted, goodsPhrase } from './saying';
import { captainOf, HENCHMAN, NONE, type State, type Token } from './state';
import { canUse } from './windows';

export function whyNot(view: State, _touched: readonly Spot[], spot: Spot): Phrase {
  const [thing = '', name = ''] = spot.split(' ');
  switch (view.phase) {
    case 'place':
    case 'move':
      if (thing === 'space') return spaceProblem(view, SPACES.indexOf(name as SpaceId));
      return heldProblem(view, thing, name) ?? phrase('not.place');
    case 'after':
    case 'resolve':
      return heldProblem(view, thing, name) ?? phrase(`not.${view.phase}`);
    case 'pick':
      return phrase(thing === 'jewel' ? 'not.pick' : 'not.sale');
    case 'target':
      return phrase(thing === 'seat' ? `not.target.${CARD_IDS[view.playing]}` : 'not.target.other');
    case 'steal':
      return phrase(thing === 'space' ? 'not.stealPrice' : 'not.steal');
    case 'give':
      return phrase(thing === 'jewel' ? 'not.giveLocked' : 'not.give');
    case 'blind':
    case 'combo':
    case 'rum':
    case 'rob':
    case 'swap':
    case 'spy':
    case 'order':
    case 'card':
    case 'over':
      return phrase(`not.${view.phase}`);
  }
}

/** A treasure or card that cannot be turned up now; null if it is neither. */
function heldProblem(view: State, thing: string, name: string): Phrase | null {
  if (thing === 'treasure') {
    const treasure = TREASURES.indexOf(name as TreasureId);
    if (canUse(view, view.turn, treasure)) return phrase('not.notHeld');
    return phrase(`not.treasure.${name.slice(0, 3)}`, { count: Number(name.slice(3)) });
  }
  if (thing !== 'card') return null;
  const card = CARD_IDS.indexOf(name);
  if (isCompulsory(card)) return phrase('not.refused');
  if (isEndCard(card)) return phrase('not.endCard');
  return phrase(isVoluntary(card) ? `not.voluntary.${name}` : 'not.other');
}

function spaceProblem(view: State, space: Space): Phrase {
  const owner = discOwner(view, view.at);
  const action = ACTION_OF[space] as Action;
  const payer = owner === HENCHMAN ? captainOf(view) : view.turn;
  const wrongAction = view.phase === 'move' ? moveProblem(action) : actionProblem(view, owner, action);
  if (wrongAction) return wrongAction;
  if (action !== CABIN && isTaken(view, space)) return phrase('not.taken');
  if (action >= BLIND && action <= TAVERN && space % 5 !== discsIn(view, action)) return phrase('not.inOrder');
  return jewelProblem(view, payer, space) ?? priceProblem(view, payer, space) ?? phrase('not.other');
}

/** Second Thoughts lead to the Cabin or the Mutiny only. */
function moveProblem(action: Action): Phrase | null {
  return action === CABIN || action === MUTINY ? null : phrase('not.move');
}

/** The captain's choice (R3.2 … R3.4), and that sailors follow it or go elsewhere (R3.5). */
function actionProblem(view: State, owner: Seat, action: Action): Phrase | null {
  if (owner !== captainOf(view)) {
    return action === view.action || action >= CABIN
      ? null
      : phrase('not.follow', { action: actionPhrase(ACTIONS[view.action]) });
  }
  if (action >= CABIN) return phrase('not.captain');
  if (action === view.token) return phrase('not.token');
  if (!isClosed(view, action)) return null;
  return counted('not.closed', (view.closedUntil[action] as number) - view.round + 1);
}

/** Jewels or rum that are missing on the board or in the hand (R3.6). */
function jewelProblem(view: State, seat: Seat, space: Space): Phrase | null {
  const action = ACTION_OF[space] as Action;
  const hand = view.hands[seat] as Token[];
  if (action === TRADE) {
    if (isFifth(view, TRADE)) return view.blind.length === 0 ? phrase('not.noBlind') : null;
    return (view.display[space] ?? NONE) === NONE ? phrase('not.noJewel') : null;
  }
  if (action === BLIND && view.blind.length <= discsIn(view, BLIND)) return phrase('not.noBlind');
  if (action === MARKET && !canFill(tallyOf(hand), space - MARKET_1)) return phrase('not.noSet');
  if (space === TOWN_MARKET && hand.length < 2) return phrase('not.twoJewels');
  if (space === TOWN_RUM && view.tavern === 0) return phrase('not.noRum');
  return space === TOWN_STEAL ? phrase('not.nothingToSteal') : null;
}

function priceProblem(view: State, payer: Seat, space: Space): Phrase | null {
  const doubloons = Math.max(0, costOf(view, space));
  const rum = rumCostOf(view, space);
  const isPoor = (view.doubloons[payer] as number) < doubloons || (view.rum[payer] as number) < rum;
  return isPoor ? phrase('not.needs', { goods: goodsPhrase({ doubloons, rum }) }) : null;
}
