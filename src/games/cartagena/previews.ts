/** What the touches so far would lead to, drawn before anything is committed: who may go, where they would land. */
import { spotsOf, type Preview } from '../path/preview';
import { countAt } from '../path/crews';
import {
  ADVANCE,
  cardOf,
  countOf,
  deedOf,
  fromOf,
  PUSH,
  RETREAT,
  seatOf,
  SECOND_DEEDS,
  toOf,
  WITH,
  type Move,
} from './move';
import { H, kindText, type State } from './state';
import { ways } from './touch';

export function hintSpots(view: State, hinted: Move | null): ReadonlySet<string> {
  return spotsOf(hinted === null ? [] : ways(view, hinted));
}

/** Pushes that would bring a rival's last pirate home if these touches went on to this spot (R4.8). */
export function giftOf(view: State, moves: readonly Move[], touches: readonly string[]): Move | null {
  const named = moves.filter((move) => ways(view, move).some((way) => way.join() === touches.join()));
  const isGift = (move: Move) =>
    deedOf(move) === PUSH && toOf(move) === H && countAt(view, seatOf(move), H) === view.crew - 1;
  return named.length > 0 && named.every(isGift) ? (named[0] ?? null) : null;
}

/** Landing places of the moves still possible, once something has been touched. */
export function previewsOf(view: State, moves: readonly Move[], touched: readonly string[]): Preview[] {
  if (touched.length === 0 && view.phase === 'turn') return [];
  return landings(view, moves);
}

/** Where these moves lead. */
export function landings(view: State, moves: readonly Move[]): Preview[] {
  const previews = new Map<string, Preview>();
  for (const move of moves) {
    const deed = deedOf(move);
    const goes = deed === ADVANCE || deed === RETREAT || deed === PUSH || SECOND_DEEDS.includes(deed);
    if (!goes) continue;
    const from = SECOND_DEEDS.includes(deed) ? view.pairOn : fromOf(move);
    const seat = deed === PUSH ? seatOf(move) : view.toMove;
    const gain = deed === RETREAT || deed === PUSH ? countOf(move) : 0;
    const card = deed === ADVANCE || deed === WITH ? kindText(cardOf(move)) : null;
    const key = `${seat}/${from}/${toOf(move)}/${gain}`;
    if (!previews.has(key)) previews.set(key, { key, seat, from, to: toOf(move), gain, card });
  }
  return [...previews.values()];
}
