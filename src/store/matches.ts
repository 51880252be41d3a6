/** Changing matches in SQL: each exported change is one transaction, unless it says otherwise. */
import type { Outcome } from '@/core/outcome';
import type { GameRecord } from '@/core/record';

import { type Bindable, type Driver, json, transaction } from './driver';
import { StoreError } from './error';
import { resultsOf } from './results';
import { addResults, concerned, recount } from './tallies';
import { CARD, cardFrom, HERE, KEY } from './rows';
import type { Json, MatchId, MatchSeat, Step, StepBack, Time } from './store';

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
