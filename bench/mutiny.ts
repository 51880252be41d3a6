/**
 * How contestants of Die Meuterei come out of the voyage (without a conviction, with fewer combat cards than duels), and
 * their share of the games that have a winner, as a multiple of a fair share with its 95 % interval.
 *   npm run bench -- mutiny --seats captain,instinct,instinct --games 300 [--options '{"movement":"closed"}']
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { playerNamed } from '@/bots/players';
import type { Options } from '@/core/options';

import { workThrough } from '../scripts/arena/crew';
import type { Pairing } from '../scripts/arena/match';
import { interval } from '../scripts/arena/statistics';
import type { Arrival } from './mutiny/worker';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seats: { type: 'string', default: 'captain,instinct' },
      games: { type: 'string', default: '100' },
      options: { type: 'string', default: '{}' },
      seed: { type: 'string', default: 'mutiny' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const contestants = values.seats.split(',');
  contestants.forEach((name) => playerNamed(name));
  const options = JSON.parse(values.options) as Options;
  const tasks = Array.from({ length: Math.ceil(Number(values.games) / contestants.length) }, (_, deal): Pairing => {
    return { game: 'die-meuterei', options, contestants, seed: `${values.seed}/${deal}` };
  });
  const started = performance.now();
  const deals = await workThrough<Pairing, Arrival[][]>({
    entry: path.join(__dirname, 'mutiny/worker.ts'),
    tasks,
    workers: Number(values.workers),
    progress: () => undefined,
  });
  const games = deals.flat();
  const decided = games.filter(hasWinner);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${games.length} games in ${seconds} s, ${decided.length} with a winner; options ${values.options}`);
  contestants.forEach((name, i) => console.log(lineOf(name, i, deals)));
}

function hasWinner(game: readonly Arrival[]): boolean {
  return game.some(({ won }) => won > 0);
}

function lineOf(name: string, i: number, deals: readonly (readonly Arrival[][])[]): string {
  const all = deals.flat().map((game) => game[i] as Arrival);
  const decided = deals.map((deal) => deal.filter(hasWinner).map((game) => (game[i] as Arrival).won));
  const wins = decided.flat();
  const rate = meanOf(wins);
  const means = decided.filter((deal) => deal.length > 0).map(meanOf);
  const seats = deals[0]?.[0]?.length ?? 1;
  const [low, high] = interval(rate, wins.length, means).map((share) => (share * seats).toFixed(2));
  const percent = (count: number) => `${((100 * count) / all.length).toFixed(1)} %`;
  return (
    `${name}: ${(rate * seats).toFixed(2)} times a fair share (${low} to ${high}); ` +
    `${percent(all.filter(({ hasSide }) => !hasSide).length)} without a conviction, ` +
    `${percent(all.filter(({ isArmed }) => !isArmed).length)} with fewer cards than duels`
  );
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
