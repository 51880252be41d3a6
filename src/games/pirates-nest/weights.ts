/** Weights of the features, in their order, tuned by self-play and taken only if they won (docs/decisions/bots.md). */
import type { State } from './state';

const USUAL = [
  ...[-0.192, -0.242, -0.141, 0.01, -0.012, -0.129, -0.312],
  ...[-0.077, 0.118, 0.003, 0.007, -0.006, 0.016, 0.032],
  ...[0.28, 0.083, -0.099, 0.093],
];

/** One set serves every table and every option. */
export function weightsFor(_state: State): readonly number[] {
  return USUAL;
}
