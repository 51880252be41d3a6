/** A process killed (SIGKILL) at random moments loses no acknowledged move, and the database stays sound. */
import { execFileSync, spawn } from 'child_process';
import fs from 'fs';
import path from 'path';

import { openNode } from '../../../bench/store/sqlite';
import { below, type Random, randomFrom } from '@/core/random';

import { openSqlite } from '../sqlite';
import { freshPlace, loaded, ticking, voyage } from './chest';

const ROOT = path.join(__dirname, '../../..');
const KILLS = 25;
/** Killed on until so many moves were acknowledged. */
const MOVES = 2000;
/** How many lines a player tells at most before it is killed. */
const LONGEST = 160;

let player: string;

beforeAll(() => {
  player = path.join(freshPlace().directory, 'player.js');
  execFileSync(path.join(ROOT, 'node_modules/.bin/esbuild'), [
    path.join(__dirname, 'kill/player.ts'),
    '--bundle',
    '--platform=node',
    '--external:node-sqlite3-wasm',
    `--outfile=${player}`,
    '--log-level=error',
  ]);
}, 60_000);

/** Runs the player until it has told so many lines, then for some milliseconds more, then kills it. */
function playAndKill(file: string, journal: string, random: Random): Promise<string[]> {
  const enough = 1 + below(random, LONGEST);
  const milliseconds = below(random, 20);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [player, file, journal], {
      env: { ...process.env, NODE_PATH: path.join(ROOT, 'node_modules') },
    });
    let said = '';
    let complaint = '';
    let timer: NodeJS.Timeout | null = null;
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > enough) timer ??= setTimeout(() => child.kill('SIGKILL'), milliseconds);
    });
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n'));
      else reject(new Error(`The player ended by itself: ${complaint}`));
    });
  });
}

/** How many moves were acknowledged last: `saved 17`, `back 16`. */
function acknowledged(lines: readonly string[]): number {
  const whole = lines.slice(0, -1);
  return Number(whole[whole.length - 1]?.split(' ')[1] ?? 0);
}

test.each(['rollback journal', 'wal'])(
  'killed at random moments, %s',
  async (journal) => {
    const { file } = freshPlace();
    const random = randomFrom(`kill ${journal}`);
    const first = await openSqlite(() => openNode(file), ticking());
    await first.create(voyage({ id: 'm1' }));
    await first.close();
    let moves = 0;
    let total = 0;
    for (let kills = 0; kills < KILLS || total < MOVES; kills++) {
      const lines = await playAndKill(file, journal, random);
      const told = acknowledged(lines);
      total += lines.filter((line) => line.startsWith('saved')).length;
      // This SQLite marks its lock by a directory, which a killed process leaves; an operating system's lock dies with it.
      fs.rmSync(`${file}.lock`, { recursive: true, force: true });

      const driver = await openNode(file);
      if (journal === 'wal') await driver.exec('PRAGMA locking_mode = EXCLUSIVE');
      const store = await openSqlite(async () => driver, ticking());
      const match = await loaded(store, 'm1');
      expect(await driver.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await driver.all('PRAGMA foreign_key_check')).toEqual([]);
      // At most the one step under way when it died is there without having been told.
      expect(Math.abs(match.moves - told)).toBeLessThanOrEqual(1);
      if (lines[lines.length - 2]?.startsWith('saved') && match.moves < told) expect(told % 97).toBe(0);
      expect(match.record.moves).toEqual(Array.from({ length: match.moves }, (_, number) => `p1 move ${number}`));
      if (match.snapshot) expect(match.snapshot.state).toMatchObject({ after: match.snapshot.after - 1 });
      expect(match.moves).toBeGreaterThanOrEqual(moves - 1);
      moves = match.moves;
      await store.close();
    }
  },
  240_000,
);
