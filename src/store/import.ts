/** Checks what is to be imported: shape first, then every record through the rules. Nothing is changed here. */
import { isProblem, recordFrom } from '@/core/record';

import type { Backup, BackupMatch, Verify } from './backup';
import { StoreError } from './error';
import type { Arrival } from './matches';
import { isFields, isSeats } from './rows';
import type { Match, UnreadableMatch } from './store';

const LONGEST_TITLE = 200;
const LONGEST_ID = 100;

/** All matches of a backup, each verified; throws `bad-import` with the reason at the first that is not in order. */
export async function checkBackup(backup: Backup, verify: Verify): Promise<Arrival[]> {
  const arrivals = new Map<string, Arrival>();
  let number = 0;
  for await (const item of backup.matches) {
    number++;
    const match = matchIn(item);
    if (typeof match === 'string') throw refused(number, match);
    if (arrivals.has(match.id)) throw refused(number, `its id ${match.id} appears twice`);
    const verdict = await verify(match.record);
    if ('sentence' in verdict) throw refused(number, verdict.sentence);
    const { toAct, outcome, state: snapshot } = verdict;
    arrivals.set(match.id, { ...match, toAct, outcome, snapshot, bookmark: null });
  }
  return [...arrivals.values()];
}

/** How an arrival stands to the match that is here: only a continuation of the same game replaces it. */
export function standing(here: Match | UnreadableMatch, arrival: Arrival): 'updated' | 'known' {
  if (here.state === 'unreadable') return 'updated';
  const ours = here.record.moves;
  const theirs = arrival.record.moves;
  return theirs.length > ours.length && ours.every((move, index) => move === theirs[index]) ? 'updated' : 'known';
}

/** A match of the file, or what is wrong with its shape. */
export function matchIn(item: unknown): BackupMatch | string {
  if (!isFields(item)) return 'it is not an object';
  const { id, title, seats, practice, startedAt, playedAt, elapsed } = item;
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return 'its id is not a short text';
  if (typeof title !== 'string' || title.length > LONGEST_TITLE) return 'its title is not a short text';
  if (!isSeats(seats)) return 'its seats are not people or bots with name, colour and emblem';
  if (typeof practice !== 'boolean') return 'practice is neither true nor false';
  if (!isTime(startedAt) || !isTime(playedAt) || !isTime(elapsed)) return 'its times are not whole milliseconds';
  const record = recordFrom(item.record);
  if (isProblem(record)) return record.sentence;
  if (record.seats !== seats.length) return `its record has ${record.seats} seats, but ${seats.length} are described`;
  return { id, title, seats, practice, startedAt, playedAt, elapsed, record };
}

function refused(number: number, why: string): StoreError {
  return new StoreError('bad-import', `match ${number}: ${why}`);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
