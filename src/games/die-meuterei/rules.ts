/** The rules of Die Meuterei as the rest of the app knows them. */
import type { Game } from '@/core/game';
import { appraise, appraiseAll, isQuiet } from './appraise';
import { instinct } from './bot';
import { census } from './census';
import { clone } from './clone';
import { covered } from './covered';
import { imagine } from './imagine';
import { lean } from './lean';
import { type Move, MOVE_KINDS, read } from './move';
import { moves } from './moves';
import { checkOptions, options, presets, SEATS } from './options';
import { outcome } from './outcome';
import { play } from './play';
import { setup } from './setup';
import type { State } from './state';
import { ways } from './touch';
import { view } from './view';

export const rules: Game<State, Move> = {
  id: 'die-meuterei',
  rulesVersion: 1,
  seats: SEATS,
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
  lean,
  isQuiet,
  instinct,
  write: (move) => move.text,
  read,
  key: (move) => move.key,
  kindOf: (move) => move.kind,
  ways,
  census,
};
