/** The Pirate's Nest as the contract wants it. */
import type { Game } from '@/core/game';
import type { Seat } from '@/core/seat';

import { appraise, appraiseAll } from './bot';
import { census } from './census';
import { outcome } from './end';
import { instinct } from './instinct';
import { landmarkOf, landmarks } from './landmarks';
import { DEEDS, kindOf, type Move } from './move';
import { moves } from './moves';
import { read, write } from './notation';
import { checkOptions, options, presets, seats } from './options';
import { play } from './play';
import { setup } from './setup';
import { clone, type State } from './state';
import { ways } from './touch';
import { imagine, view } from './view';

export const rules: Game<State, Move> = {
  id: 'pirates-nest',
  rulesVersion: 1,
  seats,
  options,
  presets,
  moveKinds: DEEDS,
  landmarks,
  checkOptions,
  setup,
  seatToAct,
  moves,
  play,
  clone,
  outcome,
  view,
  imagine,
  appraise,
  appraiseAll,
  instinct,
  write,
  read,
  key: (move) => move,
  kindOf,
  landmarkOf,
  ways,
  census,
};

/** A golden card makes others drop; everything else is done by the player on turn. */
function seatToAct(state: State): Seat | null {
  if (state.phase === 'over') return null;
  return state.phase === 'drop' ? state.dropper : state.toMove;
}
