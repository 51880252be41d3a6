/** Multinomial logistic regression: weights that make the softmax of the seats' standings the chance to win. */
import { below, randomFrom } from '@/core/random';

import type { Position } from './positions';

export interface Fit {
  readonly weights: number[];
  /** Mean surprise on games the fit has seen, and on games it has not. */
  readonly seen: number;
  readonly unseen: number;
}

const STEPS = 800;
const BATCH = 1500;
const RIDGE = 0.0005;

/** Fits on four fifths of the games (Adam), tests on the rest. */
export function fit(positions: readonly Position[]): Fit {
  const train = positions.filter(({ game }) => game % 5 !== 0);
  const test = positions.filter(({ game }) => game % 5 === 0);
  const scales = scalesOf(positions);
  const scaled = scales.map(() => 0);
  const momentum = scales.map(() => 0);
  const energy = scales.map(() => 0);
  const random = randomFrom('fit');
  const weights = () => scaled.map((weight, i) => weight / (scales[i] as number));
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(train, weights(), () => below(random, train.length));
    const pace = (step < STEPS / 2 ? 0.03 : 0.006) / (1 - 0.9 ** step);
    for (let i = 0; i < scaled.length; i++) {
      const pull = (slope[i] as number) / (scales[i] as number) + RIDGE * (scaled[i] as number);
      momentum[i] = 0.9 * (momentum[i] as number) + 0.1 * pull;
      energy[i] = 0.99 * (energy[i] as number) + 0.01 * pull * pull;
      const size = Math.sqrt((energy[i] as number) / (1 - 0.99 ** step)) + 1e-8;
      scaled[i] = (scaled[i] as number) - (pace * (momentum[i] as number)) / size;
    }
  }
  return { weights: weights(), seen: surprise(train, weights()), unseen: surprise(test, weights()) };
}

/** Features differ in size: each is measured in its own root mean square. */
function scalesOf(positions: readonly Position[]): number[] {
  const sums: number[] = [];
  let rows = 0;
  for (const { features } of positions) {
    for (const row of features) {
      rows++;
      row.forEach((value, i) => (sums[i] = (sums[i] ?? 0) + value * value));
    }
  }
  return sums.map((sum) => Math.sqrt(sum / rows) || 1);
}

function slopeOf(positions: readonly Position[], weights: readonly number[], draw: () => number): number[] {
  const slope = weights.map(() => 0);
  for (let n = 0; n < BATCH; n++) {
    const { winner, features } = positions[draw()] as Position;
    const chances = chancesOf(features, weights);
    features.forEach((row, seat) => {
      const error = (chances[seat] as number) - (seat === winner ? 1 : 0);
      for (let i = 0; i < slope.length; i++) slope[i] = (slope[i] as number) + (error * (row[i] as number)) / BATCH;
    });
  }
  return slope;
}

function chancesOf(features: Position['features'], weights: readonly number[]): number[] {
  const standings = features.map((row) => row.reduce((sum, value, i) => sum + value * (weights[i] as number), 0));
  const best = Math.max(...standings);
  const shares = standings.map((standing) => Math.exp(standing - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

function surprise(positions: readonly Position[], weights: readonly number[]): number {
  let sum = 0;
  for (const { winner, features } of positions) sum -= Math.log(chancesOf(features, weights)[winner] as number);
  return sum / positions.length;
}
