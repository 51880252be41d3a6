/** How bots look at Die Meuterei. */
import { pick, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import type { Move } from './move';
import { moves } from './moves';
import { outcome } from './outcome';
import type { State } from './state';

export function appraise(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  return 0.25;
}

export function instinct(state: State, random: Random): Move {
  return pick(random, moves(state));
}
