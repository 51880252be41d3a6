/** Die Meuterei in the browser: a whole game by touch against bots; secret sides and commits of two people at one device. */
import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { words } from '@/games/die-meuterei/words';

import { flow } from './kit/flow';
import { everything, hurry, sit, table, turn } from './pages/table';

const GAME = 'die-meuterei';
const PEOPLE = ['Anna', 'Bea'] as const;
const { table: spoken } = words;

/** The fewest duels of a mutiny: even one person alone in it lays so many cards. */
const DUELS = 3;
/** So many games in a row without a side are as good as impossible. */
const GAMES = 4;

/** A stack of the hand, as it is spoken of. */
const STACK = /^(\d+) × (Valverde|Diaz) [123]/;
/** What lies open of somebody's secrets: hand, side, sailors looked at, gold. */
const SECRETS = [/\d+ × (Valverde|Diaz) [123]/, /For (Valverde|Diaz)/, /stands for/, /value \d/, /Gold \d+: /];

flow('one person and two bots play Die Meuterei to the end, by touch', async ({ page }) => {
  await hurry(page);
  await sit(page, GAME, ['Anna'], 3, { strength: 'deckhand' });
  const ended = table.result(page);
  const done = new Set<string>();
  // Who finds no cabin to choose a side in stays out of the mutiny: then another game is played.
  for (let game = 0; game < GAMES && !done.has('lay'); game++) {
    if (game > 0) {
      await ended.click();
      await ended.waitFor({ state: 'detached' });
    }
    for (let step = 0; step < 300; step++) {
      await turn(page).or(ended).first().waitFor({ timeout: 60_000 });
      if (await ended.isVisible()) break;
      done.add(await act(page));
      await page.waitForTimeout(60);
    }
    await ended.waitFor();
  }
  await page
    .getByText(/ (wins|win together)$|^Nobody wins$/)
    .first()
    .waitFor();
  for (const deed of ['knock', 'visit', 'lay']) assert.ok(done.has(deed), `${deed} was done by touch`);
});

flow('two people at Die Meuterei choose sides and lay cards unseen by each other', async ({ page }) => {
  await hurry(page);
  await sit(page, GAME, PEOPLE, 2);
  const takers = anyOf(page, table.take);
  const passing = anyOf(page, table.pass);
  const goOn = table.button(page, 'Go on');
  const ended = table.result(page);
  const done = new Set<string>();
  const peekers = new Set<string>();
  let commits = 0;
  for (let step = 0; step < 400; step++) {
    const acting = page.getByRole('button', { name: /Can be chosen|^Knock$|^(Keep it|For Valverde|A coin)$/ }).first();
    await takers.or(passing).or(goOn).or(ended).or(turn(page)).or(acting).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) {
      if (commits > 0) break;
      await ended.click();
      await ended.waitFor({ state: 'detached' });
      continue;
    }
    if (await goOn.isVisible()) await goOn.click({ timeout: 5000 }).catch(unless(ended));
    else if (await passing.first().isVisible()) await passing.first().click();
    else if (await isHandover(page)) {
      const hidden = await everything(page);
      for (const secret of SECRETS) assert.doesNotMatch(hidden, secret, 'nothing private while it is handed over');
      await takers.first().click();
    } else {
      const isOpen = await turn(page).isVisible();
      if (isOpen) await onlyOwn(page, peekers);
      else await nothingPrivate(page);
      const holder = await whoHolds(page);
      const isPeeking = await page.getByText(words.table.choose.ojo).isVisible();
      const deed = await act(page);
      if (isPeeking) peekers.add(holder);
      done.add(deed);
      await page.waitForTimeout(60);
      if (deed === 'lay') {
        commits++;
        await laidUnseen(page);
      }
    }
    if (commits >= 4 && done.has('choose')) break;
  }
  assert.ok(done.has('choose'), 'a side was chosen');
  assert.ok(commits >= DUELS, `cards were laid ${commits} times`);
});

/** A touch that comes to nothing is no trouble if the game has ended meanwhile. */
function unless(ended: Locator): (error: Error) => Promise<void> {
  return async (error) => {
    if (!(await ended.isVisible())) throw error;
  };
}

/** One touch, or two, of whoever is to choose; what it was. Doors are knocked at for the sake of speed: it moves the ship. */
async function act(page: Page): Promise<string> {
  const openDoor = page.getByRole('button', { name: /^Door \d, .*, open.*Can be chosen$/ });
  const urgent = openDoor.and(page.getByRole('button', { name: /Bijoux|Ojo/ }));
  const choices: readonly [string, Locator][] = [
    ['lay', page.getByRole('button', { name: /^(\d+ × .*|Mascot)\. Can be chosen$/ }).and(await whileLaying(page))],
    ['visit', urgent],
    ['knock', page.getByRole('button', { name: /^Door \d, closed\. Can be chosen$/ })],
    ['visit', openDoor],
    [
      'choose',
      page.getByRole('button', { name: /^(For (Valverde|Diaz)|Keep |A coin$|Upper card|Leave them|Valverde \d)/ }),
    ],
    ['sailor', page.getByRole('button', { name: /^Sailor on spot .*Can be chosen$/ })],
    ['pair', page.getByRole('button', { name: /^Pair .*Can be chosen$/ })],
    ['rob', page.getByRole('button', { name: /coins, .*Can be chosen$/i })],
    ['done', page.getByRole('button', { name: /^(Done|Nobody|No pair)$/ })],
  ];
  for (const [deed, choice] of choices) {
    if (!(await choice.first().isVisible())) continue;
    await choice.first().click();
    if (deed === 'visit') await table.button(page, spoken.use).first().click();
    if (deed === 'lay') await table.button(page, spoken.lay).click();
    return deed;
  }
  // The device went on while it was looked at.
  return 'nothing';
}

/** Stacks are touched to be laid only in a duel. */
async function whileLaying(page: Page): Promise<Locator> {
  const isDuel = await table.button(page, spoken.lay).isVisible();
  return isDuel ? page.getByRole('button') : page.getByRole('slider');
}

function anyOf(page: Page, button: (page: Page, name: string) => Locator): Locator {
  return button(page, PEOPLE[0]).or(button(page, PEOPLE[1]));
}

/** A page with nothing but the name of who is next. */
async function isHandover(page: Page): Promise<boolean> {
  const hasTaker = await anyOf(page, table.take).first().isVisible();
  return hasTaker && !(await table.more(page).isVisible());
}

async function labels(page: Page): Promise<string[]> {
  return page
    .locator('[aria-label]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
}

/** With covered hands the table shows what everybody may know. */
async function nothingPrivate(page: Page): Promise<void> {
  const shown = (await labels(page)).join('\n');
  for (const secret of SECRETS) assert.doesNotMatch(shown, secret, 'nothing private on the covered table');
}

/** Exactly the own hand lies open, and no side but the own. */
async function onlyOwn(page: Page, peekers: ReadonlySet<string>): Promise<void> {
  const all = await labels(page);
  const name = await whoHolds(page);
  const plate = all.find((label) => label.startsWith(`${name}: `)) ?? '';
  const held = Number(/(\d+) combat cards/.exec(plate)?.[1]) - (/has laid a card/.test(plate) ? 1 : 0);
  const shown = all.reduce((sum, label) => sum + Number(STACK.exec(label)?.[1] ?? 0), 0);
  assert.equal(shown, held, `exactly the hand of ${name} lies open`);
  const other = all.find((label) => label.startsWith(`${name === 'Anna' ? 'Bea' : 'Anna'}: `)) ?? '';
  if (!peekers.has(name)) assert.doesNotMatch(other, /stands for/, 'the other side is face down');
}

async function whoHolds(page: Page): Promise<string> {
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  return PEOPLE.find((person) => heading.startsWith(person)) ?? '';
}

/** What was just laid is told nowhere before all is turned up. */
async function laidUnseen(page: Page): Promise<void> {
  const news = await page
    .getByRole('button', { name: /^Log: / })
    .first()
    .getAttribute('aria-label', { timeout: 1_000 })
    .catch(() => null);
  if (news === null || /Turned up/.test(news)) return;
  assert.doesNotMatch(news, /lays (Valverde|Diaz|the mascot)/, 'the news does not tell what was laid');
}
