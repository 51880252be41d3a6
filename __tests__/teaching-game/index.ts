/** The teaching game as the contract wants it. */
import type { Game } from '@/core/game';

import { appraise, instinct } from './bot';
import { key, kindOf, moveKinds, read, ways, write } from './notation';
import { checkOptions, options, presets, seats } from './options';
import { census, clone, moves, play, setup } from './rules';
import { outcome } from './scoring';
import type { Move, State } from './state';
import { imagine, view } from './view';

export const seaChest: Game<State, Move> = {
  id: 'sea-chest',
  rulesVersion: 1,
  seats,
  options,
  presets,
  moveKinds,
  checkOptions,
  setup,
  seatToAct: (state) => state.toAct,
  moves,
  play,
  clone,
  outcome,
  view,
  imagine,
  appraise,
  instinct,
  write,
  read,
  key,
  kindOf,
  ways,
  census,
};
