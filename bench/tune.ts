/**
 * Tunes Cartagena's weights by matches alone (SPSA): all weights are nudged at once to either side, the two sides play a
 * deal from every seat, and the weights follow the winner. Slower than a fit, but it rewards what wins, not what goes
 * along with winning. One process a run; average the ends of several runs, and gate the result (`bench -- fit --weights`).
 *   npm run bench -- tune --options '{}' --player captain/iterations=100 --deals 600 --seed a [--weights '[…]']
 */
import { parseArgs } from 'node:util';

import type { Options } from '@/core/options';
import { fraction, randomFrom } from '@/core/random';
import { rules } from '@/games/cartagena/rules';
import { weightsFor } from '@/games/cartagena/weights';

import { winsOfNew } from './fit/gate';

/** Typical sizes of the weights' steps, in the order of FEATURES. */
const NUDGES = [0.04, 0.03, 0.05, 0.02, 0.015, 0.01, 0.04, 0.03, 0.03, 0.03, 0.02, 0.03, 0.05, 0.05, 0.05];
/** How far one deal moves the weights, in nudges, at the start; it falls to a fifth. */
const PACE = 0.12;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      options: { type: 'string', default: '{}' },
      player: { type: 'string', default: 'captain/iterations=100' },
      deals: { type: 'string', default: '600' },
      seed: { type: 'string', default: 'tune' },
      weights: { type: 'string' },
    },
  });
  const options = JSON.parse(values.options) as Options;
  const { player, seed } = values;
  const start = weightsFor(rules.setup(options, 2, seed));
  const weights = values.weights ? (JSON.parse(values.weights) as number[]) : [...start];
  const sums = weights.map(() => 0);
  const deals = Number(values.deals);
  const random = randomFrom(seed);
  for (let deal = 0; deal < deals; deal++) {
    const nudge = weights.map((_, i) => (fraction(random) < 0.5 ? -1 : 1) * (NUDGES[i] as number));
    const sides = {
      old: weights.map((weight, i) => weight - (nudge[i] as number)),
      new: weights.map((weight, i) => weight + (nudge[i] as number)),
    };
    const wins = winsOfNew({ options, seats: 2, player, weights: sides, seed }, deal);
    const result = wins.reduce((sum, won) => sum + 2 * won - 1, 0) / wins.length;
    const pace = PACE * (1 - 0.8 * (deal / deals));
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) + pace * result * (nudge[i] as number);
    // The end is the mean over the second half: single steps are mostly luck.
    if (2 * deal >= deals) weights.forEach((weight, i) => (sums[i] = (sums[i] as number) + weight));
    if (deal % 50 === 49) console.log(`${deal + 1} ${rounded(weights)}`);
  }
  console.log(rounded(sums.map((sum) => sum / Math.floor((deals + 1) / 2))));
}

function rounded(weights: readonly number[]): string {
  return JSON.stringify(weights.map((weight) => Number(weight.toFixed(3))));
}
