/** Why a touched spot leads nowhere now, in the words of the rules. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Spot } from '@/core/spot';

import { countAt } from '../path/crews';
import { nextVacant } from '../path/chart';
import { chartOf } from './chart';
import { ABOARD_MOST, SYMBOLS } from './data';
import { cardPhrase } from './log';
import { readKind, readPlace } from './notation';
import { B, H, J, KINDS, NOWHERE, type Place, type State, symbolOf } from './state';
import { retreatTarget } from './targets';

export function whyNot(view: State, touched: readonly Spot[], spot: Spot): Phrase {
  const [thing = '', name = ''] = spot.split(' ');
  switch (view.phase) {
    case 'over':
      return phrase('not.over');
    case 'filibusterDrop':
      return phrase('not.drop');
    case 'gunTake':
    case 'rumGive':
    case 'lanternKeep':
    case 'lanternNext':
      return phrase('not.choose');
    case 'hookSecond':
      return phrase('not.second');
    case 'wild':
      return phrase('not.wild', { symbol: phrase(`symbol.${SYMBOLS[view.wild] ?? 'gun'}`) });
    case 'turn':
      break;
  }
  if (spot === 'button end') return phrase('not.end');
  if (spot === 'button skip') return phrase('not.skip');
  if (spot === 'button sail') return phrase(view.dock === 'cartagena' ? 'not.sail.aboard' : 'not.sail.waiting');
  if (spot === 'amulet') return phrase('not.amulet');
  if (thing === 'seat') return phrase('not.seat');
  if (thing === 'card') return cardProblem(view, touched, name);
  if (thing === 'space') return spaceProblem(view, touched, readPlace(name));
  return phrase('not.other');
}

/** The card is missing, or no pirate (or not the touched one) can use it. */
function cardProblem(view: State, touched: readonly Spot[], name: string): Phrase {
  const kind = readKind(name);
  if (view.hands[view.toMove * KINDS + kind] === 0) return phrase('not.noCard', { card: cardPhrase(name) });
  const from = touched.find((spot) => spot.startsWith('space '));
  if (from !== undefined) {
    const barred = sloopProblem(view, readPlace(from.slice(6)), kind);
    if (barred) return barred;
  }
  return phrase('not.cardStuck', { card: cardPhrase(name) });
}

function spaceProblem(view: State, touched: readonly Spot[], place: Place): Phrase {
  const card = touched.find((spot) => spot.startsWith('card '));
  if (touched.some((spot) => spot.startsWith('space '))) return phrase('not.landing');
  if (countAt(view, view.toMove, place) === 0) return phrase('not.nobody');
  if (card !== undefined) {
    return sloopProblem(view, place, readKind(card.slice(5))) ?? phrase(place === H ? 'not.home' : 'not.other');
  }
  if (place === J) return phrase('not.jail');
  if (place === B && view.dock === 'cartagena') return phrase('not.sloopHere');
  if (retreatTarget(chartOf(view.layout), view.crowd, place) === NOWHERE) {
    return phrase(place === H ? 'not.home' : 'not.noGround');
  }
  return phrase('not.other');
}

/** The sloop is away, full, or on the wrong shore for going ashore (R3.1, R3.3). */
function sloopProblem(view: State, from: Place, kind: number): Phrase | null {
  if (from === H) return null;
  if (from === B) return view.dock === 'cartagena' ? phrase('not.sloopHere') : null;
  if (nextVacant(chartOf(view.layout), view.crowd, symbolOf(kind), from) !== B) return null;
  if (view.dock === 'tortuga') return phrase('not.sloopAway');
  return countAt(view, view.toMove, B) >= ABOARD_MOST ? phrase('not.sloopFull') : null;
}
