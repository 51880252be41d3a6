/** Every address opens directly, says where one is, and leads home. */
import assert from 'node:assert/strict';

import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { harbour, titles } from './pages/harbour';

const [first] = titles;
assert.ok(first);
const fill = (text: string, game: string) => text.replace('{{game}}', game);

const expected: readonly (readonly [path: string, title: string])[] = [
  ['/', en.app.name],
  ['/stats', en.stats.title],
  ['/settings', en.settings.title],
  ...titles.map(({ id, name }) => [`/new/${id}`, fill(en.newGame.title, name)] as const),
  ...titles.map(({ id, name }) => [`/rules/${id}`, fill(en.rules.title, name)] as const),
  ['/match/no-such-match', en.match.title],
  ['/no/such/place', en.notFound.title],
];

flow('every address opens directly', async ({ page }) => {
  for (const [path, title] of expected) {
    await open(page, path);
    await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
    assert.equal(new URL(page.url()).pathname, path);
    const headings = await page.getByRole('heading').allInnerTexts();
    assert.ok(headings.length > 0, `${path} has no heading`);
  }
});

flow('a match that is not here says so', async ({ page }) => {
  await open(page, '/match/no-such-match');
  await page.getByText(en.match.gone).waitFor();
});

flow('an address that does not exist leads home', async ({ page }) => {
  await open(page, '/no/such/place');
  await page.getByRole('button', { name: en.app.home }).first().click();
  await harbour.heading(page).waitFor();
});

flow('a game opened by its address leads back to the harbour', async ({ page }) => {
  await open(page, `/new/${first.id}`);
  await page
    .getByRole('button', { name: en.app.home })
    .or(page.getByRole('button', { name: en.app.back }))
    .first()
    .click();
  await harbour.heading(page).waitFor();
});
