/** Statistics as asked: totals from the tallies, single results from the results. */
import type { Driver, Row } from './driver';
import type { Figures, Result, ResultQuery, StatisticsQuery } from './figures';

export async function figures(driver: Driver, query: StatisticsQuery): Promise<Figures[]> {
  const practice = query.practice ? 1 : 0;
  const rows =
    query.by === 'game' && query.game !== undefined
      ? await driver.all(`SELECT * FROM tallies WHERE kind = 'game' AND practice = ? AND game = '' AND who = ?`, [
          practice,
          query.game,
        ])
      : await driver.all('SELECT * FROM tallies WHERE kind = ? AND practice = ? AND game = ? ORDER BY who', [
          query.by,
          practice,
          query.game ?? '',
        ]);
  return rows.map(figuresFrom);
}

export async function singleResults(driver: Driver, query: ResultQuery): Promise<Result[]> {
  const onlyGame = query.game === undefined ? '' : 'AND results.game = ?';
  const rows = await driver.all(
    `SELECT matches.id AS id, results.* FROM results JOIN matches ON matches.key = results.match
     WHERE kind = ? AND who = ? AND results.practice = ? ${onlyGame}
     ORDER BY results.finished_at DESC, results.match DESC, seat DESC LIMIT ?`,
    [query.by, query.key, query.practice ? 1 : 0, ...(query.game === undefined ? [] : [query.game]), query.limit],
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
  const played = Number(row.played);
  const counted = Number(row.counted);
  return {
    key: String(row.who),
    played,
    won: Number(row.won),
    streak: { now: Number(row.streak), best: Number(row.longest) },
    points: counted === 0 ? null : { average: Number(row.total) / counted, best: Number(row.best) },
    duration: Number(row.duration) / played,
    moves: Number(row.moves) / played,
  };
}
