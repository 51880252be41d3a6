/** How Mutineer looks to a bot: a quick sensible move from what the seat to act may know. */
import { fraction, type Random } from '@/core/random';
import { weighMoves } from './leaning';
import { moves } from './moves';
import type { Move, State } from './state';
import { worths } from './worths';

export { appraise, appraiseAll } from './appraise';

/** How much a point more or less counts in an appraisal when a move is looked at for the first time. */
const POINT = 0.1;

const points: number[] = [];

/** Uses only what the seat to act knows, so it may be asked with a view as well as with the truth. */
export function instinct(state: State, random: Random): Move {
  const legal = moves(state);
  weighMoves(state, legal, points);
  let best = 0;
  let bestPoints = -Infinity;
  for (let i = 0; i < legal.length; i++) {
    const wavering = (points[i] as number) + worths.waver * fraction(random);
    if (wavering > bestPoints) {
      best = i;
      bestPoints = wavering;
    }
  }
  return legal[best] as Move;
}

/** What each move promises the seat to act from what it knows, as appraisals. */
export function lean(state: State, legal: readonly Move[], gains: number[]): void {
  weighMoves(state, legal, gains);
  for (let i = 0; i < legal.length; i++) gains[i] = POINT * (gains[i] as number);
}
