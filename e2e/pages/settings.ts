/** The settings: choices by name, as a player reads them. */
import type { Locator, Page } from 'playwright-core';

import { en } from '@/i18n/en';

import { open } from './app';

type Choice = 'theme' | 'textSize' | 'speed';
type Toggle = 'sounds' | 'haptics' | 'confirmMoves';

export const settings = {
  heading: (page: Page): Locator => page.getByRole('heading', { name: en.settings.title, exact: true }),
  choice: (page: Page, of: Choice, label: string): Locator =>
    page
      .getByRole('radiogroup', { name: en.settings[of].label, exact: true })
      .getByRole('radio', { name: label, exact: true }),
  toggle: (page: Page, of: Toggle): Locator => page.getByRole('switch', { name: en.settings[of].label, exact: true }),
};

/** The choice has been made and shows it. */
export async function isChosen(choice: Locator): Promise<void> {
  await choice.and(choice.page().locator('[aria-checked=true]')).waitFor();
}

export async function isNotChosen(choice: Locator): Promise<void> {
  await choice.and(choice.page().locator('[aria-checked=false]')).waitFor();
}

/** Switches something on and waits until it is on disk: it shows at once, and a busy machine writes it a moment later. */
export async function switchOn(page: Page, of: Toggle): Promise<void> {
  const toggle = settings.toggle(page, of);
  await open(page, '/settings');
  for (let attempt = 0; attempt < 5; attempt++) {
    if ((await toggle.getAttribute('aria-checked')) === 'true') return;
    await toggle.click();
    await isChosen(toggle);
    await page.waitForTimeout(300);
    await open(page, '/settings');
  }
  await isChosen(toggle);
}
