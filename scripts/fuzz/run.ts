/** Runs the examination of one title, in this process or shared among workers. */
import { fork } from 'node:child_process';

import type { AnyGame } from '@/core/game';

import { examine, type Failure, type Plan, type Report } from '../../__tests__/contract/examine';
import type { Orders } from './orders';
import { tellEnd, tellProgress } from './telling';

/** Positions of a game in which the costly checks are made, on average: they take about as long as the play itself. */
const SAMPLE = { purity: 0.5, honesty: 0.05 };
const THOROUGH = { purity: Infinity, honesty: Infinity };

/** What a worker hands back: a report without the maps that a message cannot carry. */
export interface Share {
  games: number;
  moves: number;
  longest: number;
  failures: Failure[];
  kinds: [string, number][];
  landmarks: [string, number][];
  values: [string, number][];
}

export async function runAll(orders: Orders): Promise<number> {
  let code = 0;
  for (const game of orders.games) {
    const start = performance.now();
    const share = orders.workers === 1 ? runHere(game, orders, 0) : await runShared(game, orders);
    const isSound = tellEnd(game, orders, { ...share, seconds: (performance.now() - start) / 1000 });
    if (!isSound) code = 1;
  }
  return code;
}

/** A worker's part: examine the share and send it to the process that asked for it. */
export function runShare(orders: Orders): number {
  for (const game of orders.games) process.send?.(runHere(game, orders, orders.share ?? 0));
  process.disconnect?.();
  return 0;
}

function runHere(game: AnyGame, orders: Orders, from: number): Share {
  const start = performance.now();
  let told = start;
  const goOn = (report: Report): boolean => {
    const now = performance.now();
    if (now - told < 10_000) return true;
    told = now;
    tellProgress(game, report, (now - start) / 1000);
    return true;
  };
  const plan: Plan = {
    ...(orders.thorough ? THOROUGH : SAMPLE),
    ...(orders.seconds === undefined ? {} : { seconds: orders.seconds }),
    seed: orders.seed,
    games: orders.count,
    from,
    stopAtFirst: true,
    goOn,
  };
  const { tally, ...report } = examine(game, plan);
  return { ...report, kinds: [...tally.kinds], landmarks: [...tally.landmarks], values: [...tally.values] };
}

async function runShared(game: AnyGame, orders: Orders): Promise<Share> {
  const part = Math.ceil(orders.count / orders.workers);
  const shares: Promise<Share>[] = [];
  for (let from = 0; from < orders.count; from += part) {
    shares.push(ask(game, orders, { from, count: Math.min(part, orders.count - from) }));
  }
  return (await Promise.all(shares)).reduce(merged);
}

function ask(game: AnyGame, orders: Orders, part: { from: number; count: number }): Promise<Share> {
  const args = ['--game', game.id, '--games', `${part.count}`, '--seed', orders.seed, '--share', `${part.from}`];
  if (orders.thorough) args.push('--thorough');
  if (orders.seconds !== undefined) args.push('--seconds', `${orders.seconds}`);
  return new Promise((resolve, reject) => {
    const worker = fork(process.argv[1] as string, args);
    worker.once('message', (share) => resolve(share as Share));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A worker ended with code ${code} before it answered.`)));
  });
}

function merged(a: Share, b: Share): Share {
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    longest: Math.max(a.longest, b.longest),
    failures: [...a.failures, ...b.failures],
    kinds: summed(a.kinds, b.kinds),
    landmarks: summed(a.landmarks, b.landmarks),
    values: summed(a.values, b.values),
  };
}

function summed(a: [string, number][], b: [string, number][]): [string, number][] {
  const more = new Map(b);
  return a.map(([name, times]) => [name, times + (more.get(name) ?? 0)]);
}
