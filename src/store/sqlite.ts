/** The store over SQLite: every call is a job of one queue on one connection. */
import { type Arrival, appendMoves, clearRemoved, deleteMatch, deleteRows, hideMatch, insertMatch } from './matches';
import { setColumn, setPractice, stepBackTo, unhideMatch } from './matches';
import { listFinished, listUnfinished, loadAfter, loadMatch, rawMatch } from './reading';
import { checkBackup, standing } from './import';
import { writeBackup } from './export';
import { type Driver, json, type OpenDriver, type Row, transaction } from './driver';
import { asStoreError, StoreError } from './error';
import { createQueue } from './queue';
import { migrate, refuseNewer, schemaVersion, SCHEMA_VERSION } from './schema';
import { figures, singleResults } from './statistics';
import type { Json, MatchId, Store, Time } from './store';
import { hasTallies, recountAll } from './tallies';

export interface Given {
  readonly clock: () => Time;
  readonly newId: () => MatchId;
}

const PAGE = 30;
/** Matches read at once by the export. */
const BATCH = 50;

/** Opens, migrates and clears away what was removed before. Throws a StoreError, with the connection closed again. */
export async function openSqlite(open: OpenDriver, given: Given): Promise<Store> {
  let driver: Driver | null = null;
  try {
    driver = await open();
    return createStore(driver, given, await prepare(driver));
  } catch (error) {
    await driver?.close().catch(() => undefined);
    throw asStoreError(error);
  }
}

/** True if the database can only be read. */
async function prepare(driver: Driver): Promise<boolean> {
  await driver.exec('PRAGMA busy_timeout = 1000');
  await refuseNewer(driver);
  // Where the platform has no write-ahead log this quietly keeps the rollback journal, which is as safe.
  await driver.all('PRAGMA journal_mode = WAL').catch(() => []);
  await driver.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  try {
    await migrate(driver);
    await clearRemoved(driver);
    if (!(await hasTallies(driver))) await transaction(driver, () => recountAll(driver));
    await probe(driver);
    return false;
  } catch (error) {
    const problem = asStoreError(error);
    if (problem.kind === 'read-only' && (await schemaVersion(driver)) === SCHEMA_VERSION) return true;
    throw problem;
  }
}

/** Fails on a medium that cannot be written; leaves no trace. */
async function probe(driver: Driver): Promise<void> {
  await driver.exec('BEGIN IMMEDIATE');
  try {
    await driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  } finally {
    await driver.exec('ROLLBACK');
  }
}

function createStore(driver: Driver, { clock, newId }: Given, readOnly: boolean): Store {
  const queue = createQueue();
  let isClosed = false;

  function job<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreError('closed'));
    return queue.add(work).catch((error: unknown) => Promise.reject(asStoreError(error)));
  }

  async function* everything() {
    for (let after = 0; ;) {
      const page = await job(() => loadAfter(driver, after, BATCH));
      if (page.last === null) return;
      yield page.matches;
      after = page.last;
    }
  }

  const store: Store = {
    storage: 'file',
    readOnly,

    unfinished: () => job(() => listUnfinished(driver)),
    finished: ({ game, from, size } = {}) => job(() => listFinished(driver, game ?? null, from ?? null, size ?? PAGE)),

    async create(match) {
      const now = clock();
      const { game, rulesVersion, options, seed } = match;
      const arrival: Arrival = {
        id: match.id ?? newId(),
        title: match.title,
        record: { game, rulesVersion, options, seed, seats: match.seats.length, moves: [] },
        seats: match.seats,
        toAct: match.toAct,
        practice: false,
        startedAt: now,
        playedAt: now,
        elapsed: 0,
        outcome: null,
        snapshot: match.snapshot,
        bookmark: match.bookmark ?? null,
      };
      await job(() => transaction(driver, () => insertMatch(driver, arrival)));
      return arrival.id;
    },
    load: (id) => job(() => loadMatch(driver, id)),
    append: (id, step) => {
      const now = clock();
      return job(() => appendMoves(driver, id, step, now));
    },
    stepBack: (id, step) => {
      const now = clock();
      return job(() => stepBackTo(driver, id, step, now));
    },
    bookmark: (id, bookmark) => job(() => setColumn(driver, id, 'bookmark', json(bookmark))),
    rename: (id, title) => job(() => setColumn(driver, id, 'title', title)),
    markPractice: (id) => job(() => setPractice(driver, id)),
    remove: (id) => {
      const now = clock();
      return job(() => hideMatch(driver, id, now));
    },
    restore: (id) => job(() => unhideMatch(driver, id)),
    purge: (id) => job(() => deleteMatch(driver, id)),
    raw: (id) => job(() => rawMatch(driver, id)),

    statistics: (query) => job(() => figures(driver, query)),
    results: (query) => job(() => singleResults(driver, query)),

    settings: () => job(async () => valuesOf(await driver.all('SELECT key, value FROM settings'))),
    set: (key, value) =>
      job(async () => {
        await driver.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, json(value)]);
      }),
    lastChoice: (game) =>
      job(async () => {
        const rows = await driver.all('SELECT game AS key, choice AS value FROM choices WHERE game = ?', [game]);
        return valuesOf(rows)[game] ?? null;
      }),
    rememberChoice: (game, choice) =>
      job(async () => {
        await driver.run('INSERT OR REPLACE INTO choices (game, choice) VALUES (?, ?)', [game, json(choice)]);
      }),

    async *exportAll() {
      yield* writeBackup({
        at: clock(),
        settings: await store.settings(),
        choices: await job(async () => valuesOf(await driver.all('SELECT game AS key, choice AS value FROM choices'))),
        matches: everything(),
        raw: store.raw,
      });
    },
    async importAll(backup, verify) {
      const arrivals = await checkBackup(backup, verify);
      return job(() => transaction(driver, () => letIn(driver, arrivals)));
    },

    async close() {
      if (isClosed) return;
      isClosed = true;
      await queue.add(() => driver.close());
    },
  };
  return store;
}

/** All arrivals inside one transaction; a match that is here already is replaced only by a longer one of itself. */
async function letIn(
  driver: Driver,
  arrivals: readonly Arrival[],
): Promise<{ added: number; updated: number; known: number }> {
  const report = { added: 0, updated: 0, known: 0 };
  const ids = json(arrivals.map(({ id }) => id));
  const rows = await driver.all('SELECT id FROM matches WHERE id IN (SELECT value FROM json_each(?))', [ids]);
  const taken = new Set(rows.map(({ id }) => id));
  for (const arrival of arrivals) {
    const here = taken.has(arrival.id) ? await loadMatch(driver, arrival.id) : null;
    const stands = here === null ? 'added' : standing(here, arrival);
    report[stands]++;
    if (stands === 'known') continue;
    if (taken.has(arrival.id)) await deleteRows(driver, 'id = ?', [arrival.id]);
    await insertMatch(driver, arrival);
  }
  if (report.added + report.updated > 0) await recountAll(driver);
  return report;
}

/** JSON values by key; one that cannot be read counts as not set. */
function valuesOf(rows: readonly Row[]): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const row of rows) {
    try {
      values[String(row.key)] = JSON.parse(String(row.value)) as Json;
    } catch {
      continue;
    }
  }
  return values;
}
