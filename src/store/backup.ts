/** The shapes of export and import: one JSON file a person can read. */
import type { Outcome } from '@/core/outcome';
import type { GameRecord } from '@/core/record';
import type { Seat } from '@/core/seat';

import type { MatchId, MatchSeat, Time } from './store';

export const BACKUP_FORMAT = 'tortuga-backup';
export const BACKUP_VERSION = 1;

export interface BackupMatch {
  readonly id: MatchId;
  readonly title: string;
  readonly record: GameRecord;
  readonly seats: readonly MatchSeat[];
  readonly practice: boolean;
  readonly startedAt: Time;
  readonly playedAt: Time;
  readonly elapsed: number;
}

/** A parsed file; `matches` may come lazily, so that a huge file is never whole in memory. */
export interface Backup {
  readonly matches: Iterable<unknown> | AsyncIterable<unknown>;
}

/** What replaying a record through the rules says: where it stands, or why it is refused. */
export type Verdict =
  | { readonly toAct: Seat | null; readonly outcome: Outcome | null; readonly state: unknown }
  | { readonly sentence: string };

export type Verify = (record: GameRecord) => Verdict | Promise<Verdict>;

export interface ImportReport {
  readonly added: number;
  /** Already here with fewer moves: brought up to the file's. */
  readonly updated: number;
  /** Already here with the same moves or more: left as they are. */
  readonly known: number;
}
