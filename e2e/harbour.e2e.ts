/** The first thing a player sees: five games, and a clear word about those that cannot be played yet. */
import assert from 'node:assert/strict';

import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { harbour, titles } from './pages/harbour';

flow('the harbour shows five games', async ({ page }) => {
  await open(page, '/');
  await harbour.heading(page).waitFor();
  assert.equal(titles.length, 5);
  for (const title of titles) await harbour.card(page, title).waitFor();
});

flow('a game that is being rigged says so and cannot be opened', async ({ page }) => {
  await open(page, '/');
  await harbour.heading(page).waitFor();
  const rigged = titles.filter(({ isRigged }) => isRigged);
  assert.equal(await page.getByText(en.harbour.rigged, { exact: true }).count(), rigged.length);
  for (const title of rigged) {
    const card = harbour.card(page, title);
    await card.scrollIntoViewIfNeeded();
    await card.click({ force: true });
    assert.equal(new URL(page.url()).pathname, '/', `${title.name} opened`);
  }
});

flow('a game with a table opens', async ({ page }) => {
  await open(page, '/');
  for (const title of titles.filter(({ isRigged }) => !isRigged)) {
    await harbour.card(page, title).click();
    await page.waitForURL(`**/new/${title.id}`);
    await page.goBack();
    await harbour.heading(page).waitFor();
  }
});

flow('the harbour leads to settings and statistics and back', async ({ page }) => {
  await open(page, '/');
  await harbour.settings(page).click();
  await page.waitForURL('**/settings');
  await page.goBack();
  await harbour.stats(page).click();
  await page.waitForURL('**/stats');
  await page.goBack();
  await harbour.heading(page).waitFor();
});

flow('the harbour can be walked with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await harbour.heading(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const visited: string[] = [];
  for (let step = 0; step < 12 && !visited.includes(en.harbour.settings); step++) {
    await page.keyboard.press('Tab');
    visited.push(await focused());
  }
  assert.ok(visited.includes(en.harbour.settings), `Tab reached only: ${visited.join(', ')}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings');
});

for (const size of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 1366 },
  { width: 1366, height: 1024 },
]) {
  flow(
    `nothing hangs over the edge at ${size.width} × ${size.height}`,
    async ({ page }) => {
      for (const path of ['/', '/settings', '/stats']) {
        await open(page, path);
        const excess = await page.evaluate(() =>
          [...document.querySelectorAll('#root [role], #root [dir=auto]')]
            .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > window.innerWidth + 1)
            .map((node) => node.textContent),
        );
        assert.deepEqual(excess, [], path);
      }
    },
    { size },
  );
}
