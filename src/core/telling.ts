/** How a game speaks: its log, its prompts, its reasons. Everything is said from a view, so nothing secret slips out. */
import type { GameEvent } from './event';
import type { Phrase } from './phrase';
import type { Spot } from './spot';

export interface Telling<State, Move> {
  /** The round the view is in, from 1; the log is ordered by it. */
  round(view: State): number;
  /** What the seat to act may do now, in one sentence. */
  prompt(view: State): Phrase;
  /** A sentence of the log for an event as its reader may know it; null for what needs no words. */
  tell(event: GameEvent): Phrase | null;
  /** What a legal move does, for choosers, confirmations, hints and screen readers. */
  describe(view: State, move: Move): Phrase;
  /** Why a bot would choose this move, for hints. */
  reason(view: State, move: Move): Phrase;
  /** Why a touched spot leads nowhere now, after these touches. */
  whyNot(view: State, touched: readonly Spot[], spot: Spot): Phrase;
}

export type AnyTelling = Telling<unknown, unknown>;
