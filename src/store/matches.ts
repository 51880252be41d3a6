/** Matches in SQL. Each function is one job of the queue; those that change anything are one transaction. */
import type { Outcome } from '@/core/outcome';
import type { GameRecord } from '@/core/record';

import { type Bindable, type Driver, json, type Row, transaction } from './driver';
import { StoreError } from './error';
import { resultsOf } from './results';
import { addResults, concerned, recount } from './tallies';
import { CARD, cardFrom, matchFrom } from './rows';
import type { Json, Listed, Match, MatchId, MatchSeat, Page, Step, StepBack, Time, UnreadableMatch } from './store';

export interface Arrival {
  readonly id: MatchId;
  readonly title: string;
  readonly record: GameRecord;
  readonly seats: readonly MatchSeat[];
  readonly toAct: number | null;
  readonly practice: boolean;
  readonly startedAt: Time;
  readonly playedAt: Time;
  readonly elapsed: number;
  readonly outcome: Outcome | null;
  readonly snapshot: unknown;
  readonly bookmark: Json;
}

const HERE = 'removed_at IS NULL';

export async function listUnfinished(driver: Driver): Promise<Listed[]> {
  const rows = await driver.all(
    `SELECT ${CARD} FROM matches WHERE finished_at IS NULL AND ${HERE} ORDER BY played_at DESC, key DESC`,
  );
  return rows.map(cardFrom);
}

/** A page is asked for by the end and key of the last match before it: stays right while matches come and go. */
export async function listFinished(
  driver: Driver,
  game: string | null,
  from: string | null,
  size: number,
): Promise<Page> {
  const where = [`finished_at IS NOT NULL AND ${HERE}`];
  const values: Bindable[] = [];
  if (game !== null) {
    where.push('game = ?');
    values.push(game);
  }
  const [end, key] = (from ?? '').split('/').map(Number);
  if (end !== undefined && key !== undefined) {
    where.push('(finished_at, key) < (?, ?)');
    values.push(end, key);
  }
  const rows = await driver.all(
    `SELECT key, ${CARD} FROM matches WHERE ${where.join(' AND ')} ORDER BY finished_at DESC, key DESC LIMIT ?`,
    [...values, size + 1],
  );
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { matches: rows.slice(0, size).map(cardFrom), next: last ? `${last.finished_at}/${last.key}` : null };
}

export async function loadMatch(driver: Driver, id: MatchId): Promise<Match | UnreadableMatch | null> {
  const [row] = await wholeRows(driver, `id = ? AND ${HERE}`, [id]);
  return row ? matchFrom(row, await movesBetween(driver, row.key, row.key)) : null;
}

/** Some matches in the order they were made, after a key; for the export. */
export async function loadAfter(
  driver: Driver,
  after: number,
  size: number,
): Promise<{ matches: (Match | UnreadableMatch)[]; last: number | null }> {
  const rows = await wholeRows(driver, `key > ? AND ${HERE} ORDER BY key LIMIT ?`, [after, size]);
  const first = rows[0]?.key;
  const last = rows[rows.length - 1]?.key;
  if (typeof first !== 'number' || typeof last !== 'number') return { matches: [], last: null };
  const byMatch = new Map<unknown, Row[]>(rows.map((row) => [row.key, []]));
  for (const move of await movesBetween(driver, first, last)) byMatch.get(move.match)?.push(move);
  return { matches: rows.map((row) => matchFrom(row, byMatch.get(row.key) ?? [])), last };
}

function wholeRows(driver: Driver, where: string, values: readonly Bindable[]): Promise<Row[]> {
  return driver.all(
    `SELECT key, ${CARD}, rules_version, options, seed, bookmark, after, state
     FROM matches LEFT JOIN snapshots ON snapshots.match = matches.key WHERE ${where}`,
    values,
  );
}

function movesBetween(driver: Driver, first: Bindable | undefined, last: Bindable | undefined): Promise<Row[]> {
  return driver.all('SELECT match, number, text FROM moves WHERE match BETWEEN ? AND ? ORDER BY match, number', [
    first ?? null,
    last ?? null,
  ]);
}

/** A new or imported match. Call it inside a transaction, and count its results afterwards. */
export async function insertMatch(driver: Driver, match: Arrival): Promise<void> {
  const { record } = match;
  await driver.run(
    `INSERT INTO matches (id, game, title, rules_version, options, seed, seats, to_act, moves, practice, bookmark,
       started_at, played_at, finished_at, elapsed, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      match.id,
      record.game,
      match.title,
      record.rulesVersion,
      json(record.options),
      record.seed,
      json(match.seats),
      match.toAct,
      record.moves.length,
      match.practice ? 1 : 0,
      json(match.bookmark),
      match.startedAt,
      match.playedAt,
      match.outcome ? match.playedAt : null,
      match.elapsed,
      match.outcome ? json(match.outcome) : null,
    ],
  );
  await insertMoves(driver, match.id, 0, record.moves);
  await saveSnapshot(driver, match.id, record.moves.length, match.snapshot);
  if (match.outcome) await insertResults(driver, match.id, match.seats, match.outcome);
}

export function appendMoves(driver: Driver, id: MatchId, step: Step, now: Time): Promise<void> {
  return transaction(driver, async () => {
    const changed = await driver.run(
      `UPDATE matches SET moves = moves + ?, to_act = ?, played_at = ?, bookmark = coalesce(?, bookmark),
         elapsed = coalesce(?, elapsed), outcome = ?, finished_at = ?
       WHERE id = ? AND moves = ? AND finished_at IS NULL AND ${HERE}`,
      [
        step.moves.length,
        step.toAct,
        now,
        step.bookmark === undefined ? null : json(step.bookmark),
        step.elapsed ?? null,
        step.outcome ? json(step.outcome) : null,
        step.outcome ? now : null,
        id,
        step.after,
      ],
    );
    if (changed === 0) await explain(driver, id, `${step.after} moves were expected`);
    await insertMoves(driver, id, step.after, step.moves);
    await saveSnapshot(driver, id, step.after + step.moves.length, step.snapshot);
    if (step.outcome) await countResults(driver, id);
  });
}

export function stepBackTo(driver: Driver, id: MatchId, step: StepBack, now: Time): Promise<void> {
  return transaction(driver, async () => {
    const changed = await driver.run(
      `UPDATE matches SET moves = ?, to_act = ?, played_at = ?, bookmark = coalesce(?, bookmark),
         practice = max(practice, ?), outcome = NULL, finished_at = NULL
       WHERE id = ? AND moves >= ? AND ${HERE}`,
      [
        step.keep,
        step.toAct,
        now,
        step.bookmark === undefined ? null : json(step.bookmark),
        step.practice ? 1 : 0,
        id,
        step.keep,
      ],
    );
    if (changed === 0) await explain(driver, id, `at least ${step.keep} moves were expected`);
    await dropResults(driver, id);
    await driver.run(`DELETE FROM moves WHERE match = ${KEY} AND number > ?`, [id, step.keep]);
    await driver.run(`DELETE FROM snapshots WHERE match = ${KEY} AND after > ?`, [id, step.keep]);
    await saveSnapshot(driver, id, step.keep, step.snapshot);
  });
}

/** Sets a column of a match that is here. */
export async function setColumn(
  driver: Driver,
  id: MatchId,
  column: 'title' | 'bookmark',
  value: string,
): Promise<void> {
  if ((await driver.run(`UPDATE matches SET ${column} = ? WHERE id = ? AND ${HERE}`, [value, id])) === 0) {
    throw new StoreError('no-match', id);
  }
}

export function setPractice(driver: Driver, id: MatchId): Promise<void> {
  return transaction(driver, async () => {
    if ((await driver.run(`UPDATE matches SET practice = 1 WHERE id = ? AND ${HERE}`, [id])) === 0) {
      throw new StoreError('no-match', id);
    }
    await driver.run(`UPDATE results SET practice = 1 WHERE match = ${KEY}`, [id]);
    await recount(driver, await concerned(driver, id));
  });
}

/** A removed match counts in no statistic; its results can be told again from its outcome. */
export function hideMatch(driver: Driver, id: MatchId, now: Time): Promise<void> {
  return transaction(driver, async () => {
    if ((await driver.run(`UPDATE matches SET removed_at = ? WHERE id = ? AND ${HERE}`, [now, id])) === 0) {
      throw new StoreError('no-match', id);
    }
    await dropResults(driver, id);
  });
}

export function unhideMatch(driver: Driver, id: MatchId): Promise<void> {
  return transaction(driver, async () => {
    const back = 'UPDATE matches SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL';
    if ((await driver.run(back, [id])) === 0) throw new StoreError('no-match', id);
    await countResults(driver, id);
  });
}

/** Deletes a match for good. */
export function deleteMatch(driver: Driver, id: MatchId): Promise<void> {
  return transaction(driver, async () => {
    await dropResults(driver, id);
    await deleteRows(driver, 'id = ?', [id]);
  });
}

/** Deletes for good what was removed; it counts in no statistic any more. */
export async function clearRemoved(driver: Driver): Promise<void> {
  const [some] = await driver.all('SELECT 1 FROM matches WHERE removed_at IS NOT NULL LIMIT 1');
  if (some) await transaction(driver, () => deleteRows(driver, 'removed_at IS NOT NULL', []));
}

/** Children first: there is no cascade. Totals are for the caller to count again. */
export async function deleteRows(driver: Driver, condition: string, values: readonly Bindable[]): Promise<void> {
  for (const table of ['results', 'snapshots', 'moves']) {
    await driver.run(`DELETE FROM ${table} WHERE match IN (SELECT key FROM matches WHERE ${condition})`, values);
  }
  await driver.run(`DELETE FROM matches WHERE ${condition}`, values);
}

/** The rows of a match exactly as they lie there. */
export async function rawMatch(driver: Driver, id: MatchId): Promise<string> {
  const matches = await driver.all('SELECT * FROM matches WHERE id = ?', [id]);
  if (matches.length === 0) throw new StoreError('no-match', id);
  const rows = (table: string) => driver.all(`SELECT * FROM ${table} WHERE match = ${KEY}`, [id]);
  const raw = {
    matches,
    moves: await rows('moves'),
    snapshots: await rows('snapshots'),
    results: await rows('results'),
  };
  return JSON.stringify(raw, null, 1);
}

const KEY = '(SELECT key FROM matches WHERE id = ?)';

/** All moves of a step in one statement, however many. */
async function insertMoves(driver: Driver, id: MatchId, after: number, moves: readonly string[]): Promise<void> {
  if (moves.length === 0) return;
  await driver.run(
    `INSERT INTO moves (match, number, text)
     SELECT matches.key, ? + line.key + 1, line.value FROM matches, json_each(?) AS line WHERE matches.id = ?`,
    [after, json(moves), id],
  );
}

async function saveSnapshot(driver: Driver, id: MatchId, after: number, state: unknown): Promise<void> {
  if (state === undefined) return;
  await driver.run(`INSERT OR REPLACE INTO snapshots (match, after, state) VALUES (${KEY}, ?, ?)`, [
    id,
    after,
    json(state),
  ]);
}

/** Writes and counts the results of a finished match from what its own row says; an unreadable one has none. */
async function countResults(driver: Driver, id: MatchId): Promise<void> {
  const [row] = await driver.all(`SELECT ${CARD} FROM matches WHERE id = ?`, [id]);
  const card = row ? cardFrom(row) : null;
  if (card?.state !== 'finished' || !card.outcome) return;
  await insertResults(driver, id, card.seats, card.outcome);
  await addResults(driver, id);
}

async function insertResults(
  driver: Driver,
  id: MatchId,
  seats: readonly MatchSeat[],
  outcome: Outcome,
): Promise<void> {
  await driver.run(
    `INSERT INTO results (match, seat, kind, who, won, rank, points, game, practice, finished_at, duration, moves)
     SELECT matches.key, line.value ->> 'seat', line.value ->> 'kind', line.value ->> 'who', line.value ->> 'won',
       line.value ->> 'rank', line.value ->> 'points', matches.game, practice, finished_at, elapsed, moves
     FROM matches, json_each(?) AS line WHERE matches.id = ?`,
    [json(resultsOf(seats, outcome)), id],
  );
}

async function dropResults(driver: Driver, id: MatchId): Promise<void> {
  const those = await concerned(driver, id);
  if (those.length === 0) return;
  await driver.run(`DELETE FROM results WHERE match = ${KEY}`, [id]);
  await recount(driver, those);
}

/** Why a step changed nothing. */
async function explain(driver: Driver, id: MatchId, expected: string): Promise<never> {
  const [row] = await driver.all(`SELECT moves, finished_at FROM matches WHERE id = ? AND ${HERE}`, [id]);
  if (!row) throw new StoreError('no-match', id);
  throw new StoreError(
    'out-of-step',
    `${expected}, ${row.moves} are stored${row.finished_at === null ? '' : ', finished'}`,
  );
}
