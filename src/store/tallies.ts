/**
 * Running totals of the results, so that statistics answer at once however many matches there are.
 * A match that ends last is added on; whatever else happens to results is counted again for those it concerns.
 */
import type { Bindable, Driver, Row } from './driver';
import { streakOf } from './results';
import { KEY } from './rows';
import type { MatchId } from './store';

/** Whose total: a human's name, a bot's strength, or a game as a whole (its id). */
interface Who {
  readonly kind: string;
  readonly who: string;
}

/** A game as a whole counts each match once, as won if a human won; its points are the humans'. */
const BY_MATCH = `SELECT 'game' AS kind, game AS who, '' AS game, practice, finished_at, match, min(seat) AS seat,
    max(won AND kind = 'human') AS won, max(duration) AS duration, max(moves) AS moves,
    count(CASE WHEN kind = 'human' THEN points END) AS counted,
    sum(CASE WHEN kind = 'human' THEN points END) AS total,
    max(CASE WHEN kind = 'human' THEN points END) AS best
  FROM results`;

/** A human or a bot counts each seat, in every game or (`''`) in all of them together. */
const bySeat = (game: "''" | 'game') => `SELECT kind, who, ${game} AS game, practice, finished_at, match, seat, won,
    duration, moves, points IS NOT NULL AS counted, points AS total, points AS best
  FROM results`;

/** Who took home the results of a match; to be asked before they change. */
export async function concerned(driver: Driver, id: MatchId): Promise<Who[]> {
  const rows = await driver.all(
    `SELECT DISTINCT kind, who FROM results WHERE match = ${KEY}
     UNION SELECT DISTINCT 'game', game FROM results WHERE match = ${KEY}`,
    [id, id],
  );
  return rows.map((row) => ({ kind: String(row.kind), who: String(row.who) }));
}

/** Counts the results of a match that has just got them. */
export async function addResults(driver: Driver, id: MatchId): Promise<void> {
  const [last] = await driver.all(
    `SELECT id FROM matches WHERE finished_at IS NOT NULL AND removed_at IS NULL
     ORDER BY finished_at DESC, key DESC LIMIT 1`,
  );
  if (last?.id !== id) return recount(driver, await concerned(driver, id));
  // Streaks grow by one seat after the other, in the order of the seats.
  await addUp(driver, `${bySeat("''")} WHERE match = ${KEY} ORDER BY seat`, [id]);
  await addUp(driver, `${bySeat('game')} WHERE match = ${KEY} ORDER BY seat`, [id]);
  await addUp(driver, `${BY_MATCH} WHERE match = ${KEY} GROUP BY match`, [id]);
}

async function addUp(driver: Driver, rows: string, values: readonly Bindable[]): Promise<void> {
  await driver.run(
    `INSERT INTO tallies
       (kind, practice, game, who, played, won, streak, longest, counted, total, best, duration, moves)
     SELECT kind, practice, game, who, 1, won, won, won, counted, coalesce(total, 0), best, duration, moves
     FROM (${rows}) WHERE true
     ON CONFLICT DO UPDATE SET played = played + 1, won = won + excluded.won,
       streak = CASE excluded.won WHEN 1 THEN streak + 1 ELSE 0 END,
       longest = max(longest, CASE excluded.won WHEN 1 THEN streak + 1 ELSE 0 END),
       counted = counted + excluded.counted, total = total + excluded.total,
       best = max(coalesce(best, excluded.best), coalesce(excluded.best, best)),
       duration = duration + excluded.duration, moves = moves + excluded.moves`,
    values,
  );
}

/** Counts all results of some again, from the first to the last. */
export async function recount(driver: Driver, those: readonly Who[]): Promise<void> {
  for (const { kind, who } of those) {
    await driver.run('DELETE FROM tallies WHERE kind = ? AND who = ?', [kind, who]);
    if (kind === 'game') {
      await sumUp(driver, `${BY_MATCH} WHERE results.game = ? GROUP BY match`, [who]);
    } else {
      await sumUp(driver, `${bySeat("''")} WHERE kind = ? AND who = ?`, [kind, who]);
      await sumUp(driver, `${bySeat('game')} WHERE kind = ? AND who = ?`, [kind, who]);
    }
  }
}

export async function recountAll(driver: Driver): Promise<void> {
  await driver.run('DELETE FROM tallies');
  await sumUp(driver, `${BY_MATCH} GROUP BY match`, []);
  await sumUp(driver, bySeat("''"), []);
  await sumUp(driver, bySeat('game'), []);
}

/** After a change of schema, or if ever they were lost: the totals follow from the results alone. */
export async function hasTallies(driver: Driver): Promise<boolean> {
  const [row] = await driver.all(
    'SELECT EXISTS (SELECT 1 FROM results) AS results, EXISTS (SELECT 1 FROM tallies) AS tallies',
  );
  return row?.results === row?.tallies;
}

async function sumUp(driver: Driver, rows: string, values: readonly Bindable[]): Promise<void> {
  const sums = await driver.all(
    `SELECT kind, practice, game, who, count(*) AS played, sum(won) AS won,
       group_concat(won, '' ORDER BY finished_at, match, seat) AS wins, sum(counted) AS counted,
       coalesce(sum(total), 0) AS total, max(best) AS best, sum(duration) AS duration, sum(moves) AS moves
     FROM (${rows}) GROUP BY kind, practice, game, who`,
    values,
  );
  for (const sum of sums) await insertTally(driver, sum);
}

async function insertTally(driver: Driver, sum: Row): Promise<void> {
  const { now, best } = streakOf(String(sum.wins));
  const columns = ['kind', 'practice', 'game', 'who', 'played', 'won', 'counted', 'total', 'best', 'duration', 'moves'];
  await driver.run(
    `INSERT INTO tallies (${columns.join(', ')}, streak, longest) VALUES (${columns.map(() => '?').join(', ')}, ?, ?)`,
    [...columns.map((column) => sum[column] ?? null), now, best],
  );
}
