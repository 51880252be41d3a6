/** The tables and how they came to be. Each migration is one transaction; a released one is never changed. */
import { type Driver, transaction } from './driver';
import { StoreError } from './error';

/** The first schema: one row a match with its latest snapshot, its moves, its results. */
const V1 = `
CREATE TABLE matches (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  title TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options TEXT NOT NULL,
  seed TEXT NOT NULL,
  seats TEXT NOT NULL,
  to_act INTEGER,
  moves INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  finished_at INTEGER,
  removed_at INTEGER,
  elapsed INTEGER NOT NULL,
  outcome TEXT,
  snapshot TEXT,
  snapshot_after INTEGER
);
CREATE TABLE moves (
  match INTEGER NOT NULL REFERENCES matches (key),
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE results (
  match INTEGER NOT NULL REFERENCES matches (key),
  seat INTEGER NOT NULL,
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  who TEXT NOT NULL,
  won INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  points REAL,
  finished_at INTEGER NOT NULL,
  duration INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE settings (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX matches_unfinished ON matches (played_at DESC)
  WHERE finished_at IS NULL AND removed_at IS NULL;
CREATE INDEX matches_finished ON matches (finished_at DESC)
  WHERE finished_at IS NOT NULL AND removed_at IS NULL;
`;

/**
 * Practice counted apart, running totals, bookmarks, last choices; snapshots on their own, so that a move rewrites only
 * a short row. The totals are counted from the results at the next opening.
 */
const V2 = `
ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN bookmark TEXT NOT NULL DEFAULT 'null';
ALTER TABLE results ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
CREATE TABLE snapshots (
  match INTEGER NOT NULL PRIMARY KEY REFERENCES matches (key),
  after INTEGER NOT NULL,
  state TEXT NOT NULL
);
INSERT INTO snapshots SELECT key, snapshot_after, snapshot FROM matches
  WHERE snapshot IS NOT NULL AND snapshot_after IS NOT NULL;
ALTER TABLE matches DROP COLUMN snapshot;
ALTER TABLE matches DROP COLUMN snapshot_after;
CREATE TABLE choices (
  game TEXT NOT NULL PRIMARY KEY,
  choice TEXT NOT NULL
) WITHOUT ROWID;
DROP INDEX matches_finished;
CREATE INDEX matches_finished ON matches (finished_at DESC, key DESC)
  WHERE finished_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX matches_finished_by_game ON matches (game, finished_at DESC, key DESC)
  WHERE finished_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX matches_removed ON matches (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX results_by_who ON results
  (kind, who, practice, finished_at, match, seat, game, won, points, duration, moves);
CREATE INDEX results_by_game ON results
  (game, match, practice, finished_at, seat, kind, won, points, duration, moves);
CREATE TABLE tallies (
  kind TEXT NOT NULL,
  practice INTEGER NOT NULL,
  game TEXT NOT NULL,
  who TEXT NOT NULL,
  played INTEGER NOT NULL,
  won INTEGER NOT NULL,
  streak INTEGER NOT NULL,
  longest INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  total REAL NOT NULL,
  best REAL,
  duration INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  PRIMARY KEY (kind, practice, game, who)
) WITHOUT ROWID;
`;

const MIGRATIONS: readonly string[] = [V1, V2];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The statements that lead to a version from the one before it. */
export function schemaStep(version: number): string {
  return `${MIGRATIONS[version - 1]}PRAGMA user_version = ${version};`;
}

export async function schemaVersion(driver: Driver): Promise<number> {
  const [row] = await driver.all('PRAGMA user_version');
  return Number(row?.user_version ?? 0);
}

/** Refuses a database of a newer app before anything is touched. */
export async function refuseNewer(driver: Driver): Promise<void> {
  const version = await schemaVersion(driver);
  if (version > SCHEMA_VERSION) {
    throw new StoreError('newer-schema', `schema ${version}, this app knows up to ${SCHEMA_VERSION}`);
  }
}

export async function migrate(driver: Driver): Promise<void> {
  for (let version = (await schemaVersion(driver)) + 1; version <= SCHEMA_VERSION; version++) {
    await transaction(driver, () => driver.exec(schemaStep(version)));
  }
}
