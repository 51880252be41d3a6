/** The rules of 21 Mutinies as the rest of the app knows them. */
import type { Game } from '@/core/game';

import { appraise, appraiseAll, isQuiet } from './appraise';
import { census } from './census';
import { covered } from './covered';
import { imagine } from './imagine';
import { instinct } from './instinct';
import { landmarkOf, landmarks } from './landmarks';
import { moves } from './moves';
import { key, kindOf, MOVE_KINDS, read, write } from './notation';
import { checkOptions, options, presets, seats } from './options';
import { outcome } from './outcome';
import { play } from './play';
import { setup } from './setup';
import { clone, type Move, type State } from './state';
import { ways } from './touch';
import { view } from './view';

export const rules: Game<State, Move> = {
  id: '21-mutinies',
  rulesVersion: 1,
  seats,
  options,
  presets,
  moveKinds: MOVE_KINDS,
  landmarks,
  checkOptions,
  setup,
  seatToAct: (state) => (state.phase === 'over' ? null : state.turn),
  moves,
  covered,
  play,
  clone,
  outcome,
  view,
  imagine,
  appraise,
  appraiseAll,
  isQuiet,
  instinct,
  write,
  read,
  key,
  kindOf,
  landmarkOf,
  ways,
  census,
};
