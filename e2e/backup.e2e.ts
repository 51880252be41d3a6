/** Games of the engines go in through a file, count in the statistics, can be managed, and come out again as they were. */
import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { madeUp, madeUpBackup } from '@/match/__tests__/madeUp';

import { flow } from './kit/flow';
import { open } from './pages/app';
import { backup, exportAll, importFile, importText } from './pages/backup';
import { harbour } from './pages/harbour';

const matches = Array.from({ length: 12 }, (_, number) => madeUp(number, 'e2e'));
const unfinished = matches.filter((_, number) => number % 5 === 4);
const practice = matches.filter((match, number) => match.practice && number % 5 !== 4);

flow('a backup comes in, counts, and goes out as it came', async ({ page }) => {
  await importText(page, madeUpBackup(matches));
  await page.getByText('12 games added').waitFor();

  const { name, text } = await exportAll(page);
  assert.match(name, /^tortuga-\d{4}-\d\d-\d\d\.json$/);
  const out = JSON.parse(text) as { matches: { id: string }[] };
  const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(byId(out.matches), byId(matches));

  await importText(page, text);
  await page.getByText('12 games were already here').waitFor();

  await open(page, '/stats');
  await page.getByRole('heading', { name: en.stats.byGame }).waitFor();
  const counted = matches.length - unfinished.length - practice.length;
  await page.getByRole('radio', { name: 'Anne', exact: true }).click();
  await page.getByText(new RegExp(`of the last ${counted} won\\.`)).waitFor();
});

flow('a bad file is refused with its place and changes nothing', async ({ page }) => {
  const text = madeUpBackup(matches.slice(0, 2));
  await importText(page, text.slice(0, text.length - 40));
  await page.getByText('tortuga.json cannot be imported').waitFor();
  await page.getByText(/ends too early, at line \d+.*Nothing was changed/).waitFor();

  await importText(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'picture.json');
  await page.getByText('picture.json cannot be imported').waitFor();

  const [good, other] = matches;
  const bad = { ...other, title: 'Sunk', record: { ...other?.record, moves: ['p1 sink'] } };
  await importText(page, madeUpBackup([good as object, bad]));
  await page.getByText('Game 2 of the file, “Sunk”').waitFor();
  await page.getByRole('button', { name: en.backup.leave }).click();
  await page.getByText(en.backup.cancelled).waitFor();
  assert.deepEqual((JSON.parse((await exportAll(page)).text) as { matches: unknown[] }).matches, []);
});

flow('a game in progress is renamed, deleted and brought back', async ({ page }) => {
  await importText(page, madeUpBackup(unfinished));
  await page.getByText(/games added/).waitFor();
  await open(page, '/');
  const [newest] = unfinished;
  const title = newest?.title ?? '';
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^Continue ${name}\\.`) });
  await card(title).waitFor();

  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('button', { name: en.manage.rename }).click();
  await page.getByLabel(en.manage.name).fill('Night watch');
  await page.keyboard.press('Enter');
  await card('Night watch').waitFor();

  await page.getByRole('button', { name: 'More for Night watch' }).click();
  await page.getByRole('button', { name: en.manage.delete }).click();
  await card('Night watch').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: en.manage.undo }).click();
  await card('Night watch').waitFor();
  await page.reload();
  await card('Night watch').waitFor();

  await page.getByRole('button', { name: 'More for Night watch' }).click();
  await page.getByRole('button', { name: en.manage.delete }).click();
  await card('Night watch').waitFor({ state: 'detached' });
  await page.reload();
  await harbour.heading(page).waitFor();
  assert.equal(await card('Night watch').count(), 0);
});

/** Copies of a few games under other names, written as they come. */
async function writeLarge(path: string, bytes: number): Promise<{ moves: number; count: number }> {
  const file = createWriteStream(path);
  file.write('{"format": "tortuga-backup", "version": 1, "matches": [\n');
  let [size, moves, count] = [0, 0, 0];
  const texts = matches.map((match) => ({ match, moves: match.record.moves.length }));
  while (size < bytes) {
    const { match, moves: played } = texts[count % texts.length] as (typeof texts)[number];
    const text = `${count > 0 ? ',\n' : ''}${JSON.stringify({ ...match, id: `copy-${count}` })}`;
    if (!file.write(text)) await new Promise<void>((resolve) => file.once('drain', () => resolve()));
    size += text.length;
    moves += played;
    count++;
  }
  await new Promise<void>((resolve) => file.end('\n]}', () => resolve()));
  return { moves, count };
}

/** The longest time between two frames during so many milliseconds, while moves are replayed. */
function longestFrame(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(async (during) => {
    let last = await new Promise<number>(requestAnimationFrame);
    let worst = 0;
    for (const end = last + during; last < end;) {
      const now = await new Promise<number>(requestAnimationFrame);
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  }, milliseconds);
}

flow('one game of a million moves is refused with its place, and the page goes on', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-'));
  try {
    const path = join(folder, 'endless.json');
    const [match] = matches;
    const moves = Array.from({ length: 1_000_000 }, () => 'p1 move 3 gun');
    writeFileSync(path, madeUpBackup([{ ...match, record: { ...match?.record, moves } }]));
    await importFile(page, path);
    const longest = await longestFrame(page, 3_000);
    await page.getByText(/far too long at line \d+.*Nothing was changed/).waitFor();
    assert.ok(longest < 500, `a frame took ${longest} ms`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

flow('a file of 50 MB and a million moves does not hang the app and can be called off', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-'));
  try {
    const path = join(folder, 'large.json');
    const { moves } = await writeLarge(path, 50_000_000);
    assert.ok(moves > 1_000_000, `only ${moves} moves`);
    await importFile(page, path);
    await backup.progress(page).waitFor();
    const longest = await longestFrame(page, 5_000);
    assert.ok(longest < 500, `a frame took ${longest} ms`);
    await page.getByText(/[1-9]\d{2,} moves replayed/).waitFor();
    await backup.cancel(page).click();
    await page.getByText(en.backup.cancelled).waitFor();
    assert.deepEqual((JSON.parse((await exportAll(page)).text) as { matches: unknown[] }).matches, []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
