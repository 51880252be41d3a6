/** The harbour: five cards, and the ways to the other screens. */
import type { Locator, Page } from 'playwright-core';

import { games } from '@/games/registry';
import { en } from '@/i18n/en';

export interface Title {
  readonly id: string;
  readonly name: string;
  /** Being rigged: it has no table yet. */
  readonly isRigged: boolean;
}

export const titles: readonly Title[] = games.map(({ id, words, table }) => ({
  id,
  name: String(words['name']),
  isRigged: table === undefined,
}));

export const harbour = {
  heading: (page: Page): Locator => page.getByRole('heading', { name: en.harbour.games }),
  card: (page: Page, title: Title): Locator =>
    page.getByRole('button', { name: new RegExp(`^${escape(title.name)}\\.`), disabled: title.isRigged }),
  settings: (page: Page): Locator => page.getByRole('button', { name: en.harbour.settings }),
  stats: (page: Page): Locator => page.getByRole('button', { name: en.harbour.stats }),
};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
