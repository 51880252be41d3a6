/**
 * Fits a game's weights by self-play and gates them by matches.
 *   npm run bench -- fit --game cartagena --options '{"recharge":"morgan"}' --seats 2,3 --games 1000 --player captain/iterations=150
 * plays, fits, prints the weights, then lets them play against those that ship: `--deals` deals, seats rotated.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Options } from '@/core/options';

import { workThrough } from '../scripts/arena/crew';
import { interval } from '../scripts/arena/statistics';
import { mindOf } from './fit/minds';
import type { Position } from './fit/positions';
import { fit } from './fit/regression';
import type { Answer, Task } from './fit/worker';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'cartagena' },
      options: { type: 'string', default: '{}' },
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '1000' },
      deals: { type: 'string', default: '100' },
      player: { type: 'string', default: 'captain/iterations=150' },
      seed: { type: 'string', default: 'fit' },
      weights: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const options = JSON.parse(values.options) as Options;
  const tables = values.seats.split(',').map(Number);
  const { game, player, seed } = values;
  const { rules, features, weightsFor } = mindOf(game);
  const old = weightsFor(rules.setup(options, tables[0] as number, seed));
  const fitted = values.weights ? (JSON.parse(values.weights) as number[]) : await fitBySelfPlay();
  for (const seats of tables) {
    const gate = { game, options, seats, player, weights: { old, new: fitted }, seed: `${seed}/gate` };
    const tasks = Array.from({ length: Number(values.deals) }, (_, deal) => ({ gate, deal }));
    const wins = (await spread(tasks, 'deals', Number(values.workers))) as number[][];
    const rate = wins.flat().reduce((sum, won) => sum + won, 0) / wins.flat().length;
    const means = wins.map((deal) => deal.reduce((sum, won) => sum + won, 0) / deal.length);
    const [low, high] = interval(rate, wins.flat().length, means).map((share) => (100 * share).toFixed(1));
    const even = (100 / seats).toFixed(0);
    console.log(`${seats} seats: new weights won ${(100 * rate).toFixed(1)} % (${low} to ${high}; even is ${even} %)`);
  }

  async function fitBySelfPlay(): Promise<number[]> {
    const tasks = Array.from({ length: Number(values.games) }, (_, number) => {
      const seats = tables[number % tables.length] as number;
      return { play: { game, options, seats, player, seed: `${seed}/${seats}` }, game: number };
    });
    const positions = ((await spread(tasks, 'games', Number(values.workers))) as Position[][]).flat();
    const { weights, seen, unseen } = fit(positions);
    console.log(`${positions.length} positions, surprise ${seen.toFixed(4)}, on unseen games ${unseen.toFixed(4)}`);
    weights.forEach((weight, i) => console.log(`${String(features[i]).padEnd(9)} ${weight.toFixed(3)}`));
    console.log(JSON.stringify(weights.map((weight) => Number(weight.toFixed(3)))));
    return weights;
  }
}

function spread(tasks: readonly Task[], what: string, workers: number): Promise<Answer[]> {
  const progress = (answers: readonly Answer[]) => {
    if (answers.length % 100 === 0) process.stderr.write(`${answers.length}/${tasks.length} ${what}\n`);
  };
  const entry = path.join(__dirname, 'fit/worker.ts');
  return workThrough<Task, Answer>({ entry, tasks, workers, progress });
}
