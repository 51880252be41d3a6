/**
 * Does thinking hold up the screen? Plays whole games in the browser, once with bots that hardly think and once with
 * captains, and prints what the page's thread and the bots' thread did: tasks over 50 ms on the page's thread are what a
 * player feels. Fails if captains cause any: tasks are measured by their time on a core, so a busy machine does not count.
 *   npm run frames [-- --game cartagena --seats 4]
 */
import { parseArgs } from 'node:util';

import type { Page } from 'playwright-core';

import type { StrengthId } from '@/bots/strengths';

import { withCamera } from './kit/camera';
import { longest, threadsDuring } from './kit/threads';
import { hurry, playHint, sit, table, turn } from './pages/table';

/** Milliseconds: a longer task is felt. */
const LONG = 50;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: 'cartagena' }, seats: { type: 'string', default: '4' } },
  });
  const counts: number[] = [];
  await withCamera(async (camera) => {
    for (const strength of ['deckhand', 'captain'] as const) {
      await camera.look({ width: 390, height: 844, theme: 'light' }, async (page) => {
        counts.push(await longTasksOf(page, { game: values.game, seats: Number(values.seats), strength }));
      });
    }
  });
  const [before = 0, after = 0] = counts;
  if (after > before) throw new Error(`Captains cause ${after - before} tasks over ${LONG} ms on the page's thread.`);
}

interface Table {
  readonly game: string;
  readonly seats: number;
  readonly strength: StrengthId;
}

/** A whole game; prints what the threads did. Setting up and loading do not count. */
async function longTasksOf(page: Page, { game, seats, strength }: Table): Promise<number> {
  await hurry(page);
  await sit(page, game, ['Anna'], seats, { strength });
  await turn(page).waitFor({ timeout: 60_000 });
  const started = performance.now();
  const threads = await threadsDuring(page, () => followHints(page));
  const seconds = (performance.now() - started) / 1000;
  const long = threads.page.filter(({ own }) => own > LONG).length;
  const thought = threads.workers.reduce((sum, { own }) => sum + own, 0) / 1000;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  console.log(
    `${game}, ${seats} seats, bots of strength ${strength}, a game of ${seconds.toFixed(0)} s\n` +
      `  page's thread: ${long} tasks over ${LONG} ms, the longest ${ms(longest(threads.page, 'own'))} ` +
      `(${ms(longest(threads.page, 'wall'))} by the clock)\n` +
      `  bots' thread: ${thought.toFixed(1)} s of thought, the longest stretch ${ms(longest(threads.workers, 'own'))}`,
  );
  return long;
}

/** One person, who follows the hints, and bots: to the end of the game. */
async function followHints(page: Page): Promise<void> {
  const ended = table.result(page);
  while (!(await ended.isVisible())) {
    await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
    if (!(await ended.isVisible())) await playHint(page);
    await page.waitForTimeout(20);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
