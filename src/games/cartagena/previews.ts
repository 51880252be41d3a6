/** What the touches so far would lead to, drawn before anything is committed: who may go, where they would land. */
import { ADVANCE, cardOf, countOf, deedOf, fromOf, PUSH, RETREAT, seatOf, SECOND_DEEDS, toOf, type Move } from './move';
import { kindText, type Place, type State } from './state';

export interface Preview {
  readonly key: string;
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  /** `+2` for cards gained, or the card that is laid. */
  readonly gain: number;
  readonly card: string | null;
}

/** Landing places of the moves still possible, once something has been touched. */
export function previewsOf(view: State, moves: readonly Move[], touched: readonly string[]): Preview[] {
  if (touched.length === 0 && view.phase === 'turn') return [];
  const previews = new Map<string, Preview>();
  for (const move of moves) {
    const deed = deedOf(move);
    const goes = deed === ADVANCE || deed === RETREAT || deed === PUSH || SECOND_DEEDS.includes(deed);
    if (!goes) continue;
    const from = SECOND_DEEDS.includes(deed) ? view.pairOn : fromOf(move);
    const seat = deed === PUSH ? seatOf(move) : view.toMove;
    const gain = deed === RETREAT || deed === PUSH ? countOf(move) : 0;
    const card = deed === ADVANCE ? kindText(cardOf(move)) : null;
    const key = `${seat}/${from}/${toOf(move)}/${gain}`;
    if (!previews.has(key)) previews.set(key, { key, seat, from, to: toOf(move), gain, card });
  }
  return [...previews.values()];
}
