/** Why a touched spot leads nowhere now, in the words of the rules. */
import { type Phrase, phrase } from '@/core/phrase';
import { readSeat } from '@/core/seat';
import type { Spot } from '@/core/spot';
import { COMBAT, PIRATES, SAILORS } from './data';
import { word } from './saying';
import { doorState, IN_GAME, inHand, NONE, type State } from './state';

export function whyNot(view: State, touched: readonly Spot[], spot: Spot): Phrase {
  if (view.phase === 'end') return phrase('not.over');
  const [thing = '', name = ''] = spot.split(' ');
  switch (thing) {
    case 'door':
      return doorProblem(view, Number(name) - 1);
    case 'card':
      return cardProblem(view, name);
    case 'seat':
      return seatProblem(view, readSeat(name, view.seats));
    case 'sailor':
      return sailorProblem(view, Number(name) - 1);
    case 'pair':
      return pairProblem(view);
    case 'buy':
      return view.phase === 'nero' ? buyProblem(view, Number(name)) : busy(view);
    case 'button':
      return buttonProblem(view, touched, name);
    default:
      return busy(view);
  }
}

/** What the game waits for instead. */
function busy(view: State): Phrase {
  return phrase(`not.phase.${view.phase}`);
}

/** After a knock only the fresh door is left; doors open in order; used ones are done with (R2.3 … R2.7). */
function doorProblem(view: State, slot: number): Phrase {
  if (view.phase !== 'cabin') return busy(view);
  const pirate = word('pirate', PIRATES[view.row[slot] as number] ?? 'ghost');
  switch (doorState(view, slot)) {
    case 'used':
      return phrase('not.doorUsed', { pirate });
    case 'open':
      return phrase('not.doorPassed', { pirate });
    case 'closed':
      return phrase('not.doorOrder', { door: view.opened + 1 });
  }
}

function cardProblem(view: State, name: string): Phrase {
  const { phase } = view;
  if (phase !== 'wessel' && phase !== 'nero' && phase !== 'commit') return busy(view);
  if (name === 'mascot') return phrase(phase === 'commit' ? 'not.mascotFirst' : 'not.mascotTrade');
  const card = (COMBAT as readonly string[]).indexOf(name);
  if (card < 0 || inHand(view, view.turn, card) === 0) return phrase('not.noCard', { card: word('card', name) });
  return phrase(phase === 'nero' && view.supply === 0 ? 'not.noCoins' : 'not.other');
}

/** Whom Chang Ye, a mascot or Ojo cannot reach (R3.8, R3.11, R6.6). */
function seatProblem(view: State, seat: number | null): Phrase {
  const { phase } = view;
  if (seat === null || (phase !== 'chang' && phase !== 'ojo' && phase !== 'mrob')) return busy(view);
  const who = { seat };
  if (seat === view.turn) return phrase(phase === 'ojo' ? 'not.ownSide' : 'not.ownCoins');
  if (phase === 'ojo') return phrase('not.noSide', { who });
  return phrase(view.status[seat] === IN_GAME ? 'not.noCoin' : 'not.outOfGame', { who });
}

function sailorProblem(view: State, spot: number): Phrase {
  if (view.phase !== 'pick') return busy(view);
  if (spot < 0 || spot >= SAILORS || view.deck[spot] === NONE) return phrase('not.emptySpot');
  return phrase('not.pickedAlready');
}

/** Pairs are looked at only when all five stand (R3.12). */
function pairProblem(view: State): Phrase {
  return view.phase === 'pick' || view.phase === 'place' ? phrase('not.pairsFirst') : busy(view);
}

function buyProblem(view: State, count: number): Phrase {
  if (view.sold > 0) return phrase('not.buyAfterSale');
  if ((view.coins[view.turn] as number) < count) return phrase('not.buyCoins', { count });
  return phrase('not.buyCards', { count });
}

function buttonProblem(view: State, touched: readonly Spot[], name: string): Phrase {
  switch (name) {
    case 'knock':
      return view.phase === 'cabin' ? phrase('not.noDoorLeft') : busy(view);
    case 'use':
      return view.phase === 'cabin' && touched.length === 0 ? phrase('not.chooseDoor') : busy(view);
    case 'lay':
      return view.phase === 'commit' && touched.length === 0 ? phrase('not.chooseCard') : busy(view);
    default:
      return busy(view);
  }
}
