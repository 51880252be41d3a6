/** The rules of Mutineer as the rest of the app knows them. */
import type { Game } from '@/core/game';
import { appraise, appraiseAll, instinct, lean } from './bot';
import { census } from './census';
import { covered } from './covered';
import { moves } from './moves';
import { key, read, write } from './notation';
import { checkOptions, options, presets } from './options';
import { outcome } from './outcome';
import { play } from './play';
import { setup } from './setup';
import { clone, type Move, MOVE_KINDS, type State } from './state';
import { ways } from './touch';
import { imagine, view } from './view';

export const rules: Game<State, Move> = {
  id: 'mutineer',
  rulesVersion: 1,
  seats: { min: 3, max: 4, usual: 4 },
  options,
  presets,
  moveKinds: MOVE_KINDS,
  checkOptions,
  setup,
  seatToAct: (state) => (state.phase === 'end' ? null : state.turn),
  moves,
  covered,
  play,
  clone,
  outcome,
  view,
  imagine,
  appraise,
  appraiseAll,
  foresees: true,
  instinct,
  lean,
  write,
  read,
  key,
  kindOf: (move) => move.kind,
  ways,
  census,
};
