/** What bots make of the size of a hand and of the way that is left; both games judge them alike. */

/** Where features hold the pirates not home, and their way in tens of steps. */
export const WALKERS = 0;
export const WAY = 1;
/** Where the four features of a hand's size begin. */
const SIZE = 3;

/** The hand that lasts. */
const ENOUGH = 6;

/** Cards that last, cards up to `much`, cards beyond it, and how many too few for the way. */
export function handSizeFeatures(hand: number, much: number, into: number[]): void {
  // A pirate needs half a card and one more for each sixteen steps.
  const short = 0.5 * (into[WALKERS] as number) + 0.625 * (into[WAY] as number) + 2 - hand;
  into[SIZE] = hand < ENOUGH ? hand : ENOUGH;
  into[SIZE + 1] = hand < ENOUGH ? 0 : hand < much ? hand - ENOUGH : much - ENOUGH;
  into[SIZE + 2] = hand > much ? hand - much : 0;
  into[SIZE + 3] = short > 0 ? short : 0;
}

/**
 * How much a lead counts: the less way the leader has left, the surer it is. Luck evens out with the root of what is
 * still to come. `way` is the leader's, in tens of steps; `whole` is that of a whole crew, in steps.
 */
export function urgencyOf(way: number, whole: number): number {
  return 1 / Math.sqrt((10 * way) / whole + 0.05);
}

/** The standing that weights make of features. */
export function weigh(weights: readonly number[], features: readonly number[]): number {
  let standing = 0;
  for (let i = 0; i < weights.length; i++) standing += (weights[i] as number) * (features[i] as number);
  return standing;
}
