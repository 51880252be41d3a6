/**
 * Does thinking hold up the screen? Plays whole games in the browser, once with bots that hardly think and once with
 * captains, and prints the page's long tasks (over 50 ms) of both: what thinking causes is the difference.
 *   npm run frames [-- --game cartagena --seats 4]
 */
import { parseArgs } from 'node:util';

import type { Page } from 'playwright-core';

import type { StrengthId } from '@/bots/strengths';

import { withCamera } from './kit/camera';
import { hurry, playHint, sit, table, turn } from './pages/table';

interface Tasks {
  readonly count: number;
  readonly longest: number;
  readonly seconds: number;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: 'cartagena' }, seats: { type: 'string', default: '4' } },
  });
  await withCamera(async (camera) => {
    for (const strength of ['deckhand', 'captain'] as const) {
      await camera.look({ width: 390, height: 844, theme: 'light' }, async (page) => {
        const { count, longest, seconds } = await tasksOf(page, values.game, Number(values.seats), strength);
        console.log(
          `${values.game}, bots of strength ${strength}: ${count} tasks over 50 ms, ` +
            `the longest ${longest.toFixed(0)} ms, in a game of ${seconds.toFixed(0)} s`,
        );
      });
    }
  });
}

/** One person, who follows the hints, and bots: to the end of the game. Setting up and loading do not count. */
async function tasksOf(page: Page, game: string, seats: number, strength: StrengthId): Promise<Tasks> {
  await hurry(page);
  await sit(page, game, ['Anna'], seats, { strength });
  await turn(page).waitFor({ timeout: 60_000 });
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((task) => task.duration))).observe(
      { entryTypes: ['longtask'] },
    );
  });
  const started = performance.now();
  const ended = table.result(page);
  while (!(await ended.isVisible())) {
    await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
    if (!(await ended.isVisible())) await playHint(page);
    await page.waitForTimeout(20);
  }
  const tasks = await page.evaluate(() => window.longTasks);
  return { count: tasks.length, longest: Math.max(0, ...tasks), seconds: (performance.now() - started) / 1000 };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
