/** Reading matches in SQL: lists for the harbour, whole matches for the table and the export. */
import type { Bindable, Driver, Row } from './driver';
import { StoreError } from './error';
import { CARD, cardFrom, HERE, KEY, matchFrom } from './rows';
import type { Listed, Match, MatchId, Page, UnreadableMatch } from './store';

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
