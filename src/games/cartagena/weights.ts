/** Weights of the features, in their order, fitted by self-play (`npm run bench -- fit`) and taken only if they won. */

type Weights = readonly number[];

/** By path (one stretch, or tunnel and island) and by how hands are refilled (retreat only, or with Morgan's push). */
export const WEIGHTS: Readonly<Record<'single' | 'jailbreak', Readonly<Record<'retreat' | 'morgan', Weights>>>> = {
  single: {
    retreat: [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0],
    morgan: [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0],
  },
  jailbreak: {
    retreat: [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0],
    morgan: [-0.133, -0.163, -0.198, 0.053, 0.041, 0.016, -0.233, -0.068, 0.076, 0.026, 0.012, 0.054, 0, 0, 0],
  },
};
