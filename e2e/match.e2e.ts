/** Around any table: cover, skip, take back, confirm, again, replay, and what the harbour shows of it. */
import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { madeUp, madeUpBackup } from '@/match/__tests__/madeUp';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { importText } from './pages/backup';
import { settings, switchOn } from './pages/settings';
import { everything, hurry, playHint, sit, table, turn } from './pages/table';

const CARD = /(\d+) × (dark )?(gun|rum|lantern|parrot|hook|chest)/;
const board = (page: Page) => page.getByRole('button', { name: /^Space 1,/ });

async function ready(page: Page): Promise<void> {
  await board(page).waitFor({ timeout: 30_000 });
  await turn(page).waitFor({ timeout: 30_000 });
}

/** Two people at the table, the first has the device in hand. */
async function twoPeople(page: Page): Promise<void> {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna', 'Bea']);
  await table.take(page, 'Anna').or(table.take(page, 'Bea')).click();
  await ready(page);
}

flow('a glance away covers the cards of people who share a device', async ({ page }) => {
  await twoPeople(page);
  assert.match(await everything(page), CARD);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await table.take(page, 'Anna').or(table.take(page, 'Bea')).waitFor();
  assert.doesNotMatch(await everything(page), CARD, 'nothing private is left in the page');
});

flow('a hidden page lies covered, and a log that was open is closed', async ({ page }) => {
  await twoPeople(page);
  await playHint(page);
  await table.more(page).click();
  await table.button(page, en.table.log).click();
  await page.getByRole('heading', { name: en.table.log }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await table.take(page, 'Anna').or(table.take(page, 'Bea')).waitFor();
  assert.doesNotMatch(await everything(page), CARD);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await table.take(page, 'Anna').or(table.take(page, 'Bea')).click();
  await ready(page);
  assert.equal(await page.getByRole('heading', { name: en.table.log }).count(), 0);
});

flow(
  'after a turn the device can be taken back once more, with the same undo, even after a reload',
  async ({ page }) => {
    await twoPeople(page);
    const passing = table.pass(page, 'Anna').or(table.pass(page, 'Bea'));
    for (let action = 0; action < 3 && !(await passing.isVisible()); action++) {
      await playHint(page);
      await turn(page).or(passing).first().waitFor({ timeout: 30_000 });
    }
    const canUndo = await table.undo(page).isEnabled();
    await page.reload();
    await page.getByRole('button', { name: /^Not yet: back to / }).click();
    await passing.waitFor({ timeout: 30_000 });
    assert.equal(await table.undo(page).isEnabled(), canUndo);
  },
);

flow('taking a move back against bots makes the game practice, which the harbour says', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna']);
  await ready(page);
  for (let action = 0; action < 4 && !(await table.takeBack(page).isVisible()); action++) {
    await playHint(page);
    await turn(page).waitFor({ timeout: 30_000 });
  }
  await table.takeBack(page).click();
  await table.button(page, en.table.yesTakeBack).click();
  await turn(page).waitFor({ timeout: 30_000 });
  await open(page, '/');
  await page.getByText(en.harbour.practice, { exact: true }).waitFor();
  await page.getByText('Anna to move').waitFor();
});

flow('the harbour shows the boards of games in progress, without a way into them for keys', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna', 'Bea']);
  await table.take(page, 'Anna').or(table.take(page, 'Bea')).waitFor();
  await open(page, '/');
  const small = page.locator('[inert] button[aria-label^="Space 1,"]');
  await small.waitFor({ state: 'attached', timeout: 30_000 });
  assert.equal(await board(page).count(), 0, 'the small board is not in the accessibility tree');
  assert.doesNotMatch(await everything(page), CARD, 'and shows nobody’s hand');
});

flow('bots can be hurried to the next turn of a person', async ({ page }) => {
  await open(page, '/settings');
  await settings.choice(page, 'speed', en.settings.speed.slow).click();
  await sit(page, 'cartagena', ['Anna'], 5);
  const skip = table.button(page, en.table.skip);
  await board(page).waitFor({ timeout: 30_000 });
  for (let action = 0; action < 4 && !(await skip.isVisible()); action++) {
    await turn(page).or(skip).first().waitFor({ timeout: 30_000 });
    if (!(await skip.isVisible())) await playHint(page);
    await skip.or(turn(page)).first().waitFor({ timeout: 30_000 });
  }
  await skip.click();
  await turn(page).waitFor({ timeout: 40_000 });
});

flow('with confirmation on, a move is asked for once more and can be let go', async ({ page }) => {
  await hurry(page);
  await switchOn(page, 'confirmMoves');
  await sit(page, 'cartagena', ['Anna']);
  await ready(page);
  await page.getByRole('button', { name: CARD }).first().click();
  await page.getByRole('button', { name: /^Jail/ }).click();
  await table.button(page, en.table.cancel).click();
  assert.equal(await table.undo(page).isEnabled(), false, 'nothing was played');
  await page.getByRole('button', { name: CARD }).first().click();
  await page.getByRole('button', { name: /^Jail/ }).click();
  await table.button(page, en.table.confirm).click();
  await table.undo(page).and(page.locator(':not([aria-disabled=true])')).waitFor();
});

flow('an impossible table cannot be started and says why; known people are offered', async ({ page }) => {
  await hurry(page);
  await sit(page, 'cartagena', ['Anna', 'Bea']);
  await open(page, '/new/cartagena');
  await table.name(page, 2).fill('Anna');
  await page
    .getByText(/Two players are called Anna/)
    .first()
    .waitFor();
  assert.equal(await table.start(page).isEnabled(), false);
  await page.getByRole('button', { name: 'Bea', exact: true }).first().click();
  assert.equal(await table.start(page).isEnabled(), true);
});

/** Goes on with Tab until the focus is on something that is called so, and sees that it is shown there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement;
      const label = node?.getAttribute('aria-label') ?? node?.textContent ?? '';
      const { outlineStyle, outlineWidth } = getComputedStyle(node ?? document.body);
      return { label, isRinged: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
    });
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const { label, isRinged } = await focused();
    if (!name.test(label)) continue;
    assert.ok(isRinged, `a ring shows that the keyboard is on "${label}"`);
    return;
  }
  throw new Error(`Nothing called ${name.source} was reached with the Tab key.`);
}

flow('a game is set up, played, undone, hinted at and looked up by the keyboard alone', async ({ page }) => {
  await hurry(page);
  await open(page, '/new/cartagena');
  await table.start(page).waitFor();
  await tabTo(page, /^Name of player 1/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Anna');
  await tabTo(page, new RegExp(`^${en.setup.start}$`));
  await page.keyboard.press('Enter');
  await ready(page);

  await tabTo(page, CARD);
  await page.keyboard.press('Enter');
  await tabTo(page, /^(Jail|Space \d+,).*[Cc]an be chosen/);
  await page.keyboard.press('Enter');
  await table.undo(page).and(page.locator(':not([aria-disabled=true])')).waitFor();
  await tabTo(page, new RegExp(`^${en.table.undo}$`));
  await page.keyboard.press('Enter');
  await table.undo(page).and(page.locator('[aria-disabled=true]')).waitFor();

  await tabTo(page, new RegExp(`^${en.table.more}$`));
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^${en.table.moves}$`));
  await page.keyboard.press('Enter');
  const sheet = page.locator('[aria-modal=true]');
  await sheet.getByRole('heading', { name: en.table.moves }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await tabTo(page, new RegExp(`^${en.table.hint.replace('?', '\\?')}$`));
  await page.keyboard.press('Enter');
  await table.hintPlay(page).waitFor({ timeout: 30_000 });
  await tabTo(page, new RegExp(`^${en.table.hintPlay}$`));
  await page.keyboard.press('Enter');
  await table.hintPlay(page).waitFor({ state: 'hidden' });
  await page.getByText(/Anna /).first().waitFor();
});

flow('a colour that another has is swapped, and the last choice is offered again', async ({ page }) => {
  await hurry(page);
  await open(page, '/new/cartagena');
  const colour = (number: number) => page.getByRole('button', { name: new RegExp(`^Player ${number} sails under `) });
  await colour(1).click();
  await page.getByRole('radio', { name: /^green, turtle\. Taken by Old Tom/ }).click();
  await page.getByRole('button', { name: /^Player 1 sails under green/ }).waitFor();
  await page.getByRole('button', { name: /^Player 2 sails under red/ }).waitFor();
  await table.name(page, 1).fill('Anna');
  await table.preset(page, 'Classic').click();
  await page.getByRole('radiogroup', { name: 'First player' }).getByRole('radio', { name: 'Old Tom' }).click();
  await table.start(page).click();
  await page.waitForURL(/\/match\//);
  await open(page, '/new/cartagena');
  await page.getByRole('button', { name: /^Player 1 sails under green/ }).waitFor();
  assert.equal(await table.name(page, 1).inputValue(), 'Anna');
  await table.preset(page, 'Classic').and(page.locator('[aria-checked=true]')).waitFor();
  const first = page.getByRole('radiogroup', { name: 'First player' }).getByRole('radio', { name: 'Old Tom' });
  await first.and(page.locator('[aria-checked=true]')).waitFor();
});

/** A finished game of Cartagena is on the device; its address. */
async function finishedGame(page: Page): Promise<string> {
  const made = Array.from({ length: 40 }, (_, number) => madeUp(number, 'match flow'));
  await importText(page, madeUpBackup(made.filter(({ record }) => record.game === 'cartagena').slice(0, 8)));
  await page.getByText(/is imported/).waitFor({ timeout: 60_000 });
  await open(page, '/stats');
  await page
    .getByRole('button', { name: /^Replay / })
    .first()
    .click();
  await page.waitForURL(/\/replay\//);
  return page.url().replace(/.*\/replay\//, '');
}

flow('a finished game is replayed from every seat and by itself, and played again', async ({ page }) => {
  await hurry(page);
  const id = await finishedGame(page);
  await board(page).waitFor({ timeout: 30_000 });
  const eyes = page.getByRole('radiogroup', { name: en.replay.eye }).getByRole('radio');
  for (let eye = (await eyes.count()) - 1; eye >= 0; eye--) {
    await eyes.nth(eye).click();
    await table.button(page, en.replay.forward).click();
  }
  await table.button(page, en.replay.first).click();
  await table.button(page, en.replay.play).click();
  await page.getByText(/^Step ([3-9]|\d\d+) of/).waitFor();
  await table.button(page, en.replay.pause).click();
  const slider = page.getByRole('slider', { name: en.replay.slider });
  await slider.press('End');
  await page.getByText(/^Step (\d+) of \1$/).waitFor();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  const half = Math.round(Number(await slider.getAttribute('aria-valuemax')) / 2);
  assert.ok(Math.abs(Number(await slider.getAttribute('aria-valuenow')) - half) <= 2, 'the slider follows the finger');
  await open(page, `/match/${id}`);
  await table.result(page).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
});

flow('an unfinished game of two is replayed by own eyes only, taken in hand first', async ({ page }) => {
  await twoPeople(page);
  await playHint(page);
  await page
    .getByText(/ plays | falls back | ends /)
    .first()
    .waitFor();
  const id = page.url().replace(/.*\/match\//, '');
  await open(page, `/replay/${id}`);
  await board(page).waitFor({ timeout: 30_000 });
  await table.button(page, en.replay.last).click();
  assert.doesNotMatch(await everything(page), CARD, 'the table shows nobody’s hand');
  const eyes = page.getByRole('radiogroup', { name: en.replay.eye });
  assert.equal(await eyes.getByRole('radio', { name: en.replay.open }).count(), 0);
  await eyes.getByRole('radio', { name: 'Anna' }).click();
  assert.doesNotMatch(await everything(page), CARD);
  await table.take(page, 'Anna').click();
  await board(page).waitFor();
  await page
    .getByText(CARD)
    .or(page.getByRole('button', { name: CARD }))
    .or(page.getByLabel(CARD))
    .first()
    .waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.waitForFunction(() => !/× (dark )?(gun|rum|lantern|parrot|hook|chest)/.test(document.body.innerHTML));
});
