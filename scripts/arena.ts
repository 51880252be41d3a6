/**
 * The arena: rotated-seat matches between contestants with common random numbers, on all cores.
 *   npm run arena -- --game cartagena --seats captain,sailor --games 400 [--options '{"story":"jailbreak"}']
 *                    [--seed S] [--json FILE] [--workers 2]
 * Contestants: random, greedy, instinct, planner, deckhand, sailor, quartermaster, captain; a strength may carry a
 * character and other knobs: captain/bold, captain/iterations=500/noise=0.05.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { playerNamed } from '@/bots/players';
import type { Options } from '@/core/options';

import { workThrough } from './arena/crew';
import { rulesOf, type Pairing, type Result } from './arena/match';
import { standings, type Standing } from './arena/statistics';

interface Match {
  readonly pairings: Pairing[];
  readonly workers: number;
  readonly json: string | undefined;
}

function matchFrom(args: string[]): Match {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'cartagena' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      options: { type: 'string', default: '{}' },
      seed: { type: 'string', default: 'arena' },
      json: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const contestants = (values.seats ?? '').split(',').filter((name) => name !== '');
  contestants.forEach((name) => playerNamed(name));
  const options = JSON.parse(values.options) as Options;
  const rules = rulesOf(values.game);
  if (contestants.length < rules.seats.min || contestants.length > rules.seats.max) {
    throw new Error(`--seats must name ${rules.seats.min}-${rules.seats.max} contestants, e.g. captain,sailor.`);
  }
  const wrong = rules.checkOptions(options, contestants.length);
  if (wrong) throw new Error(wrong.sentence);
  const deals = Math.ceil(Number(values.games) / contestants.length);
  const workers = Number(values.workers);
  if (!(deals >= 1) || !(workers >= 1)) throw new Error('--games and --workers must be whole numbers from 1.');
  const pairings = Array.from({ length: deals }, (_, deal) => ({
    game: rules.id,
    options,
    contestants,
    seed: `${values.seed}/${deal}`,
  }));
  return { pairings, workers, json: values.json };
}

function tableOf(list: readonly Standing[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const width = Math.max(...list.map((standing) => standing.contestant.length));
  return list
    .map(
      (standing) =>
        `${standing.contestant.padEnd(width)}  won ${percent(standing.rate)}  95 % interval ${percent(standing.low)} to ` +
        `${percent(standing.high)}  ahead of ${percent(standing.ahead)} (${percent(standing.aheadLow)} to ` +
        `${percent(standing.aheadHigh)})  Elo ${standing.elo >= 0 ? '+' : ''}${standing.elo.toFixed(0)}  rank ${standing.rank.toFixed(2)}`,
    )
    .join('\n');
}

function progressLine(contestants: readonly string[], groups: readonly Result[][], deals: number): void {
  if (!process.stderr.isTTY && groups.length % 25 !== 0) return;
  const rates = standings(contestants, groups).map((one) => `${one.contestant} ${(100 * one.rate).toFixed(1)} %`);
  const line = `${groups.length}/${deals} deals  ${rates.join('  ')}`;
  process.stderr.write(process.stderr.isTTY ? `\r${line} ` : `${line}\n`);
}

async function main(): Promise<void> {
  const match = matchFrom(process.argv.slice(2));
  const { game, options, contestants } = match.pairings[0] as Pairing;
  const started = performance.now();
  const groups = await workThrough<Pairing, Result[]>({
    entry: path.join(__dirname, 'arena/worker.ts'),
    tasks: match.pairings,
    workers: match.workers,
    progress: (played) => progressLine(contestants, played, match.pairings.length),
  });
  const table = standings(contestants, groups);
  const played = groups.flat();
  const length = played.reduce((total, result) => total + result.moves, 0) / played.length;
  const endings: Record<string, number> = {};
  for (const result of played) endings[result.reason] = (endings[result.reason] ?? 0) + 1;
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(process.stderr.isTTY ? '\n' : '');
  console.log(
    `${game} ${JSON.stringify(options)}: ${played.length} games in ${seconds.toFixed(0)} s, ${length.toFixed(1)} moves each`,
  );
  console.log(
    `ended by ${Object.entries(endings)
      .map(([reason, n]) => `${reason} ${n}`)
      .join(', ')}`,
  );
  console.log(tableOf(table));
  if (match.json !== undefined) {
    const report = {
      game,
      options,
      seed: match.pairings[0]?.seed,
      games: played.length,
      endings,
      standings: table,
      results: groups,
    };
    writeFileSync(match.json, `${JSON.stringify(report, null, 1)}\n`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
