/**
 * Tunes a game's weights by matches alone. Slower than a fit, but it rewards what wins, not what goes along with winning.
 * One process a run; prints the end of each run and their mean. Gate the result (`bench -- fit --weights`).
 *   npm run bench -- tune --game cartagena --player captain/iterations=100 --deals 600 --runs 2 [--weights '[…]']
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Options } from '@/core/options';

import { workThrough } from '../scripts/arena/crew';
import { mindOf } from './fit/minds';
import type { Answer, Task } from './fit/worker';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'cartagena' },
      options: { type: 'string', default: '{}' },
      seats: { type: 'string', default: '2' },
      player: { type: 'string', default: 'captain/iterations=100' },
      deals: { type: 'string', default: '600' },
      runs: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'tune' },
      weights: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const options = JSON.parse(values.options) as Options;
  const { game, player, seed } = values;
  const seats = Number(values.seats);
  const { rules, weightsFor } = mindOf(game);
  const weights = values.weights
    ? (JSON.parse(values.weights) as number[])
    : weightsFor(rules.setup(options, seats, seed));
  const course = { game, options, seats, player, deals: Number(values.deals), weights };
  const tasks = Array.from({ length: Number(values.runs) }, (_, n) => ({ tune: { ...course, seed: `${seed}/${n}` } }));
  const entry = path.join(__dirname, 'fit/worker.ts');
  const workers = Number(values.workers);
  const ends = (await workThrough<Task, Answer>({ entry, tasks, workers, progress: () => undefined })) as number[][];
  for (const end of ends) console.log(rounded(end));
  const mean = weights.map((_, i) => ends.reduce((sum, end) => sum + (end[i] as number), 0) / ends.length);
  console.log(`mean ${rounded(mean)}`);
}

function rounded(weights: readonly number[]): string {
  return JSON.stringify(weights.map((weight) => Number(weight.toFixed(3))));
}
