/** Spreads tasks over processes; answers come back in the order of the tasks, whoever worked on them. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build } from 'esbuild';

import { withoutPictures } from './pictureless';

type Message<Answer> = { readonly task: number; readonly answer: Answer } | { readonly error: string };

export interface Work<Task, Answer> {
  /** The file that calls `serve` (serve.ts) with the one who answers. */
  readonly entry: string;
  readonly tasks: readonly Task[];
  readonly workers: number;
  /** Told after every answer: all that are in so far. */
  readonly progress: (answers: readonly Answer[]) => void;
}

/** Works in processes that run one bundled file: a loader in each would cost seconds. */
export async function workThrough<Task, Answer>(work: Work<Task, Answer>): Promise<Answer[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-crew-'));
  const outfile = path.join(folder, 'worker.cjs');
  try {
    await build({
      entryPoints: [work.entry],
      outfile,
      bundle: true,
      platform: 'node',
      tsconfig: path.join(__dirname, '../../tsconfig.json'),
      plugins: [withoutPictures],
    });
    return await spread(work, outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function spread<Task, Answer>(work: Work<Task, Answer>, file: string): Promise<Answer[]> {
  const { tasks } = work;
  const answers = new Map<number, Answer>();
  const crew: ChildProcess[] = [];
  let next = 0;
  const inOrder = () => tasks.flatMap((_, number) => (answers.has(number) ? [answers.get(number) as Answer] : []));
  return new Promise<Answer[]>((resolve, reject) => {
    const feed = (hand: ChildProcess) => {
      const number = next++;
      if (number < tasks.length) hand.send({ number, task: tasks[number] } as object);
    };
    for (let i = 0; i < Math.min(work.workers, tasks.length); i++) {
      const hand = fork(file, { execArgv: [] });
      crew.push(hand);
      hand.on('message', (message: Message<Answer>) => {
        if ('error' in message) return reject(new Error(message.error));
        answers.set(message.task, message.answer);
        work.progress(inOrder());
        if (answers.size === tasks.length) resolve(inOrder());
        else feed(hand);
      });
      hand.on('error', reject);
      hand.on('exit', (code) => {
        if (code !== null && code !== 0) reject(new Error(`A process of the crew ended with ${code}.`));
      });
      feed(hand);
    }
  }).finally(() => {
    for (const hand of crew) hand.kill();
  });
}
