/** How a mutant of sea chest is made: the healthy game with some parts replaced. */
import type { Game } from '@/core/game';

import type { CheckName } from '../contract/names';
import { seaChest } from './index';
import type { Move, State } from './state';

export interface Mutant {
  readonly flaw: string;
  readonly caughtBy: CheckName;
  readonly game: Game<State, Move>;
}

export function flawed(parts: Partial<Game<State, Move>>): Game<State, Move> {
  return { ...seaChest, ...parts };
}
