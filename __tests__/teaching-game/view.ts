/** What a seat may know of sea chest, and imagining the rest. */
import { facelessRandom, forkRandom, pick, shuffle, type Random } from '@/core/random';
import type { Viewer } from '@/core/seat';

import { clone } from './rules';
import { type Coin, type State } from './state';

/** Unseen coins are turned over, other seats' wagers covered until the end. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  const everybody = (1 << state.rows.length) - 1;
  for (const coin of coinsOn(seen)) {
    const isKnown =
      viewer === 'table' ? coin.seenBy === everybody && seen.toAct === null : (coin.seenBy & (1 << viewer)) !== 0;
    if (!isKnown) coin.face = 0;
  }
  for (let seat = 0; seat < seen.wagers.length; seat++) {
    const isHidden = seat !== viewer && seen.toAct !== null && seen.wagers[seat] !== 'none';
    if (isHidden) seen.wagers[seat] = 'hidden';
  }
  return seen;
}

/** The unseen coins are what the mint made and nobody shows: shuffled under the face-down ones. */
export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  const missing = state.house.mint.slice();
  for (const coin of coinsOn(state)) {
    if (coin.face > 0) missing[coin.face - 1] = (missing[coin.face - 1] as number) - 1;
  }
  const unseen: number[] = [];
  missing.forEach((count, index) => {
    for (let copy = 0; copy < count; copy++) unseen.push(index + 1);
  });
  shuffle(random, unseen);
  for (const coin of coinsOn(state)) {
    if (coin.face === 0) coin.face = unseen.pop() as number;
  }
  for (let seat = 0; seat < state.wagers.length; seat++) {
    if (state.wagers[seat] === 'hidden') state.wagers[seat] = pick(random, ['high', 'low'] as const);
  }
  state.random = forkRandom(random);
  return state;
}

function coinsOn(state: State): Coin[] {
  return [...state.deck, ...state.rows.flat(), ...state.chests.flat()];
}
