/** What the touches so far would lead to, drawn before anything is committed: who may go, where they would land. */
import { spotsOf, type Preview } from '../path/preview';
import { cardOf, colourOf, deedOf, fromOf, PLAY, PUSH, toOf, type Move } from './move';
import { pushGain } from './pushing';
import { faceText, type State } from './state';
import { ways } from './touch';

export function hintSpots(view: State, hinted: Move | null): ReadonlySet<string> {
  return spotsOf(hinted === null ? [] : ways(view, hinted));
}

/** Landing places of the moves still possible, once something has been touched. */
export function previewsOf(view: State, moves: readonly Move[], touched: readonly string[]): Preview[] {
  return touched.length === 0 ? [] : landings(view, moves);
}

/** Where these moves lead. */
export function landings(view: State, moves: readonly Move[]): Preview[] {
  const previews = new Map<string, Preview>();
  for (const move of moves) {
    const deed = deedOf(move);
    if (deed !== PLAY && deed !== PUSH) continue;
    const isPush = deed === PUSH;
    const from = fromOf(move);
    const to = toOf(move);
    const seat = isPush ? view.colours.indexOf(colourOf(move)) : view.toMove;
    const gain = isPush ? pushGain(view.crowd, to) : 0;
    const key = `${seat}/${from}/${to}`;
    if (!previews.has(key)) {
      previews.set(key, { key, seat, from, to, gain, card: isPush ? null : faceText(cardOf(move)) });
    }
  }
  return [...previews.values()];
}

/** Rivals of whom a pirate could be pushed from the place touched last. */
export function pushesFrom(view: State, moves: readonly Move[], touched: readonly string[]): Preview[] {
  if (touched.length !== 1 || touched[0]?.startsWith('space ') !== true) return [];
  return landings(
    view,
    moves.filter((move) => deedOf(move) === PUSH),
  );
}
