/** How sea chest looks to a bot. */
import { below, pick, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import { moves } from './rules';
import { coinsOf, outcome } from './scoring';
import type { Coin, Move, State } from './state';

/** At the end by rank, before by the coins in the chest and the best one in the row against the best of the others. */
export function appraise(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end) return end.winners.includes(seat) ? 1 : 0;
  let best = 0;
  for (let other = 0; other < state.rows.length; other++) {
    if (other !== seat) best = Math.max(best, promise(state, other));
  }
  return 1 / (1 + Math.exp(best - promise(state, seat)));
}

function promise(state: State, seat: Seat): number {
  let best = 0;
  for (const coin of state.rows[seat] ?? []) best = Math.max(best, coin.face);
  return coinsOf(state, seat) + best / 2 + (state.luck[seat] as number);
}

/** Mostly bury the best coin, else anything. */
export function instinct(state: State, random: Random): Move {
  const legal = moves(state);
  const row = state.toAct === null ? [] : (state.rows[state.toAct] as Coin[]);
  const canBury = legal.some((move) => move.kind === 'bury');
  if (!canBury || below(random, 3) === 0) return pick(random, legal);
  let best = 0;
  for (let place = 1; place < row.length; place++) {
    if ((row[place] as Coin).face > (row[best] as Coin).face) best = place;
  }
  return { kind: 'bury', place: best };
}
