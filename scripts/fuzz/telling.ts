/** What the fuzzer says: progress, figures, coverage, failures and the command that shows them again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '@/core/game';

import type { Failure } from '../../__tests__/contract/examine';
import { CHECKS } from '../../__tests__/contract/names';
import type { Orders } from './orders';
import type { Share } from './run';

const FOLDER = 'fuzz-failures';

export function tellProgress(game: AnyGame, so: { games: number; moves: number }, seconds: number): void {
  console.error(`${game.id}: ${so.games} games, ${so.moves} moves, ${seconds.toFixed(0)} s`);
}

/** Tells how it went; true if nothing failed. */
export function tellEnd(game: AnyGame, orders: Orders, end: Share & { seconds: number }): boolean {
  const speed = Math.round(end.moves / end.seconds);
  console.log(
    `${game.id}: ${end.games} games, ${end.moves} moves in ${end.seconds.toFixed(1)} s (${speed} moves/s), longest ${end.longest} moves, seed "${orders.seed}"`,
  );
  console.log(`  kinds of move: ${reach(end.kinds)}`);
  if (end.landmarks.length > 0) console.log(`  landmarks: ${reach(end.landmarks)}`);
  console.log(`  option values: ${reach(end.values)}`);
  for (const failure of end.failures) tellFailure(game, orders, failure);
  if (end.failures.length === 0) console.log('  every check held');
  return end.failures.length === 0;
}

function reach(counts: readonly [string, number][]): string {
  const missing = counts.filter(([, times]) => times === 0).map(([name]) => name);
  const figures = `${counts.length - missing.length} of ${counts.length} reached`;
  return missing.length === 0 ? figures : `${figures}; NOT reached: ${missing.join(', ')}`;
}

function tellFailure(game: AnyGame, orders: Orders, failure: Failure): void {
  console.log(`  FAILED ${failure.check}: ${CHECKS[failure.check]}\n  ${failure.sentence}`);
  if (failure.record === null) {
    const thorough = orders.thorough ? ' --thorough' : '';
    console.log(
      `  Again: npm run fuzz -- --game ${game.id} --games ${orders.count} --seed ${JSON.stringify(orders.seed)}${thorough}`,
    );
    return;
  }
  const { seed } = JSON.parse(failure.record) as { seed: string };
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${game.id}-${failure.check}-${seed.replace(/[^a-z0-9-]/gi, '_')}.json`);
  writeFileSync(file, failure.record);
  console.log(`  Again: npm run fuzz -- --replay ${file}`);
}
