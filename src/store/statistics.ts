/** Statistics in SQL: one pass over an index that holds all that is counted. */
import type { Bindable, Driver, Row } from './driver';
import type { Figures, Result, ResultQuery, StatisticsQuery } from './figures';
import { streakOf } from './results';

/** Sums of one key; `wins` is a text of 1 and 0 in the order of the matches' ends, from which streaks are told. */
const SUMS = `count(*) AS played, sum(won) AS won, avg(duration) AS duration, avg(moves) AS moves,
  group_concat(won, '' ORDER BY finished_at, match, seat) AS wins`;

export async function figures(driver: Driver, query: StatisticsQuery): Promise<Figures[]> {
  const practice = query.practice ? 1 : 0;
  const game: Bindable[] = query.game === undefined ? [] : [query.game];
  const onlyGame = query.game === undefined ? '' : 'AND game = ?';
  const rows =
    query.by === 'game'
      ? await driver.all(
          // A match counts once, as won if a human won; points are the humans'.
          `SELECT game AS key, ${SUMS}, sum(counted) AS counted, sum(total) AS total, max(best) AS best FROM (
             SELECT game, finished_at, match, min(seat) AS seat, max(won AND kind = 'human') AS won,
               max(duration) AS duration, max(moves) AS moves,
               count(CASE WHEN kind = 'human' THEN points END) AS counted,
               sum(CASE WHEN kind = 'human' THEN points END) AS total,
               max(CASE WHEN kind = 'human' THEN points END) AS best
             FROM results WHERE practice = ? ${onlyGame} GROUP BY game, finished_at, match
           ) GROUP BY game`,
          [practice, ...game],
        )
      : await driver.all(
          `SELECT who AS key, ${SUMS}, count(points) AS counted, sum(points) AS total, max(points) AS best
           FROM results WHERE practice = ? AND kind = ? ${onlyGame} GROUP BY who`,
          [practice, query.by, ...game],
        );
  return rows.map(figuresFrom);
}

export async function singleResults(driver: Driver, query: ResultQuery): Promise<Result[]> {
  const onlyGame = query.game === undefined ? '' : 'AND results.game = ?';
  const rows = await driver.all(
    `SELECT matches.id AS id, results.* FROM results JOIN matches ON matches.key = results.match
     WHERE results.practice = ? AND kind = ? AND who = ? ${onlyGame}
     ORDER BY results.finished_at DESC, results.match DESC, seat DESC LIMIT ?`,
    [query.practice ? 1 : 0, query.by, query.key, ...(query.game === undefined ? [] : [query.game]), query.limit],
  );
  return rows.map((row) => ({
    match: String(row.id),
    game: String(row.game),
    finishedAt: Number(row.finished_at),
    won: row.won === 1,
    rank: Number(row.rank),
    points: row.points === null ? null : Number(row.points),
    duration: Number(row.duration),
    moves: Number(row.moves),
  }));
}

function figuresFrom(row: Row): Figures {
  const counted = Number(row.counted);
  return {
    key: String(row.key),
    played: Number(row.played),
    won: Number(row.won),
    streak: streakOf(String(row.wins)),
    points: counted === 0 ? null : { average: Number(row.total) / counted, best: Number(row.best) },
    duration: Number(row.duration),
    moves: Number(row.moves),
  };
}
