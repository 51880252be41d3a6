/** The shapes of statistics: what is asked and what is answered. */
import type { MatchId, Time } from './store';

/** Practice matches are counted apart: asked for on their own or not at all. */
interface Scope {
  readonly game?: string;
  readonly practice?: boolean;
}

/** Whose figures: each game's (seen from the humans' side), each human name's, or each bot strength's. */
export interface StatisticsQuery extends Scope {
  readonly by: 'game' | 'human' | 'bot';
}

export interface Figures {
  /** The game's id, the human's name or the bot's strength. */
  readonly key: string;
  readonly played: number;
  /** By game: matches that a human won. */
  readonly won: number;
  /** Wins in a row, in the order the matches ended. */
  readonly streak: { readonly now: number; readonly best: number };
  /** By game: over the humans' seats. Null where no points are counted. */
  readonly points: { readonly average: number; readonly best: number } | null;
  /** Average time at the table, in milliseconds. */
  readonly duration: number;
  /** Average number of moves. */
  readonly moves: number;
}

export interface ResultQuery extends Scope {
  readonly by: 'human' | 'bot';
  readonly key: string;
  readonly limit: number;
}

/** How one seat came out of one finished match. */
export interface Result {
  readonly match: MatchId;
  readonly game: string;
  readonly finishedAt: Time;
  readonly won: boolean;
  readonly rank: number;
  readonly points: number | null;
  readonly duration: number;
  readonly moves: number;
}
