/** What a match is opened with, and how the player wants to be served. */
import type { AnyGame } from '@/core/game';
import type { MatchId, MatchSeat, Store } from '@/store/store';
import type { History } from './history';
import type { Clock, Thinker } from './ports';

export interface MatchSetting {
  readonly game: AnyGame;
  readonly id: MatchId;
  readonly seats: readonly MatchSeat[];
  readonly seed: string;
  readonly history: History;
  readonly practice: boolean;
  readonly elapsed: number;
  readonly store: Pick<Store, 'append' | 'stepBack'>;
  readonly thinker: Thinker;
  readonly clock: Clock;
}

/** How the player wants to be served; may change during the match. */
export interface Manners {
  readonly confirm: boolean;
  /** The least time between two steps of bots, in milliseconds. */
  readonly pace: number;
}
