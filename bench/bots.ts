/**
 * Times a decision of each strength in Node and on real Hermes (milliseconds on a core), with the peak of nodes.
 *   npm run bench -- bots [--game cartagena] [--seats 2] [--options '{…}'] [--decisions 40] [--hermes 6]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Options } from '@/core/options';
import { games } from '@/games/registry';

import { workThrough } from '../scripts/arena/crew';
import type { Timing } from './bots/decisions';
import { timeOnHermes } from './bots/hermes';
import type { Task } from './bots/worker';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'cartagena' },
      seats: { type: 'string', default: '2' },
      options: { type: 'string', default: '{}' },
      decisions: { type: 'string', default: '40' },
      hermes: { type: 'string', default: '6' },
    },
  });
  const game = games.find((entry) => entry.id === values.game)?.rules;
  if (game === undefined) throw new Error(`There are no rules for "${values.game}".`);
  const course = { game, options: JSON.parse(values.options) as Options, seats: Number(values.seats) };
  const entry = path.join(__dirname, 'bots/worker.ts');
  const tasks = [{ ...course, game: game.id, decisions: Number(values.decisions) }];
  const work = { entry, tasks, workers: 1, progress: () => undefined };
  for (const timings of await workThrough<Task, Timing[]>(work)) print('Node', timings);
  const onHermes = Number(values.hermes);
  if (onHermes > 0) print('Hermes', await timeOnHermes({ ...course, decisions: onHermes }));
}

function print(engine: string, timings: readonly Timing[]): void {
  for (const { strength, decisions, iterations, mean, worst, peakNodes } of timings) {
    console.log(
      `${engine.padEnd(6)} ${strength.padEnd(13)} ${String(iterations).padStart(5)} iterations: ` +
        `mean ${mean.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, peak ${peakNodes} nodes (${decisions} decisions)`,
    );
  }
}
