/** Several people at one device, in every game: between two of them nothing is on the page that either may not see. */
import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { games } from '@/games/registry';
import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { titles } from './pages/harbour';
import { hurry, playHint, sit, table, turn } from './pages/table';

const PEOPLE = ['Annabel', 'Bonifacia', 'Cornelius', 'Dorothea'];
/** Handovers looked at in each game, and steps at most until then. */
const HANDOVERS = 4;
const STEPS = 60;

const taker = (page: Page): Locator => page.getByRole('button', { name: / show my hand$/ });
const passer = (page: Page): Locator => page.getByRole('button', { name: /^Pass to / });
const goOn = (page: Page): Locator => table.button(page, en.table.goOn);
const result = (page: Page): Locator => table.button(page, en.table.showResult).or(table.result(page));

/** The device lies covered: no table, no menu, only who is next. */
async function isCovered(page: Page): Promise<boolean> {
  return (await taker(page).isVisible()) && !(await table.more(page).isVisible());
}

/** Every word and label in the page, shown or not, with the names of people taken out. */
async function wordsOf(page: Page): Promise<Set<string>> {
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    for (const node of document.querySelectorAll('#root *, body > div *')) {
      for (const { name, value } of node.attributes) if (/^(aria-|alt|title|value)/.test(name)) texts.push(value);
      for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
    return texts;
  });
  const names = new RegExp(PEOPLE.join('|'), 'g');
  return new Set(found.map((text) => text.replaceAll(names, '*').trim()).filter((text) => text !== ''));
}

/** One step of whoever has to do something; false once the game is over. */
async function step(page: Page): Promise<boolean> {
  const any = taker(page).or(passer(page)).or(goOn(page)).or(turn(page)).or(result(page));
  await any.first().waitFor({ timeout: 60_000 });
  if (await result(page).first().isVisible()) return false;
  if (await passer(page).isVisible()) await passer(page).click();
  else if (await goOn(page).isVisible()) await goOn(page).click();
  else if (await turn(page).isVisible()) await playHint(page);
  else await taker(page).click();
  return true;
}

for (const { id, name } of titles.filter(({ isRigged }) => !isRigged)) {
  const seats = games.find((game) => game.id === id)?.rules?.seats.min ?? 2;

  flow(`${name}: while it is handed over the page holds what it held before anyone had looked`, async ({ page }) => {
    await hurry(page);
    await sit(page, id, PEOPLE.slice(0, seats), seats);
    await taker(page).waitFor({ timeout: 30_000 });
    assert.ok(await isCovered(page), 'a new game begins covered');
    const atFirst = await wordsOf(page);
    const spoken = await page.locator('body').ariaSnapshot();
    assert.deepEqual(
      spoken.match(/(?<=button ")[^"]*/g)?.map((label) => label.replace(/I’m \w+/, 'I’m *')),
      [en.app.back, 'I’m *, show my hand'],
      'a screen reader finds the way back and who is next, nothing else',
    );
    const allowed = new Set([...atFirst, 'Not yet: back to *']);
    let handovers = 0;
    let looked = 0;
    for (let number = 0; number < STEPS && handovers < HANDOVERS; number++) {
      if (await isCovered(page)) {
        const more = [...(await wordsOf(page))].filter((word) => !allowed.has(word));
        assert.deepEqual(more, [], 'nothing of the table is left in the page');
        handovers++;
      } else {
        looked = Math.max(looked, (await wordsOf(page)).size - atFirst.size);
      }
      if (!(await step(page))) break;
    }
    assert.ok(looked > 10, 'in hand, the page does show a table');
    assert.ok(handovers >= 2, `it was handed over ${handovers} times`);
  });
}
