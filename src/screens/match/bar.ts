/** What every part around the board is given. */
import type { GameEntry } from '@/games/entry';
import type { Match } from '@/match/match';
import type { Picture } from '@/match/picture';
import type { MatchSeat } from '@/store/store';

import type { Speak } from './speech';

export interface BarProps {
  readonly match: Match;
  readonly picture: Picture;
  readonly seats: readonly MatchSeat[];
  readonly entry: GameEntry;
  readonly speak: Speak;
}

/** On a window lower than this the board needs every line that can be spared around it. */
export const LOW = 700;

/** What is asked for beside the board. */
export type Aside = 'menu' | 'log' | 'moves' | 'takeBack';
