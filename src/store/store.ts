/** What the store offers the rest of the app. Types only: the match and the screens know nothing of SQLite. */
import type { Options } from '@/core/options';
import type { Outcome } from '@/core/outcome';
import type { Seed } from '@/core/random';
import type { GameRecord } from '@/core/record';
import type { Seat } from '@/core/seat';

import type { StoreError } from './error';
import type { Figures, Result, ResultQuery, StatisticsQuery } from './figures';
import type { Backup, ImportReport, Verify } from './backup';

export type MatchId = string;
/** Milliseconds since 1970, from the clock given at opening. */
export type Time = number;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface SeatLook {
  readonly name: string;
  readonly colour: string;
  readonly emblem: string;
}
export interface HumanSeat extends SeatLook {
  readonly kind: 'human';
}
export interface BotSeat extends SeatLook {
  readonly kind: 'bot';
  /** The strength's id. */
  readonly strength: string;
  /** The character's id: style, not strength. */
  readonly character?: string;
}
export type MatchSeat = HumanSeat | BotSeat;

/** What the harbour's card of a match shows. */
export interface MatchCard {
  readonly state: 'unfinished' | 'finished';
  readonly id: MatchId;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly MatchSeat[];
  /** Whose turn it is; null once the game is over. */
  readonly toAct: Seat | null;
  readonly moves: number;
  readonly practice: boolean;
  readonly startedAt: Time;
  readonly playedAt: Time;
  /** Time spent at the table, in milliseconds. */
  readonly elapsed: number;
  /** How it ended; null while it is unfinished. */
  readonly outcome: Outcome | null;
}

/** A match whose row cannot be understood. It can be exported raw or deleted, and hides nothing else. */
export interface UnreadableMatch {
  readonly state: 'unreadable';
  readonly id: MatchId;
  readonly title: string;
  readonly sentence: string;
}

export type Listed = MatchCard | UnreadableMatch;

/** Where a page of finished matches ends; hand it back to get the next page. */
export interface Page {
  readonly matches: readonly Listed[];
  readonly next: string | null;
}

/** A whole match, enough to go on playing it. */
export interface Match extends MatchCard {
  readonly record: GameRecord;
  /** The latest saved state, after so many moves; the moves beyond it are to be played again. */
  readonly snapshot: { readonly after: number; readonly state: unknown } | null;
  /** Whatever the match wants to remember besides its moves, e.g. how far each seat has looked. */
  readonly bookmark: Json;
}

export interface NewMatch {
  /** A fresh id is made if none is given. */
  readonly id?: MatchId;
  readonly title: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly seats: readonly MatchSeat[];
  readonly toAct: Seat | null;
  /** The state after setup. */
  readonly snapshot?: unknown;
  readonly bookmark?: Json;
}

/** One or more moves that belong together: all of it is saved, or nothing. */
export interface Step {
  /** How many moves were stored before; anything else is refused as `out-of-step`. */
  readonly after: number;
  /** Record lines: `p2 <move text>`. */
  readonly moves: readonly string[];
  /** Whose turn it is now; null with an outcome. */
  readonly toAct: Seat | null;
  /** The state after these moves; not needed with every step. */
  readonly snapshot?: unknown;
  readonly bookmark?: Json;
  /** Total time spent at the table so far, in milliseconds. */
  readonly elapsed?: number;
  /** Ends the match: its results are counted in the same transaction. */
  readonly outcome?: Outcome;
}

/** Back to the position after so many moves; a finished match is unfinished again. */
export interface StepBack {
  readonly keep: number;
  readonly toAct: Seat | null;
  /** The state after the kept moves. */
  readonly snapshot?: unknown;
  readonly bookmark?: Json;
  /** Taking back what was revealed makes a match practice. */
  readonly practice?: boolean;
}

export interface Store {
  /** `memory`: nothing outlives this page or app run, and the user must be told so. */
  readonly storage: 'file' | 'memory';
  /** True if the database can be read but not changed, and the user must be told so. */
  readonly readOnly: boolean;

  /** Every unfinished match, newest first, unreadable ones included. */
  unfinished(): Promise<Listed[]>;
  /** Finished matches, newest first, a page at a time. */
  finished(options?: { readonly game?: string; readonly from?: string | null; readonly size?: number }): Promise<Page>;

  create(match: NewMatch): Promise<MatchId>;
  /** Null if there is none (or it is removed). */
  load(id: MatchId): Promise<Match | UnreadableMatch | null>;
  /** Resolves when the moves are on disk; rejects with a StoreError and nothing is changed. */
  append(id: MatchId, step: Step): Promise<void>;
  stepBack(id: MatchId, step: StepBack): Promise<void>;
  bookmark(id: MatchId, bookmark: Json): Promise<void>;
  rename(id: MatchId, title: string): Promise<void>;
  markPractice(id: MatchId): Promise<void>;
  /** Hides a match; `restore` brings it back until it is purged (at the next start, or at once by `purge`). */
  remove(id: MatchId): Promise<void>;
  restore(id: MatchId): Promise<void>;
  purge(id: MatchId): Promise<void>;
  /** Every row of a match as it lies in the database, as JSON text: for unreadable ones. */
  raw(id: MatchId): Promise<string>;

  statistics(query: StatisticsQuery): Promise<Figures[]>;
  /** Single results, newest first: what the charts draw. */
  results(query: ResultQuery): Promise<Result[]>;

  /** All settings at once; a value that cannot be read is left out. */
  settings(): Promise<Record<string, Json>>;
  set(key: string, value: Json): Promise<void>;
  /** What was chosen last when a game was set up (options, seats …). */
  lastChoice(game: string): Promise<Json | null>;
  rememberChoice(game: string, choice: Json): Promise<void>;

  /** One JSON file in chunks of text. */
  exportAll(): AsyncIterable<string>;
  /** Lets in what `verify` has replayed, all or nothing; what is already here is not doubled. */
  importAll(backup: Backup, verify: Verify): Promise<ImportReport>;

  /** After everything asked so far is written. */
  close(): Promise<void>;
}

/** What comes of opening the store at the start of the app. */
export type StoreOpening =
  | { readonly state: 'open'; readonly store: Store }
  /** Another tab has it. `takeOver` closes it there (that tab then says so) and opens it here. */
  | { readonly state: 'elsewhere'; takeOver(): Promise<StoreOpening> }
  | { readonly state: 'failed'; readonly error: StoreError; retry(): Promise<StoreOpening> };
