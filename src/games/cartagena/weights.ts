/** Weights of the features, in their order, tuned by self-play and taken only if they won (docs/decisions/bots.md). */
import type { State } from './state';

const SINGLE = [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0];
const SINGLE_MAGIC = [-0.148, -0.211, -0.134, 0.081, -0.002, 0.019, -0.165, -0.085, 0.096, 0.06, 0.02, 0.064, 0, 0, 0];
const JAILBREAK = [
  ...[-0.087, -0.31, -0.298, 0.04, 0.093, 0.076, -0.266, -0.076, 0.126, 0.089, 0.003, 0.03],
  ...[0.091, 0.157, -0.074],
];

const JAILBREAK_MAGIC = [
  ...[-0.164, -0.41, -0.17, 0.099, 0.059, 0.052, -0.117, -0.052, 0.142, 0.057, 0.01, 0.025],
  ...[0.139, 0.134, -0.119],
];

/** By path (one stretch, or tunnel and island) and by whether cards have powers. */
export function weightsFor(state: State): readonly number[] {
  if (state.story === 'jailbreak') return state.blackMagic ? JAILBREAK_MAGIC : JAILBREAK;
  return state.blackMagic ? SINGLE_MAGIC : SINGLE;
}
