/** Cartagena and the match around it: a whole game against bots, pass and play, undo, and being cut off. */
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { words } from '@/games/cartagena/words';
import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { settings } from './pages/settings';
import { everything, hurry, playHint, playToTheEnd, sit, table, turn } from './pages/table';

const CARD = /(\d+) × (dark )?(gun|rum|lantern|parrot|hook|chest)/;

/** The cards in hand that lie open on the page. */
async function handOf(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: CARD })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

function countOf(hand: readonly string[]): number {
  return hand.reduce((sum, label) => sum + Number(CARD.exec(label)?.[1] ?? 0), 0);
}

/** Asks again until the answer is right: a move is saved before it is shown. */
async function becomes<Value>(ask: () => Promise<Value>, expected: Value): Promise<void> {
  const end = performance.now() + 15_000;
  while (JSON.stringify(await ask()) !== JSON.stringify(expected) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.deepEqual(await ask(), expected);
}

/** The board has been fetched and it is the turn of whoever looks at it. */
async function waitForTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Space 1,/ }).waitFor({ timeout: 30_000 });
  await turn(page).waitFor({ timeout: 30_000 });
}

flow('one person and three bots play Cartagena to the end', async ({ page }) => {
  await playToTheEnd(page, 'cartagena', 4);
  await page.goto('/stats');
  await page.getByText('Anna').first().waitFor();
});

flow('touching a card and a pirate plays it, undo takes it back, a wrong touch says why', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna']);
  await waitForTurn(page);
  const before = await handOf(page);
  const card = page.getByRole('button', { name: CARD }).first();
  await card.click();
  await page.getByRole('button', { name: /^Jail/ }).click();
  await becomes(async () => countOf(await handOf(page)), countOf(before) - 1);
  await table.undo(page).click();
  await becomes(() => handOf(page), before);
  await page.getByRole('button', { name: /^Space 30/ }).click();
  await page.getByText(words.not.nobody).waitFor();
});

flow('a game goes on exactly where it was after a reload', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna']);
  await waitForTurn(page);
  await playHint(page);
  await waitForTurn(page);
  const hand = await handOf(page);
  const canUndo = await table.undo(page).isEnabled();
  const log = await logOf(page);
  await page.reload();
  await waitForTurn(page);
  await becomes(() => handOf(page), hand);
  assert.equal(await table.undo(page).isEnabled(), canUndo);
  assert.deepEqual(await logOf(page), log);
  await playHint(page);
  await page.waitForTimeout(30);
  await page.reload();
  await waitForTurn(page);
  await playHint(page);
});

flow('cut off while a bot is thinking, the bot thinks again and the log goes on from there', async ({ page }) => {
  await open(page, '/settings');
  await settings.choice(page, 'speed', en.settings.speed.slow).click();
  await sit(page, 'cartagena', ['Anna']);
  await page.getByRole('button', { name: /^Space 1,/ }).waitFor({ timeout: 30_000 });
  const thinking = page.getByRole('heading', { level: 1, name: 'Old Tom is thinking' });
  await turn(page).waitFor({ timeout: 60_000 });
  let before: string[] = [];
  for (let action = 0; action < 4 && !(await thinking.isVisible()); action++) {
    before = await logOf(page);
    await playHint(page);
    await turn(page).or(thinking).first().waitFor({ timeout: 60_000 });
  }
  assert.ok(await thinking.isVisible(), 'the bot is thinking when it is cut off');
  await page.reload();
  await thinking.waitFor({ timeout: 30_000 });
  await turn(page).waitFor({ timeout: 60_000 });
  const after = await logOf(page);
  assert.deepEqual(after.slice(0, before.length), before, 'nothing that had happened is lost or told otherwise');
  const bots = after.slice(before.length).filter((line) => line.startsWith('Old Tom '));
  assert.ok(bots.length > 0, 'the bot has acted after all');
});

/** What the log says, from the first line to the last. */
async function logOf(page: Page): Promise<string[]> {
  await table.more(page).click();
  await table.button(page, en.table.log).click();
  const sheet = page.locator('[aria-modal=true]');
  await sheet.getByRole('heading', { name: en.table.log }).waitFor();
  const rounds = await sheet.locator('h3, [role=heading][aria-level="3"]').evaluateAll((headings) =>
    headings.map((heading) => {
      const lines = [...(heading.parentElement?.children ?? [])].slice(1);
      return lines.map((line) => line.textContent ?? '');
    }),
  );
  await sheet.getByRole('button', { name: en.app.close }).click();
  return rounds.reverse().flat();
}

flow('two people pass the device and neither sees the other’s cards', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna', 'Bea']);
  const takers = table.take(page, 'Anna').or(table.take(page, 'Bea'));
  for (let handover = 0; handover < 4; handover++) {
    await takers.waitFor();
    assert.deepEqual(await handOf(page), [], 'no card is shown while the device is handed over');
    assert.ok(!CARD.test(await everything(page)), 'no card is anywhere in the page while it is handed over');
    await takers.click();
    await waitForTurn(page);
    const shown = countOf(await handOf(page));
    const own = Number(
      /(\d+) cards/.exec(
        (await page
          .locator('[aria-label*=" cards, "]')
          .nth(await seatOf(page))
          .getAttribute('aria-label')) ?? '',
      )?.[1],
    );
    assert.equal(shown, own, 'exactly the own hand lies open');
    await playTurn(page);
  }
});

/** Whose seat the turn bar names: 0 or 1. */
async function seatOf(page: Page): Promise<number> {
  const name = await page.getByRole('heading', { level: 1 }).first().innerText();
  return name.startsWith('Anna') ? 0 : 1;
}

/** Plays until the device is to be passed, and passes it. */
async function playTurn(page: Page): Promise<void> {
  const passing = table.pass(page, 'Anna').or(table.pass(page, 'Bea'));
  for (let action = 0; action < 3 && !(await passing.isVisible()); action++) {
    await playHint(page);
    await turn(page).or(passing).first().waitFor({ timeout: 30_000 });
  }
  await passing.click();
}
