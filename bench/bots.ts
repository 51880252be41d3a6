/**
 * Times a decision of each strength in Node and on real Hermes (milliseconds on a core), with the peak of nodes.
 *   npm run bench -- bots [--game cartagena] [--seats 2] [--options '{…}'] [--decisions 40] [--hermes 6]
 */
import { parseArgs } from 'node:util';

import type { Options } from '@/core/options';
import { games } from '@/games/registry';

import { timeDecisions, type Timing } from './bots/decisions';
import { timeOnHermes } from './bots/hermes';

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
  print('Node', timeDecisions({ ...course, decisions: Number(values.decisions) }, processorTime));
  const onHermes = Number(values.hermes);
  if (onHermes > 0) print('Hermes', await timeOnHermes({ ...course, decisions: onHermes }));
}

/** Milliseconds of this process on a core: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function print(engine: string, timings: readonly Timing[]): void {
  for (const { strength, decisions, iterations, mean, worst, peakNodes } of timings) {
    console.log(
      `${engine.padEnd(6)} ${strength.padEnd(13)} ${String(iterations).padStart(5)} iterations: ` +
        `mean ${mean.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, peak ${peakNodes} nodes (${decisions} decisions)`,
    );
  }
}
