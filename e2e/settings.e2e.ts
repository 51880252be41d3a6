/** Settings apply at once and are still there after a reload. */
import assert from 'node:assert/strict';

import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { leave, open } from './pages/app';
import { isChosen, isNotChosen, settings } from './pages/settings';

flow('settings persist over a reload and in a new tab', async ({ page, newPage }) => {
  await open(page, '/settings');
  await settings.choice(page, 'theme', en.settings.theme.dark).click();
  await settings.choice(page, 'textSize', en.settings.textSize.large).click();
  await settings.choice(page, 'speed', en.settings.speed.fast).click();
  await settings.toggle(page, 'sounds').click();
  await settings.toggle(page, 'confirmMoves').click();

  const check = async (where: typeof page) => {
    await isChosen(settings.choice(where, 'theme', en.settings.theme.dark));
    await isChosen(settings.choice(where, 'textSize', en.settings.textSize.large));
    await isChosen(settings.choice(where, 'speed', en.settings.speed.fast));
    await isNotChosen(settings.toggle(where, 'sounds'));
    await isChosen(settings.toggle(where, 'confirmMoves'));
  };
  await check(page);
  // The app says that every choice is kept at once, and keeps them one after another: give the last one its moment.
  await page.waitForTimeout(500);
  await page.reload();
  await check(page);
  await leave(page);
  const later = await newPage();
  await open(later, '/settings');
  await check(later);
});

flow('the theme changes at once', async ({ page }) => {
  await open(page, '/settings');
  const heading = settings.heading(page);
  const colour = () => heading.evaluate((node) => getComputedStyle(node).color);
  const day = await colour();
  await settings.choice(page, 'theme', en.settings.theme.dark).click();
  await page.waitForFunction(([node, before]) => node && getComputedStyle(node as Element).color !== before, [
    await heading.elementHandle(),
    day,
  ] as const);
  assert.notEqual(await colour(), day);
});

flow('larger text is larger', async ({ page }) => {
  await open(page, '/settings');
  const sample = page.getByText(en.settings.textSize.sample);
  const size = () => sample.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  await settings.choice(page, 'textSize', en.settings.textSize.normal).click();
  await isChosen(settings.choice(page, 'textSize', en.settings.textSize.normal));
  const usual = await size();
  await settings.choice(page, 'textSize', en.settings.textSize.largest).click();
  await isChosen(settings.choice(page, 'textSize', en.settings.textSize.largest));
  assert.ok((await size()) > usual * 1.2, `${usual} became ${await size()}`);
});
