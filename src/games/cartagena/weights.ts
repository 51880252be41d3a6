/** Weights of the features, in their order, fitted by self-play (`npm run bench -- fit`) and taken only if they won. */

type Weights = readonly number[];

/** By path (one stretch, or tunnel and island) and by how hands are refilled (retreat only, or with Morgan's push). */
export const WEIGHTS: Readonly<Record<'single' | 'jailbreak', Readonly<Record<'retreat' | 'morgan', Weights>>>> = {
  single: {
    retreat: [-0.2, -0.15, -0.05, -0.2, 0, 0.1, 0, 0, -0.25, 0, 0.1, 0, 0, 0, 0, 0, 0, 0],
    morgan: [-0.2, -0.15, -0.05, -0.2, 0, 0.1, 0, 0, -0.25, 0, 0.1, 0, 0, 0, 0, 0, 0, 0],
  },
  jailbreak: {
    retreat: [-0.2, -0.15, -0.05, -0.2, 0, 0.1, 0, 0, -0.25, 0, 0.1, 0, 0, 0, 0, 0, 0, 0],
    morgan: [-0.2, -0.15, -0.05, -0.2, 0, 0.1, 0, 0, -0.25, 0, 0.1, 0, 0, 0, 0, 0, 0, 0],
  },
};
