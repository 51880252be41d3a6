/** The settings: choices by name, as a player reads them. */
import type { Locator, Page } from 'playwright-core';

import { en } from '@/i18n/en';

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
