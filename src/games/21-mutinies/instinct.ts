/** A quick sensible move of the seat to act. */
import { pick, type Random } from '@/core/random';

import { moves } from './moves';
import type { Move, State } from './state';

export function instinct(state: State, random: Random): Move {
  return pick(random, moves(state));
}
