/** Builders for store tests: a fresh directory, a ticking clock, matches that read like a table. */
import fs from 'fs';
import os from 'os';
import path from 'path';

import type { Outcome } from '@/core/outcome';

import { openExpo, type Place } from '../expo';
import { type Given, openSqlite } from '../sqlite';
import type { Match, MatchSeat, NewMatch, Store } from '../store';

export const ANNE: MatchSeat = { kind: 'human', name: 'Anne', colour: 'red', emblem: 'anchor' };
export const MARY: MatchSeat = { kind: 'human', name: 'Mary', colour: 'blue', emblem: 'skull' };
export const BOT: MatchSeat = { kind: 'bot', name: 'Captain Hook', strength: 'mate', colour: 'green', emblem: 'hook' };

/** In memory where the system has such a disk: a killed process is as dead there, and nobody waits for a platter. */
const DISK = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
});

export function freshPlace(): Place & { directory: string; file: string } {
  const directory = fs.mkdtempSync(path.join(DISK, 'tortuga-store-'));
  directories.push(directory);
  return { name: 'chest.db', directory, file: path.join(directory, 'chest.db') };
}

/** A clock that moves on by a second each time it is read, and ids m1, m2 … */
export function ticking(): Given {
  let now = 1_000_000;
  let ids = 0;
  return { clock: () => (now += 1000), newId: () => `m${++ids}` };
}

export function openAt(place: Place, given: Given = ticking()): Promise<Store> {
  return openSqlite(() => openExpo(place), given);
}

export function voyage(over: Partial<NewMatch> = {}): NewMatch {
  return {
    title: 'First voyage',
    game: 'cartagena',
    rulesVersion: 1,
    options: { layout: 'A', first: 'p1' },
    seed: 'seed-1',
    seats: [ANNE, BOT],
    toAct: 0,
    ...over,
  };
}

export function won(...winners: number[]): Outcome {
  return { ranks: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2)), winners, points: [7, 3], reason: 'home' };
}

export function line(number: number): string {
  return `p${(number % 2) + 1} sail ${number}`;
}

export async function loaded(store: Store, id: string): Promise<Match> {
  const match = await store.load(id);
  if (match === null) throw new Error(`There is no match ${id}.`);
  if (match.state === 'unreadable') throw new Error(`Match ${id} cannot be loaded. ${match.sentence}`);
  return match;
}

/** Plays a whole match to its end in one go. */
export async function finishedMatch(store: Store, match: NewMatch, outcome: Outcome, moves = 3): Promise<string> {
  const id = await store.create(match);
  const lines = Array.from({ length: moves }, (_, index) => line(index));
  await store.append(id, { after: 0, moves: lines, toAct: null, elapsed: moves * 1000, outcome });
  return id;
}
