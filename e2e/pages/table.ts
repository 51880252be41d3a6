/** A game's table as a player finds it: setting up, touching, handing over, and the end. */
import type { Locator, Page } from 'playwright-core';

import type { StrengthId } from '@/bots/strengths';
import { en } from '@/i18n/en';

import { isChosen, settings } from './settings';
import { open } from './app';

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

export const table = {
  button: (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }),
  start: (page: Page): Locator => table.button(page, en.setup.start),
  undo: (page: Page): Locator => table.button(page, en.table.undo),
  takeBack: (page: Page): Locator => table.button(page, en.table.takeBack),
  hint: (page: Page): Locator => table.button(page, en.table.hint),
  hintPlay: (page: Page): Locator => table.button(page, en.table.hintPlay),
  more: (page: Page): Locator => table.button(page, en.table.more),
  result: (page: Page): Locator => table.button(page, en.table.playAgain),
  take: (page: Page, name: string): Locator => table.button(page, filled(en.table.handoverTake, { name })),
  pass: (page: Page, name: string): Locator => table.button(page, filled(en.table.pass, { name })),
  name: (page: Page, number: number): Locator =>
    page.getByRole('textbox', { name: filled(en.setup.name, { number: String(number) }) }),
  kind: (page: Page, number: number, kind: 'human' | 'bot'): Locator =>
    page
      .getByRole('radiogroup', { name: filled(en.setup.kind, { number: String(number) }) })
      .getByRole('radio', { name: en.setup[kind], exact: true }),
  preset: (page: Page, name: string): Locator =>
    page.getByRole('radiogroup', { name: en.setup.preset }).getByRole('radio', { name: new RegExp(`^${name}`) }),
  /** Every bot's choice of this strength, seat by seat. */
  strengths: (page: Page, strength: StrengthId): Locator =>
    page
      .getByRole('radiogroup', { name: filled(en.setup.strength, {}) })
      .getByRole('radio', { name: en.setup.strengths[strength], exact: true }),
};

/** No motion: every step is shown at once. */
export async function hurry(page: Page): Promise<void> {
  await open(page, '/settings');
  await settings.choice(page, 'speed', en.settings.speed.off).click();
  await isChosen(settings.choice(page, 'speed', en.settings.speed.off));
}

interface Seating {
  readonly strength?: StrengthId;
  /** The name of a ready-made voyage; otherwise the one that is offered first. */
  readonly preset?: string;
}

/** Sets up a game: the names of people in their seats, bots on the rest, as strong as they are usually or as is said. */
export async function sit(
  page: Page,
  game: string,
  people: readonly string[],
  seats = 2,
  { strength, preset }: Seating = {},
): Promise<void> {
  await open(page, `/new/${game}`);
  for (let number = 3; number <= seats; number++) await table.button(page, en.setup.add).click();
  for (let number = 1; number <= people.length; number++) {
    await table.kind(page, number, 'human').click();
    await table.name(page, number).fill(people[number - 1] ?? '');
  }
  if (preset) await table.preset(page, preset).click();
  if (strength) for (const choice of await table.strengths(page, strength).all()) await choice.click();
  await table.start(page).click();
  await page.waitForURL(/\/match\//);
}

/** It is the turn of whoever looks, and the board is there. */
export function turn(page: Page): Locator {
  return table.hint(page).and(page.locator(':not([aria-disabled=true])'));
}

/** Lets the app choose the best move and makes it. */
export async function playHint(page: Page): Promise<void> {
  await table.hint(page).click();
  await table.hintPlay(page).click({ timeout: 30_000 });
  await table.hintPlay(page).waitFor({ state: 'hidden' });
}

/** One person, who follows the hints, and bots: to the end of the game. */
export async function playToTheEnd(page: Page, game: string, seats: number): Promise<void> {
  await hurry(page);
  await sit(page, game, ['Anna'], seats);
  const ended = table.result(page);
  for (let step = 0; step < 400; step++) {
    await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) break;
    await playHint(page);
    await page.waitForTimeout(50);
  }
  await ended.waitFor();
  await page
    .getByText(/ (wins|win together)$/)
    .first()
    .waitFor();
}

/** A game in full swing: one person and bots, so many of the person's moves in. */
export async function midGame(page: Page, game: string, moves: number, seats = 3): Promise<void> {
  await hurry(page);
  await sit(page, game, ['Anna'], seats);
  for (let move = 0; move < moves; move++) {
    await turn(page).waitFor({ timeout: 60_000 });
    await playHint(page);
  }
  await turn(page).waitFor({ timeout: 60_000 });
}

/** Everything a page holds that could be read by someone: text, labels, values, the whole of its markup. */
export async function everything(page: Page): Promise<string> {
  const markup = await page.content();
  const spoken = await page.locator('body').ariaSnapshot();
  return `${markup}\n${spoken}`;
}
