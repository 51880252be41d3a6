/** Tuning by matches alone (SPSA): all weights nudged at once to either side, the two sides play, the weights follow. */
import type { Options } from '@/core/options';
import { fraction, randomFrom } from '@/core/random';

import { winsOfNew } from './gate';
import { type Mind, mindOf } from './minds';

export interface Tuning {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly player: string;
  readonly deals: number;
  readonly seed: string;
  readonly weights: readonly number[];
}

/** A nudge changes a standing by about so much, whatever the feature's size … */
const NUDGE = 0.04;
/** … but a weight by no more than this. */
const LARGEST = 0.06;
/** How far one deal moves the weights, in nudges, at the start; it falls to a fifth. */
const PACE = 0.12;
/** Games of instinct that show how far the seats' features lie apart. */
const LOOKED_AT = 12;

/** The end is the mean over the second half: single steps are mostly luck. */
export function tuned(tuning: Tuning): number[] {
  const { game, options, seats, player, deals, seed } = tuning;
  const nudges = nudgesOf(mindOf(game), tuning);
  const weights = [...tuning.weights];
  const sums = weights.map(() => 0);
  const random = randomFrom(seed);
  for (let deal = 0; deal < deals; deal++) {
    const nudge = nudges.map((size) => (fraction(random) < 0.5 ? -size : size));
    const sides = {
      old: weights.map((weight, i) => weight - (nudge[i] as number)),
      new: weights.map((weight, i) => weight + (nudge[i] as number)),
    };
    const wins = winsOfNew({ game, options, seats, player, weights: sides, seed }, deal);
    const result = wins.reduce((sum, won) => sum + seats * won - 1, 0) / wins.length;
    const pace = PACE * (1 - 0.8 * (deal / deals));
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) + pace * result * (nudge[i] as number);
    if (2 * deal >= deals) weights.forEach((weight, i) => (sums[i] = (sums[i] as number) + weight));
    if (deal % 50 === 49) process.stderr.write(`${seed} ${deal + 1} ${JSON.stringify(weights)}\n`);
  }
  return sums.map((sum) => sum / Math.floor((deals + 1) / 2));
}

/** Steps of the weights, from how far the seats' features lie apart in games of instinct. */
function nudgesOf({ rules, rows, features }: Mind, { options, seats, seed }: Tuning): number[] {
  const random = randomFrom(`${seed}/nudges`);
  const squares = features.map(() => 0);
  let count = 0;
  for (let game = 0; game < LOOKED_AT; game++) {
    const state = rules.setup(options, seats, `${seed}/nudges/${game}`);
    while (rules.seatToAct(state) !== null) {
      const table = rows(state, seats);
      count += seats;
      for (let i = 0; i < features.length; i++) {
        const mean = table.reduce((sum, row) => sum + (row[i] as number), 0) / seats;
        for (const row of table) squares[i] = (squares[i] as number) + ((row[i] as number) - mean) ** 2;
      }
      rules.play(state, rules.instinct(state, random));
    }
  }
  return squares.map((sum) => (sum === 0 ? 0 : Math.min(LARGEST, NUDGE / Math.sqrt(sum / count))));
}
