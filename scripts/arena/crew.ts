/** Spreads pairings over processes; results come back in the order of the pairings, whoever played them. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import type { Pairing, Result } from './match';

type Message = { seed: string; results: Result[] } | { seed: string; error: string };

export function playAll(
  pairings: readonly Pairing[],
  workers: number,
  progress: (groups: readonly Result[][]) => void,
): Promise<Result[][]> {
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
      const hand = fork(path.join(__dirname, 'worker.ts'), { execArgv: ['--import', 'tsx'] });
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
