/** Weights of the features, in their order, tuned by self-play and taken only if they won (docs/decisions/bots.md). */
import type { State } from './state';

const SINGLE = [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0];
const SINGLE_MAGIC = [-0.148, -0.211, -0.134, 0.081, -0.002, 0.019, -0.165, -0.085, 0.096, 0.06, 0.02, 0.064, 0, 0, 0];
const JAILBREAK = [
  ...[-0.115, -0.275, -0.201, 0.075, 0.073, 0.053, -0.294, -0.057, 0.095, 0.074, 0.017, 0.038],
  ...[0.098, 0.121, -0.142],
];

/** By path (one stretch, or tunnel and island) and by whether cards have powers. */
export function weightsFor(state: State): readonly number[] {
  if (state.story === 'jailbreak') return JAILBREAK;
  return state.blackMagic ? SINGLE_MAGIC : SINGLE;
}
