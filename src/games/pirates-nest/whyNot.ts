/** Why a touched spot leads nowhere now, in the words of the rules. */
import { type Phrase, phrase } from '@/core/phrase';
import { readSeat } from '@/core/seat';
import type { Spot } from '@/core/spot';

import { countAt } from '../path/crews';
import { nextVacant } from '../path/chart';
import { canSail } from './boat';
import { chartOf } from './chart';
import { BOAT_LIMIT } from './data';
import { cardPhrase } from './log';
import { readFace, readPlace } from './notation';
import { BOAT, type Face, FACES, isCrewHome, NEST, type Place, type State, symbolOf } from './state';
import { pushTarget } from './targets';

export function whyNot(view: State, touched: readonly Spot[], spot: Spot): Phrase {
  if (view.phase === 'over') return phrase('not.over');
  if (view.phase === 'drop') return phrase('not.drop');
  if (isCrewHome(view, view.toMove)) return phrase('not.flagFirst');
  const [thing = '', name = ''] = spot.split(' ');
  switch (thing) {
    case 'button':
      return buttonProblem(view, name);
    case 'card':
      return cardProblem(view, touched, name);
    case 'seat':
      return phrase(readSeat(name, view.seats) === view.toMove ? 'not.ownPush' : 'not.seat');
    case 'space':
      return spaceProblem(view, touched, readPlace(name));
    default:
      return phrase('not.other');
  }
}

function buttonProblem(view: State, name: string): Phrase {
  if (name === 'flag') return phrase('not.flag');
  if (name === 'pass') return phrase('not.pass');
  // What would be possible otherwise is kept back by a flat calm only (R8.6).
  if (name === 'end') return phrase(view.acted || view.crossed ? 'not.calm' : 'not.end');
  if (canSail(view, view.toMove)) return phrase('not.calm');
  return phrase(view.shore === 'small' ? 'not.sail.aboard' : 'not.sail.waiting');
}

/** The card is missing, or no pirate (or not the touched one) can use it. */
function cardProblem(view: State, touched: readonly Spot[], name: string): Phrase {
  const face = readFace(name);
  if (view.hands[view.toMove * FACES + face] === 0) return phrase('not.noCard', { card: cardPhrase(name) });
  const from = touched.find((spot) => spot.startsWith('space '));
  const barred = from === undefined ? null : playProblem(view, readPlace(from.slice(6)), face);
  return barred ?? phrase('not.cardStuck', { card: cardPhrase(name) });
}

function spaceProblem(view: State, touched: readonly Spot[], place: Place): Phrase {
  if (touched.some((spot) => spot.startsWith('space '))) return phrase('not.landing');
  const card = touched.find((spot) => spot.startsWith('card '));
  if (card !== undefined) return playProblem(view, place, readFace(card.slice(5))) ?? phrase('not.nobody');
  if (place === NEST) return phrase('not.nest');
  if (place === BOAT && view.shore === 'small') return phrase('not.ashore');
  return rivalProblem(view, place) ?? phrase(countAt(view, view.toMove, place) > 0 ? 'not.noUse' : 'not.vacant');
}

/** Why an own pirate cannot leave a place by a card (R3.3, R3.6); null if that is not what is wrong. */
function playProblem(view: State, from: Place, face: Face): Phrase | null {
  if (countAt(view, view.toMove, from) === 0) return null;
  if (from === NEST) return phrase('not.nest');
  if (from === BOAT) return view.shore === 'small' ? phrase('not.ashore') : null;
  if (nextVacant(chartOf(view.layout), view.crowd, symbolOf(face), from) !== BOAT) return null;
  return boatProblem(view, view.toMove);
}

/** Why nobody else's pirate on a place can be pushed (R4.3, R4.4); null if no rival stands there. */
function rivalProblem(view: State, from: Place): Phrase | null {
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.toMove || countAt(view, seat, from) === 0) continue;
    return pushTarget(view.crowd, from) === NEST ? phrase('not.noTarget') : boatProblem(view, seat);
  }
  return null;
}

function boatProblem(view: State, seat: number): Phrase | null {
  if (view.shore === 'large') return phrase('not.boatAway');
  return countAt(view, seat, BOAT) >= BOAT_LIMIT ? phrase('not.boatFull', { who: { seat } }) : null;
}
