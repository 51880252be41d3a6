/** Mutineer in the browser: a whole game against bots, with pirates too, and a round passed between two people. */
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { words } from '@/games/mutineer/words';

import { flow } from './kit/flow';
import { everything, hurry, playHint, playToTheEnd, sit, table, turn } from './pages/table';

const CARD = /(\d+) × (ruby|salt|wine|cloth|wheat|conflict|pirates)/;
const ROLE = /action card: (Mutineer|Cabin boy|Mate|Merchant|Loader)/;

flow('one person and three bots play Mutineer to the end', async ({ page }) => {
  await playToTheEnd(page, 'mutineer', 4);
});

flow('two people at Mutineer pass the device and neither sees hand or role of the other', async ({ page }) => {
  await hurry(page);
  await sit(page, 'mutineer', ['Anna', 'Bea'], 3, { strength: 'deckhand', preset: words.preset.pirates.name });
  const takers = table.take(page, 'Anna').or(table.take(page, 'Bea'));
  const passing = table.pass(page, 'Anna').or(table.pass(page, 'Bea'));
  for (let handover = 0; handover < 8; handover++) {
    await takers.waitFor({ timeout: 60_000 });
    const covered = await everything(page);
    assert.doesNotMatch(covered, CARD, 'no card is anywhere in the page while it is handed over');
    assert.doesNotMatch(covered, /Found in the middle|Your cards lead/, 'nor what was seen in the middle');
    await takers.click();
    await page.getByRole('button', { name: /^Highland, buys/ }).waitFor({ timeout: 30_000 });
    await turn(page).waitFor({ timeout: 60_000 });
    const name = await whoActs(page);
    await onlyOwn(page, name);
    assert.equal(await table.undo(page).isEnabled(), false, 'what was laid out stands among people');
    for (let step = 0; step < 6 && !(await passing.isVisible()); step++) {
      await playHint(page);
      await turn(page).or(passing).first().waitFor({ timeout: 60_000 });
      if (!(await passing.isVisible())) await onlyOwn(page, name);
    }
    await passing.click();
  }
});

async function whoActs(page: Page): Promise<string> {
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  return heading.startsWith('Anna') ? 'Anna' : 'Bea';
}

/** The cards that lie open as a hand are those of the one who looks; nobody else's role is told before the reveal. */
async function onlyOwn(page: Page, name: string): Promise<void> {
  const labels = await page
    .getByRole('button', { name: CARD })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const shown = labels.reduce((sum, label) => sum + Number(CARD.exec(label)?.[1] ?? 0), 0);
  const plate = await plateOf(page, name);
  const held = Number(/(\d+) cards face down/.exec(plate)?.[1]);
  if (labels.length > 0 && !/Loader/.test(plate)) assert.equal(shown, held, 'exactly the own hand lies open');
  const isOffer = await page.getByRole('button', { name: /^Pass: / }).isVisible();
  if (!isOffer) return;
  const other = await plateOf(page, name === 'Anna' ? 'Bea' : 'Anna');
  assert.doesNotMatch(other, ROLE, 'the other role is face down');
}

async function plateOf(page: Page, name: string): Promise<string> {
  const plate = page.locator(`[aria-label^="${name}: "][aria-label*=" points, "]`).first();
  return (await plate.getAttribute('aria-label')) ?? '';
}
