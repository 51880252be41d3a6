/** Mutineer in the browser: a whole game by touch against bots, and rounds passed between two people who hide hands and roles. */
import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { words } from '@/games/mutineer/words';
import { madeUpBackup } from '@/match/__tests__/madeUp';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { importText } from './pages/backup';
import { everything, hurry, sit, table, turn } from './pages/table';

const CARD = /(\d+) × (ruby|salt|wine|cloth|wheat|conflict|pirates)/;
const ROLE = /action card: (Mutineer|Cabin boy|Mate|Merchant|Loader)/;

flow('one person and three bots play Mutineer to the end, by touch', async ({ page }) => {
  await hurry(page);
  await sit(page, 'mutineer', ['Anna'], 4, { strength: 'deckhand' });
  const ended = table.result(page);
  for (let step = 0; step < 120; step++) {
    await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) break;
    await act(page, step % 3 !== 2);
  }
  await ended.waitFor();
  await page
    .getByText(/ (wins|win together)$/)
    .first()
    .waitFor();
});

flow(
  'two people at Mutineer pass the device for a round and neither sees hand or role of the other',
  async ({ page }) => {
    await hurry(page);
    await sit(page, 'mutineer', ['Anna', 'Bea'], 3, { strength: 'deckhand', preset: words.preset.pirates.name });
    const takers = table.take(page, 'Anna').or(table.take(page, 'Bea'));
    const passing = table.pass(page, 'Anna').or(table.pass(page, 'Bea'));
    let round = '';
    for (let handover = 0; handover < 30 && !round.endsWith('Round 2'); handover++) {
      await takers.waitFor({ timeout: 60_000 });
      const covered = await everything(page);
      assert.doesNotMatch(covered, CARD, 'no card is anywhere in the page while it is handed over');
      assert.doesNotMatch(covered, /Found in the middle|your cards lead here/i, 'nor what was seen in the middle');
      await takers.click();
      await page.getByRole('button', { name: /^Highland, buys/ }).waitFor({ timeout: 30_000 });
      await turn(page).waitFor({ timeout: 60_000 });
      round = await heading(page);
      const name = round.startsWith('Anna') ? 'Anna' : 'Bea';
      for (let step = 0; step < 12 && !(await passing.isVisible()); step++) {
        await onlyOwn(page, name);
        assert.equal(
          await table
            .undo(page)
            .isEnabled()
            .catch(() => false),
          false,
          'what was laid out stands among people',
        );
        await act(page, handover < 3);
        await turn(page).or(passing).first().waitFor({ timeout: 60_000 });
      }
      await passing.click();
    }
    assert.match(round, /Round 2$/, 'a whole round was passed between them');
  },
);

flow(
  'Florian finds what Steffi left him in the introductory round, and an action card that is gone says so',
  async ({ page }) => {
    await hurry(page);
    await importText(page, madeUpBackup([asFlorian]));
    await page.getByText('1 game added').waitFor();
    await open(page, `/match/${asFlorian.id}`);
    const role = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}[.:]`) });
    await role('Merchant').waitFor();
    await role('Mutineer').click();
    await page.getByText('The Mutineer is no longer in the middle.').first().waitFor();
    const seen = await everything(page);
    assert.doesNotMatch(seen, ROLE, 'nobody is told who has which card');
    await twice(page, role('Merchant'));
    await page
      .getByText(/Florian takes the Merchant\./)
      .first()
      .waitFor();
  },
);

/** S1 up to #12, Florian (p3) on the device. */
const asFlorian = {
  id: 'introductory-florian',
  title: 'The introductory round',
  seats: ['Bernhard', 'Steffi', 'Florian', 'Carmen'].map((name, seat) => {
    const look = {
      name,
      colour: ['red', 'green', 'blue', 'yellow'][seat],
      emblem: ['sabres', 'turtle', 'anchor', 'sun'][seat],
    };
    return name === 'Florian'
      ? { kind: 'human', ...look }
      : { kind: 'bot', ...look, strength: 'deckhand', character: 'plain' };
  }),
  practice: false,
  startedAt: 1_700_000_000_000,
  playedAt: 1_700_000_000_000,
  elapsed: 60_000,
  record: {
    format: 'tortuga-record',
    game: 'mutineer',
    rulesVersion: 1,
    seats: 4,
    options: { opening: 'introductory' },
    seed: 'introductory',
    moves: [
      'p1 pay 0',
      'p1 play conflict',
      'p2 play conflict',
      'p3 play cloth',
      'p4 play wine',
      'p1 play wine',
      'p2 pass',
      'p2 role mutineer',
      'p3 play cloth',
      'p4 play salt',
      'p1 play wine',
      'p3 pass',
    ],
  },
};

/** One move of whoever is to choose, by touching what it is made of; a card if wanted, otherwise a pass. */
async function act(page: Page, playsCard: boolean): Promise<void> {
  const pay = page.getByRole('button', { name: 'Offer a Mate 1', exact: true });
  const pass = page.getByRole('button', { name: /^Pass: / });
  const card = page.getByRole('button', { name: new RegExp(`^${CARD.source}\\. Can be chosen`) });
  const role = page.getByRole('button', { name: /^(Mutineer|Cabin boy|Mate|Merchant|Loader)\. .*Can be chosen/ });
  const fight = page.getByRole('button', { name: /^Turn up conflicts: / });
  const sale = page.getByRole('button', { name: /^Sell .*Can be chosen/ });
  const give = page.getByRole('button', { name: words.table.yield, exact: true });
  await pay.or(pass).or(role).or(fight).or(sale).or(give).or(card).first().waitFor({ timeout: 30_000 });
  if (await pay.isVisible()) return pay.click();
  const wanted = playsCard && (await card.first().isVisible()) ? [card, pass] : [pass, card];
  for (const choice of [role, fight, sale, give, ...wanted]) {
    if (await choice.first().isVisible()) return twice(page, choice.first());
  }
}

/** Chosen, then confirmed. */
async function twice(page: Page, choice: Locator): Promise<void> {
  await choice.click();
  const letGo = table.button(page, words.table.letGo);
  await letGo.waitFor();
  await letGo.locator('xpath=following-sibling::*').getByRole('button').first().click();
  await letGo.waitFor({ state: 'hidden' });
}

/** Who acts, and in which round. */
function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).first().innerText();
}

/** The cards that lie open as a hand are those of the one who looks; nobody else's role is told before the reveal. */
async function onlyOwn(page: Page, name: string): Promise<void> {
  const labels = await page
    .getByRole('button', { name: CARD })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const shown = labels.reduce((sum, label) => sum + Number(CARD.exec(label)?.[1] ?? 0), 0);
  const plate = await plateOf(page, name);
  const held = Number(/(\d+) cards face down/.exec(plate)?.[1]);
  if (labels.length > 0 && !/Loader/.test(plate)) assert.equal(shown, held, 'exactly the own hand lies open');
  const isOffer = await page.getByRole('button', { name: /^Pass: / }).isVisible();
  if (!isOffer) return;
  const other = await plateOf(page, name === 'Anna' ? 'Bea' : 'Anna');
  assert.doesNotMatch(other, ROLE, 'the other role is face down');
}

async function plateOf(page: Page, name: string): Promise<string> {
  const plate = page.locator(`[aria-label^="${name}: "][aria-label*=" points, "]`).first();
  return (await plate.getAttribute('aria-label')) ?? '';
}
