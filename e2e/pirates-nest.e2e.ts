/** The Pirate's Nest in the browser: a whole game against bots, and two people who never see each other's cards. */
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { words } from '@/games/pirates-nest/words';

import { flow } from './kit/flow';
import { everything, hurry, playHint, playToTheEnd, sit, table, turn } from './pages/table';

const CARD = /(\d+) × (golden )?(parrot|chest|spyglass|ducats|map|cannon|compass)/;

flow("one person and two bots play The Pirate's Nest to the end", async ({ page }) => {
  await playToTheEnd(page, 'pirates-nest', 3);
});

flow("two people at The Pirate's Nest pass the device and neither sees the other's cards", async ({ page }) => {
  await hurry(page);
  await sit(page, 'pirates-nest', ['Anna', 'Bea'], 2, { preset: words.preset.classic.name });
  const takers = table.take(page, 'Anna').or(table.take(page, 'Bea'));
  const passing = table.pass(page, 'Anna').or(table.pass(page, 'Bea'));
  for (let handover = 0; handover < 4; handover++) {
    await takers.waitFor();
    assert.ok(!CARD.test(await everything(page)), 'no card is anywhere in the page while it is handed over');
    await takers.click();
    await page.getByRole('button', { name: /^Space 1,/ }).waitFor({ timeout: 30_000 });
    await turn(page).waitFor({ timeout: 30_000 });
    assert.equal(await shownCards(page), await ownCount(page), 'exactly the own hand lies open');
    for (let action = 0; action < 5 && !(await passing.isVisible()); action++) {
      await playHint(page);
      await turn(page).or(passing).first().waitFor({ timeout: 30_000 });
    }
    await passing.click();
  }
});

/** How many cards lie open in the hand. */
async function shownCards(page: Page): Promise<number> {
  const labels = await page
    .getByRole('button', { name: CARD })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.reduce((sum, label) => sum + Number(CARD.exec(label)?.[1] ?? 0), 0);
}

/** How many cards the plate of whoever is to act counts. */
async function ownCount(page: Page): Promise<number> {
  const name = (await page.getByRole('heading', { level: 1 }).first().innerText()).startsWith('Anna') ? 'Anna' : 'Bea';
  const plate = await page
    .locator(`[aria-label^="${name}: "][aria-label*=" cards, "]`)
    .first()
    .getAttribute('aria-label');
  return Number(/(\d+) cards/.exec(plate ?? '')?.[1]);
}
