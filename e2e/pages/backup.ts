/** Export and import: a download, and a file handed to the picker. */
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright-core';

import { en } from '@/i18n/en';

import { open } from './app';

export const backup = {
  exportAll: (page: Page): Locator => page.getByRole('button', { name: en.backup.exportAll }),
  choose: (page: Page): Locator => page.getByRole('button', { name: en.backup.choose }),
  cancel: (page: Page): Locator => page.getByRole('button', { name: en.backup.cancel, exact: true }),
  progress: (page: Page): Locator => page.getByRole('progressbar'),
};

/** Hands a file to the import and does not wait for what comes of it. */
export async function importText(page: Page, text: string | Buffer, name = 'tortuga.json'): Promise<void> {
  await open(page, '/backup');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), backup.choose(page).click()]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The same for a file that is too large to be sent along. */
export async function importFile(page: Page, path: string): Promise<void> {
  await open(page, '/backup');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), backup.choose(page).click()]);
  await chooser.setFiles(path);
}

export async function exportAll(page: Page): Promise<{ name: string; text: string }> {
  await open(page, '/backup');
  const [download] = await Promise.all([page.waitForEvent('download'), backup.exportAll(page).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
