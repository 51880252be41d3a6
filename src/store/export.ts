/** Writes the backup file: one JSON text in chunks, a match at a time, so that a full chest never lies in memory whole. */
import { writeRecord } from '@/core/record';

import { BACKUP_FORMAT, BACKUP_VERSION } from './backup';
import type { Json, Match, MatchId, Time, UnreadableMatch } from './store';

interface Chest {
  readonly at: Time;
  readonly settings: Readonly<Record<string, Json>>;
  readonly choices: Readonly<Record<string, Json>>;
  readonly matches: AsyncIterable<readonly (Match | UnreadableMatch)[]>;
  readonly raw: (id: MatchId) => Promise<string>;
}

export async function* writeBackup(chest: Chest): AsyncGenerator<string> {
  const head = { format: BACKUP_FORMAT, version: BACKUP_VERSION, exportedAt: chest.at };
  yield `{\n${fields({ ...head, settings: chest.settings, choices: chest.choices })},\n"matches": [`;
  const unreadable: MatchId[] = [];
  let isFirst = true;
  for await (const page of chest.matches) {
    for (const match of page) {
      if (match.state === 'unreadable') {
        unreadable.push(match.id);
        continue;
      }
      yield `${isFirst ? '' : ','}\n${matchText(match)}`;
      isFirst = false;
    }
  }
  yield '\n],\n"unreadable": [';
  for (const [index, id] of unreadable.entries()) yield `${index > 0 ? ',' : ''}\n${await chest.raw(id)}`;
  yield '\n]\n}\n';
}

/** The record keeps its own readable form, one move a line. */
function matchText(match: Match): string {
  const { id, title, seats, practice, startedAt, playedAt, elapsed, record } = match;
  return `{\n${fields({ id, title, seats, practice, startedAt, playedAt, elapsed })},\n"record": ${writeRecord(record)}}`;
}

function fields(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
}
