/** 21 Mutinies in the browser: a whole voyage against bots, and three people who never see each other's jewels and cards. */
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { words } from '@/games/21-mutinies/words';

import { flow } from './kit/flow';
import { everything, hurry, sit, table, turn } from './pages/table';

const PEOPLE = ['Anna', 'Bea', 'Cleo'];
const SHORT = { preset: words.preset.shortVoyage.name, strength: 'deckhand' } as const;

/** A jewel, treasure or card face up, as the table speaks of it. */
const JEWEL = /jewel [RWBGX]\d\d/g;
/** Jewels on offer lie open to all, also while the device is handed over. */
const ON_OFFER = /Trade Routes \d: [^"\n]*/g;
const TREASURE = /^(?:(\d+) × )?Treasure: /;
const CARD = /^Mutiny card /;

/** What the person in these flows does: closes windows, keeps cards hidden, robs nobody; then a mutiny for nothing. */
const DECISIONS =
  /^(Done|Carry on|Keep it hidden|Refuse it|Reveal it now|Throw it|The bank|Sell|Take none|Nothing to take)/;
const PLACES = [/^Mutiny, nothing.*Can be chosen$/, /^Tavern.*Can be chosen$/, /^Shipwrecks.*Can be chosen$/];

flow('one person and two bots play 21 Mutinies to the end', async ({ page }) => {
  await hurry(page);
  await sit(page, '21-mutinies', ['Anna'], 3, SHORT);
  const ended = table.result(page);
  for (let step = 0; step < 400; step++) {
    await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) break;
    await decide(page);
  }
  await ended.waitFor();
  await page
    .getByText(/ (wins|win together)$/)
    .first()
    .waitFor();
});

flow("three people at 21 Mutinies pass the device and nobody sees another's jewels and cards", async ({ page }) => {
  await hurry(page);
  await sit(page, '21-mutinies', PEOPLE, 3, SHORT);
  const takers = anyOf(page, table.take);
  const passing = anyOf(page, table.pass);
  let seen = 0;
  for (let step = 0; step < 200 && seen < 6; step++) {
    await takers.or(passing).or(turn(page)).first().waitFor({ timeout: 60_000 });
    if (await takers.isVisible()) {
      const hidden = (await everything(page)).replace(ON_OFFER, '');
      assert.doesNotMatch(hidden, JEWEL, 'no jewel of a hand or pile is anywhere in the page while it is handed over');
      assert.doesNotMatch(hidden, /Mutiny card |Treasure: /, 'no card or treasure either');
      await takers.click();
      await turn(page).waitFor({ timeout: 60_000 });
      seen += await onlyOwnThings(page);
    } else if (await passing.isVisible()) await passing.click();
    else await decide(page);
  }
  assert.equal(seen, 6, 'hidden hands were looked at six times');
});

/** One decision of whoever is to act, by touching the table. */
async function decide(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: DECISIONS }).first();
  if (await button.isVisible()) return button.click();
  const open = page.getByRole('button', { name: /Can be chosen$/ });
  let chosen = open.first();
  for (const place of PLACES) {
    const wanted = page.getByRole('button', { name: place }).first();
    if (await wanted.isVisible()) {
      chosen = wanted;
      break;
    }
  }
  await chosen.click();
  const placing = page.getByRole('button', { name: /^Place the (disc|henchman)$/ });
  if (await placing.isVisible()) await placing.click();
}

function anyOf(page: Page, button: (page: Page, name: string) => ReturnType<typeof table.take>) {
  return PEOPLE.map((name) => button(page, name)).reduce((one, other) => one.or(other));
}

/** Exactly the own hand lies open, beside the jewels on offer. 1 if there was anything to hide, else 0. */
async function onlyOwnThings(page: Page): Promise<number> {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
  const jewels = labels
    .filter((label) => !label.startsWith('Trade Routes'))
    .flatMap((label) => label.match(JEWEL) ?? []);
  const treasures = labels.reduce((sum, label) => {
    const found = TREASURE.exec(label);
    return sum + (found ? Number(found[1] ?? 1) : 0);
  }, 0);
  const cards = labels.filter((label) => CARD.test(label)).length;
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  const holder = PEOPLE.find((person) => heading.startsWith(person)) ?? '';
  const plate = labels.find((label) => label.startsWith(`${holder}: `)) ?? '';
  const held = /jewels (\d+), treasures (\d+), cards (\d+)/.exec(plate);
  assert.deepEqual(
    [jewels.length, treasures, cards],
    held?.slice(1).map(Number),
    `exactly the hand of ${holder} lies open`,
  );
  return jewels.length + treasures + cards > 0 ? 1 : 0;
}
