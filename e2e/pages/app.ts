/** The app as a whole: opening an address, being kept for offline use. */
import type { Page } from 'playwright-core';

import { eventually } from '../kit/eventually';

/** Opens an address and waits until the app has drawn something a player can read. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await isDrawn(page);
}

export async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.getElementById('root')?.innerText.trim().length ?? 0) > 0);
}

/** Waits until the service worker has fetched every file and is in charge. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Closes a tab and waits until the browser has taken the log from it: that is a moment later. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  await page.close();
  const bystander = await context.newPage();
  await bystander.goto('/register.js');
  await eventually(bystander, async () => (await navigator.locks.query()).held?.length === 0);
  await bystander.close();
}
