/** What a match shows: win rates and shares of opponents beaten with 95 % intervals, Elo, average rank. */
import type { Result } from './match';

export interface Standing {
  readonly contestant: string;
  readonly games: number;
  readonly wins: number;
  /** Share of games won; a shared win counts as a part. */
  readonly rate: number;
  /** 95 % interval of the rate. */
  readonly low: number;
  readonly high: number;
  /** Share of the others at the table it ended ahead of (ties half), with its 95 % interval. */
  readonly ahead: number;
  readonly aheadLow: number;
  readonly aheadHigh: number;
  /** From who ended ahead of whom. */
  readonly elo: number;
  readonly rank: number;
}

const Z = 1.96;

/** One group a deal: its games share the random numbers, so groups are what is independent. */
export function standings(contestants: readonly string[], groups: readonly (readonly Result[])[]): Standing[] {
  const games = groups.flat();
  return contestants.map((contestant, i) => {
    const wins = sum(games.map((game) => game.wins[i] as number));
    const rate = wins / games.length;
    const means = groups.map((group) => sum(group.map((game) => game.wins[i] as number)) / group.length);
    const [low, high] = interval(rate, games.length, means);
    const ahead = sum(games.map((game) => aheadOfOthers(game.ranks, i))) / games.length;
    const aheads = groups.map((group) => sum(group.map((game) => aheadOfOthers(game.ranks, i))) / group.length);
    const [aheadLow, aheadHigh] = interval(ahead, games.length, aheads);
    const rank = sum(games.map((game) => game.ranks[i] as number)) / games.length;
    return {
      contestant,
      games: games.length,
      wins,
      rate,
      low,
      high,
      ahead,
      aheadLow,
      aheadHigh,
      elo: elo(ahead),
      rank,
    };
  });
}

/**
 * Wilson's interval with the number of independent games that the spread between groups speaks for:
 * pairs that split one win each tell more than two lone games, pairs won by the same side less.
 */
export function interval(rate: number, games: number, means: readonly number[]): [number, number] {
  const n = means.length;
  let effective = games;
  if (n > 1 && rate > 0 && rate < 1) {
    const variance = sum(means.map((mean) => (mean - rate) ** 2)) / (n - 1) / n;
    if (variance > 0) effective = (rate * (1 - rate)) / variance;
  }
  const centre = (rate + (Z * Z) / (2 * effective)) / (1 + (Z * Z) / effective);
  const half =
    (Z / (1 + (Z * Z) / effective)) *
    Math.sqrt((rate * (1 - rate)) / effective + (Z * Z) / (4 * effective * effective));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** The difference that makes this score the expected one; a clean sweep has none. */
export function elo(score: number): number {
  if (score <= 0) return -Infinity;
  return score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1);
}

function aheadOfOthers(ranks: readonly number[], i: number): number {
  const own = ranks[i] as number;
  const others = ranks.filter((_, other) => other !== i);
  return sum(others.map((rank) => (own < rank ? 1 : own === rank ? 0.5 : 0))) / others.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
