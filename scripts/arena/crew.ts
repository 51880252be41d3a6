/** Spreads pairings over processes; results come back in the order of the pairings, whoever played them. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build } from 'esbuild';

import { withoutPictures } from './pictureless';

import type { Pairing, Result } from './match';

type Message = { seed: string; results: Result[] } | { seed: string; error: string };

type Progress = (groups: readonly Result[][]) => void;

/** Plays all pairings in processes that run one bundled file: a loader in each would cost seconds. */
export async function playAll(pairings: readonly Pairing[], workers: number, progress: Progress): Promise<Result[][]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-arena-'));
  const outfile = path.join(folder, 'worker.cjs');
  try {
    await build({
      entryPoints: [path.join(__dirname, 'worker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      tsconfig: path.join(__dirname, '../../tsconfig.json'),
      plugins: [withoutPictures],
    });
    return await spread(pairings, workers, outfile, progress);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function spread(pairings: readonly Pairing[], workers: number, file: string, progress: Progress): Promise<Result[][]> {
  const groups = new Map<string, Result[]>();
  const crew: ChildProcess[] = [];
  let next = 0;
  const inOrder = () => pairings.flatMap(({ seed }) => (groups.has(seed) ? [groups.get(seed) as Result[]] : []));
  return new Promise<Result[][]>((resolve, reject) => {
    const feed = (hand: ChildProcess) => {
      const pairing = pairings[next++];
      if (pairing !== undefined) hand.send(pairing);
    };
    for (let i = 0; i < Math.min(workers, pairings.length); i++) {
      const hand = fork(file, { execArgv: [] });
      crew.push(hand);
      hand.on('message', (message: Message) => {
        if ('error' in message) return reject(new Error(message.error));
        groups.set(message.seed, message.results);
        progress(inOrder());
        if (groups.size === pairings.length) resolve(inOrder());
        else feed(hand);
      });
      hand.on('error', reject);
      hand.on('exit', (code) => {
        if (code !== null && code !== 0) reject(new Error(`A process of the arena ended with ${code}.`));
      });
      feed(hand);
    }
  }).finally(() => {
    for (const hand of crew) hand.kill();
  });
}
