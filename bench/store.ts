/**
 * The store's answers with a full chest: `npx tsx bench/index.ts store [matches …]` (1,000 and 10,000 by default).
 * The real store code over SQLite in WebAssembly, which is slower than the native one on phones.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { below, type Random, randomFrom } from '@/core/random';
import { openSqlite } from '@/store/sqlite';
import type { MatchSeat, Store } from '@/store/store';

import { openNode } from './store/sqlite';

const UNFINISHED = 50;
const MOVES = 100;
const ROUNDS = 41;
const FIRST = 'first';
const LAST = 'last';
/** Each answer must come within so many milliseconds. */
const LIMIT = 50;
/** The harbour may take so much longer with ten times the matches: noise, not growth. */
const FLAT = 1.5;

const GAMES = ['cartagena', 'pirates-nest', 'die-meuterei', 'mutineer', '21-mutinies'];
const NAMES = ['Anne', 'Mary', 'Grace', 'Ching', 'Jeanne', 'Sayyida'];
const STRENGTHS = ['ship-boy', 'sailor', 'mate', 'captain'];

const QUESTIONS: Readonly<Record<string, (store: Store, round: number) => Promise<unknown>>> = {
  'harbour list': (store) => store.unfinished(),
  settings: (store) => store.settings(),
  'one match': (store) => store.load(FIRST),
  'finished, first page': (store) => store.finished(),
  'finished of a game': (store) => store.finished({ game: 'mutineer' }),
  'statistics by game': (store) => store.statistics({ by: 'game' }),
  'statistics by human': (store) => store.statistics({ by: 'human' }),
  'statistics by bot': (store) => store.statistics({ by: 'bot' }),
  'by human in one game': (store) => store.statistics({ by: 'human', game: 'mutineer' }),
  'statistics, practice': (store) => store.statistics({ by: 'human', practice: true }),
  'results of a human': (store) => store.results({ by: 'human', key: 'Anne', limit: 100 }),
};

/** Told for information: saving waits for the disk, and removing a match counts all of its players' results again. */
const CHANGES: typeof QUESTIONS = {
  // The last match is unfinished, the first is finished.
  'append a move': (store, round) => store.append(LAST, { after: MOVES + round, moves: ['p1 sail'], toAct: 0 }),
  'remove and restore': (store) => store.remove(FIRST).then(() => store.restore(FIRST)),
};

const ALL = { ...QUESTIONS, ...CHANGES };

type Times = Readonly<Record<string, readonly number[]>>;

export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : [1000, 10_000];
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tortuga-bench-'));
  try {
    const stores: Store[] = [];
    for (const size of sizes) stores.push(await filled(path.join(directory, `${size}.db`), size));
    const times = await measured(stores);
    for (const store of stores) await store.close();
    report(sizes, times);
    judge(times);
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

/** Each question to each store in turn, so that other work on the machine hits them alike. */
async function measured(stores: readonly Store[]): Promise<Times[]> {
  const times = stores.map(() => Object.fromEntries(Object.keys(ALL).map((name) => [name, [] as number[]])));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, ask] of Object.entries(ALL)) {
      for (const [index, store] of stores.entries()) {
        const start = performance.now();
        await ask(store, round);
        times[index]?.[name]?.push(performance.now() - start);
      }
    }
  }
  return times;
}

function report(sizes: readonly number[], times: readonly Times[]): void {
  const heads = sizes.map((size) => `${size} matches`.padStart(18));
  console.log(['ms: median (fastest)'.padEnd(26), ...heads, 'ratio'.padStart(8)].join(''));
  for (const name of Object.keys(ALL)) {
    const cells = times.map((each) =>
      `${median(each[name]).toFixed(2)} (${fastest(each[name]).toFixed(2)})`.padStart(18),
    );
    console.log([name.padEnd(26), ...cells, growth(times, name).toFixed(2).padStart(8)].join(''));
  }
}

function judge(times: readonly Times[]): void {
  const slow = Object.keys(QUESTIONS).filter((name) => median(times[times.length - 1]?.[name]) > LIMIT);
  if (slow.length > 0) throw new Error(`Slower than ${LIMIT} ms: ${slow.join(', ')}.`);
  const harbour = growth(times, 'harbour list');
  if (harbour > FLAT)
    throw new Error(`The harbour's list takes ${harbour.toFixed(2)} times as long with a full chest.`);
  console.log(
    `All answers within ${LIMIT} ms; the harbour's list is flat (ratio of the fastest rounds up to ${FLAT}).`,
  );
}

/** By the fastest rounds: what other work on the machine adds is not the store's. */
function growth(times: readonly Times[], name: string): number {
  return fastest(times[times.length - 1]?.[name]) / fastest(times[0]?.[name]);
}

function fastest(times: readonly number[] = []): number {
  return Math.min(...times);
}

function median(times: readonly number[] = []): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Filled through the import, as a real chest would be: every match whole, every result counted. */
async function filled(file: string, finished: number): Promise<Store> {
  const random = randomFrom('bench');
  let now = 0;
  const store = await openSqlite(() => openNode(file), { clock: () => now++, newId: () => 'none' });
  const start = performance.now();
  const matches = Array.from({ length: finished + UNFINISHED }, (_, number) => matchOf(number, random));
  Object.assign(matches[0] as object, { id: FIRST });
  Object.assign(matches[matches.length - 1] as object, { id: LAST });
  await store.importAll({ matches }, (record) => {
    const isOver = Number(record.seed) < finished;
    const winner = below(random, record.seats);
    const ranks = Array.from({ length: record.seats }, (_, seat) => (seat === winner ? 1 : 2));
    const points = ranks.map(() => below(random, 40));
    const state = { cargo: 'x'.repeat(4000) };
    return {
      toAct: isOver ? null : 0,
      outcome: isOver ? { ranks, winners: [winner], points, reason: 'home' } : null,
      state,
    };
  });
  await store.set('theme', 'dark');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = (fs.statSync(file).size / 1e6).toFixed(0);
  console.log(
    `${finished} finished and ${UNFINISHED} unfinished matches of ${MOVES} moves: ${megabytes} MB, imported in ${seconds} s.`,
  );
  return store;
}

function matchOf(number: number, random: Random) {
  const seats: MatchSeat[] = Array.from({ length: 2 + below(random, 4) }, (_, seat) => {
    const look = { colour: `colour-${seat}`, emblem: `emblem-${seat}` };
    const strength = STRENGTHS[below(random, STRENGTHS.length)] as string;
    const name = NAMES[below(random, NAMES.length)] as string;
    return seat > 0 && below(random, 2)
      ? { kind: 'bot', name: 'Bot', strength, ...look }
      : { kind: 'human', name, ...look };
  });
  return {
    id: `m${number}`,
    title: `Voyage ${number}`,
    seats,
    practice: below(random, 10) === 0,
    startedAt: number * 1000,
    playedAt: number * 1000 + 900,
    elapsed: 60_000 + below(random, 3_000_000),
    record: {
      format: 'tortuga-record',
      game: GAMES[below(random, GAMES.length)] as string,
      rulesVersion: 1,
      seats: seats.length,
      options: { first: 'random' },
      seed: String(number),
      moves: Array.from(
        { length: MOVES },
        (_, move) => `p${(move % seats.length) + 1} sail ${move}-${below(random, 40)}`,
      ),
    },
  };
}
