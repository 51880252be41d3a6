/** Several people at one device, in every game: between two of them nothing is on the page that either may not see. */
import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import type { AnyGame } from '@/core/game';
import { randomFrom } from '@/core/random';
import { recordLine, type GameRecord } from '@/core/record';
import { playable, madeUpBackup } from '@/match/__tests__/madeUp';
import { firstHolder, nextStage } from '@/match/device';
import type { MatchSeat } from '@/store/store';
import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { importText } from './pages/backup';
import { titles } from './pages/harbour';
import { hurry, table } from './pages/table';

const PEOPLE: readonly MatchSeat[] = [
  { kind: 'human', name: 'Annabel', colour: 'red', emblem: 'sabres' },
  { kind: 'human', name: 'Bonifacia', colour: 'green', emblem: 'turtle' },
  { kind: 'human', name: 'Cornelius', colour: 'blue', emblem: 'anchor' },
];
const NAMES = new RegExp(PEOPLE.map(({ name }) => name).join('|'), 'g');
/** All that the covering screen says. */
const COVER = [en.table.handover, en.table.handoverSentence, '*', 'I’m *, show my hand', 'Not yet: back to *'];
/** Handovers looked at in each game, and how many steps lie between two of them at least. */
const HANDOVERS = 3;
const APART = 12;

/** Games of people who follow their instincts, each up to a step before which the device is to be handed over. */
function handovers(rules: AnyGame): { readonly id: string; readonly record: GameRecord }[] {
  const seats = PEOPLE.slice(0, Math.min(PEOPLE.length, rules.seats.max));
  const found: { id: string; record: GameRecord }[] = [];
  for (const { id, options } of rules.presets) {
    if (rules.checkOptions(options, seats.length)) continue;
    const seed = `handovers ${id}`;
    const random = randomFrom(seed);
    const state = rules.setup(options, seats.length, seed);
    const moves: string[] = [];
    let last = -APART;
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const { stage } = nextStage(rules, state, seats, firstHolder(seats));
      if (stage.kind === 'handover' && moves.length >= last + APART) {
        const record = { game: rules.id, rulesVersion: rules.rulesVersion, seats: seats.length, options, seed };
        found.push({ id: `handover-${found.length}`, record: { ...record, moves: [...moves] } });
        if (found.length === HANDOVERS) return found;
        last = moves.length;
      }
      const move = rules.instinct(state, random);
      moves.push(recordLine(seat, rules.write(move)));
      rules.play(state, move);
    }
  }
  return found;
}

function backupOf(games: ReturnType<typeof handovers>): string {
  const times = { startedAt: 1, playedAt: 2, elapsed: 3 };
  return madeUpBackup(
    games.map(({ id, record }) => ({
      id,
      title: id,
      seats: PEOPLE.slice(0, record.seats),
      practice: false,
      ...times,
      record: { format: 'tortuga-record', ...record },
    })),
  );
}

const taker = (page: Page): Locator => page.getByRole('button', { name: / show my hand$/ });

/** Every word and label in the page, shown or not, with the names of people taken out. */
async function wordsOf(page: Page): Promise<Set<string>> {
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    for (const node of document.querySelectorAll('#root *, body > div *')) {
      for (const { name, value } of node.attributes) if (/^(aria-|alt|title|value)/.test(name)) texts.push(value);
      for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
    return texts;
  });
  return new Set(found.map((text) => text.replaceAll(NAMES, '*').trim()).filter((text) => text !== ''));
}

/** The buttons a screen reader finds. */
async function spokenButtons(page: Page): Promise<string[]> {
  const spoken = await page.locator('body').ariaSnapshot();
  return (spoken.match(/(?<=button ")[^"]*/g) ?? []).map((label) => label.replace(NAMES, '*'));
}

/** The device lies covered: not a word of the table is anywhere in the page, and who is next is all there is to touch. */
async function checkCovered(page: Page, before: ReadonlySet<string>): Promise<void> {
  await taker(page).waitFor({ timeout: 30_000 });
  await table.more(page).waitFor({ state: 'detached' });
  const more = [...(await wordsOf(page))].filter((word) => !before.has(word) && !COVER.includes(word));
  assert.deepEqual(more, [], 'nothing of the table is left in the page');
  const buttons = (await spokenButtons(page)).filter((label) => label !== 'Not yet: back to *');
  assert.deepEqual(buttons, [en.app.back, 'I’m *, show my hand']);
}

for (const { id, name } of titles) {
  const rules = playable.find((entry) => entry.id === id)?.rules;
  if (!rules) continue;

  flow(`${name}: while it is handed over the page holds nothing of the table`, async ({ page }) => {
    const games = handovers(rules);
    assert.equal(games.length, HANDOVERS, 'there are handovers to look at');
    await hurry(page);
    await importText(page, backupOf(games));
    await page.getByText(/is imported/).waitFor({ timeout: 30_000 });
    await open(page, '/match/none');
    await page.getByRole('heading', { name: en.match.gone }).waitFor();
    const before = await wordsOf(page);
    for (const game of games) {
      await open(page, `/match/${game.id}`);
      await checkCovered(page, before);
      await taker(page).click();
      await table.more(page).waitFor({ timeout: 30_000 });
      await page.waitForTimeout(500);
      const shown = [...(await wordsOf(page))].filter((word) => !before.has(word) && !COVER.includes(word));
      assert.ok(shown.length > 10, 'in hand, the page does show a table');
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await checkCovered(page, before);
    }
  });
}
