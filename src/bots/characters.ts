/** Characters: among moves that are about equally good, each has its own taste. They change style, not strength. */
import { fraction, type Random } from '@/core/random';

import type { Advice } from './search';

export type Character = 'plain' | 'bold' | 'careful' | 'greedy';

export const characters: readonly Character[] = ['plain', 'bold', 'careful', 'greedy'];

/** A move may be this much worse than the best and still be a matter of taste. */
const MARGIN = 0.02;
/** … if it was looked into at least this much as often as the best. */
const SHARE = 0.2;

/** The move to play from a ranking: misjudged by noise, then picked by taste among the near-equal. */
export function settle(ranking: readonly Advice[], noise: number, character: Character, random: Random): Advice {
  const best = noise > 0 ? misjudged(ranking, noise, random) : (ranking[0] as Advice);
  if (character === 'plain') return best;
  let chosen = best;
  for (const advice of ranking) {
    const isNear = advice.visits >= SHARE * best.visits && advice.chance >= best.chance - MARGIN;
    if (isNear && taste(advice, character) > taste(chosen, character)) chosen = advice;
  }
  return chosen;
}

/** Bold likes results that lie far apart, careful close together, greedy what pays at once. */
function taste(advice: Advice, character: Exclude<Character, 'plain'>): number {
  switch (character) {
    case 'bold':
      return advice.spread;
    case 'careful':
      return -advice.spread;
    case 'greedy':
      return advice.gain;
  }
}

/**
 * The best move as an unsteady eye sees it: each promise is off by a bell-shaped error, measured by how far the moves lie
 * apart, so that a game as good as won is still brought home.
 */
function misjudged(ranking: readonly Advice[], noise: number, random: Random): Advice {
  const error = noise * apart(ranking);
  let best = ranking[0] as Advice;
  let bestScore = -Infinity;
  for (const advice of ranking) {
    const score = advice.promise + error * bell(random);
    if (score > bestScore) {
      bestScore = score;
      best = advice;
    }
  }
  return best;
}

/** Standard deviation of the moves' promises. */
function apart(ranking: readonly Advice[]): number {
  let sum = 0;
  let squares = 0;
  for (const { promise } of ranking) {
    sum += promise;
    squares += promise * promise;
  }
  const count = ranking.length;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** About normal, deviation 1: three uniform numbers, centred. */
function bell(random: Random): number {
  return 2 * (fraction(random) + fraction(random) + fraction(random) - 1.5);
}
