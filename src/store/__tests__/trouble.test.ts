/** Full, locked, read-only, newer, damaged: a clear message, nothing lost, and the store goes on. */
import fs from 'fs';

import { medium } from '../../../__tests__/setup/sqlite';
import type { Driver } from '../driver';
import { openExpo } from '../expo';
import { openStore } from '../open';
import { SCHEMA_VERSION } from '../schema';
import { openSqlite } from '../sqlite';
import type { Store } from '../store';
import { finishedMatch, freshPlace, line, loaded, openAt, ticking, voyage, won } from './chest';

/** A store together with its own connection, to make trouble on. */
async function openWithDriver(place: ReturnType<typeof freshPlace>): Promise<{ store: Store; driver: Driver }> {
  const driver = await openExpo(place);
  return { driver, store: await openSqlite(async () => driver, ticking()) };
}

test('disk full: the append is refused clearly, nothing acknowledged is lost, and it goes on once there is room', async () => {
  const place = freshPlace();
  const { store, driver } = await openWithDriver(place);
  const id = await store.create(voyage());
  const [pages] = await driver.all('PRAGMA page_count');
  await driver.all(`PRAGMA max_page_count = ${Number(pages?.page_count) + 3}`);
  const long = 'x'.repeat(1500);
  let saved = 0;
  let refusal: unknown = null;
  while (!refusal && saved < 100) {
    await store.append(id, { after: saved, moves: [`p1 ${saved} ${long}`], toAct: 0, snapshot: { saved, long } }).then(
      () => saved++,
      (error: unknown) => (refusal = error),
    );
  }
  expect(refusal).toMatchObject({ kind: 'full', message: expect.stringContaining('no room left') });
  expect(saved).toBeGreaterThan(0);
  expect((await loaded(store, id)).record.moves).toHaveLength(saved);
  await expect(store.create(voyage({ snapshot: long.repeat(20) }))).rejects.toMatchObject({ kind: 'full' });
  expect(await store.unfinished()).toHaveLength(1);

  await driver.all('PRAGMA max_page_count = 100000');
  await store.append(id, { after: saved, moves: ['p1 room again'], toAct: 1 });
  await store.close();
  const next = await openAt(place);
  const match = await loaded(next, id);
  expect(match.record.moves).toHaveLength(saved + 1);
  expect(match.snapshot).toMatchObject({ after: saved });
  await next.close();
});

test('locked: a write is refused clearly while another holds the database, and goes through afterwards', async () => {
  const place = freshPlace();
  const { store, driver } = await openWithDriver(place);
  const id = await store.create(voyage());
  await driver.exec('PRAGMA busy_timeout = 50');
  const other = await openExpo(place);
  await other.exec('BEGIN EXCLUSIVE');
  await expect(store.append(id, { after: 0, moves: [line(0)], toAct: 1 })).rejects.toMatchObject({
    kind: 'locked',
    message: expect.stringContaining('in use'),
  });
  await other.exec('ROLLBACK');
  await other.close();
  await store.append(id, { after: 0, moves: [line(0)], toAct: 1 });
  expect((await loaded(store, id)).record.moves).toEqual([line(0)]);
  await store.close();
});

test('locked at the start: the opening says so and can be tried again', async () => {
  const place = freshPlace();
  const first = await openAt(place);
  const id = await first.create(voyage());
  await first.close();
  const other = await openExpo(place);
  await other.exec('BEGIN EXCLUSIVE');
  const opening = await openStore(ticking(), place);
  if (opening.state !== 'failed') throw new Error(`It opened as ${opening.state}.`);
  expect(opening.error.kind).toBe('locked');
  await other.exec('ROLLBACK');
  await other.close();
  const again = await opening.retry();
  if (again.state !== 'open') throw new Error(`It is ${again.state}.`);
  expect(await loaded(again.store, id)).toMatchObject({ id });
  await again.store.close();
});

test('read-only: everything can be read, nothing written, and the file stays as it is', async () => {
  const place = freshPlace();
  const first = await openAt(place);
  const id = await first.create(voyage());
  await first.set('theme', 'dark');
  await first.close();
  const bytes = fs.readFileSync(place.file);
  medium.readOnly = true;
  try {
    const store = await openAt(place);
    expect(store.readOnly).toBe(true);
    expect(await store.settings()).toEqual({ theme: 'dark' });
    expect(await loaded(store, id)).toMatchObject({ moves: 0 });
    await expect(store.append(id, { after: 0, moves: [line(0)], toAct: 1 })).rejects.toMatchObject({
      kind: 'read-only',
      message: expect.stringContaining('read but not changed'),
    });
    await expect(store.set('theme', 'light')).rejects.toMatchObject({ kind: 'read-only' });
    await store.close();
  } finally {
    medium.readOnly = false;
  }
  expect(fs.readFileSync(place.file).equals(bytes)).toBe(true);
});

test('a commit and a rollback that both fail: the append is refused, and the next one goes through', async () => {
  const place = freshPlace();
  const driver = await openExpo(place);
  const broken: string[] = [];
  const store = await openSqlite(
    async () => ({
      ...driver,
      exec: (sql) => (broken[0] === sql ? Promise.reject(new Error(`${broken.shift()} failed`)) : driver.exec(sql)),
    }),
    ticking(),
  );
  const id = await store.create(voyage());
  broken.push('COMMIT', 'ROLLBACK');
  await expect(store.append(id, { after: 0, moves: ['p1 lost'], toAct: 1 })).rejects.toThrow(/COMMIT failed/);
  expect(broken).toEqual([]);
  await store.append(id, { after: 0, moves: [line(0)], toAct: 1 });
  await store.close();
  const next = await openAt(place);
  expect((await loaded(next, id)).record.moves).toEqual([line(0)]);
  await next.close();
});

test('a newer schema is refused untouched', async () => {
  const place = freshPlace();
  const { store, driver } = await openWithDriver(place);
  await store.create(voyage());
  await driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  await store.close();
  const bytes = fs.readFileSync(place.file);
  const opening = await openStore(ticking(), place);
  expect(opening).toMatchObject({ state: 'failed', error: { kind: 'newer-schema' } });
  expect(fs.readFileSync(place.file).equals(bytes)).toBe(true);
  expect(fs.readdirSync(place.directory)).toEqual([place.name]);
});

test('a file that is no database is reported as damaged and left alone', async () => {
  const place = freshPlace();
  fs.writeFileSync(place.file, 'Here be dragons. '.repeat(500));
  const opening = await openStore(ticking(), place);
  expect(opening).toMatchObject({ state: 'failed', error: { kind: 'corrupt' } });
  expect(fs.readFileSync(place.file, 'utf8')).toContain('Here be dragons.');
});

describe('one unreadable match does not hide the others', () => {
  const DAMAGE: [string, string][] = [
    ['broken seats', `UPDATE matches SET seats = '[{"kind":' WHERE id = 'm2'`],
    ['seats of another shape', `UPDATE matches SET seats = '{"a":1}' WHERE id = 'm2'`],
    ['a broken outcome', `UPDATE matches SET outcome = 'lost' WHERE id = 'm2'`],
    ['a number where text belongs', `UPDATE matches SET seats = 5 WHERE id = 'm2'`],
  ];
  test.each(DAMAGE)('%s', async (_what, damage) => {
    const { store, driver } = await openWithDriver(freshPlace());
    for (let i = 0; i < 3; i++) await store.create(voyage());
    await store.append('m2', { after: 0, moves: [line(0)], toAct: 1 });
    await driver.exec(damage);
    const cards = await store.unfinished();
    expect(cards.map(({ id, state }) => `${id} ${state}`)).toEqual(['m2 unreadable', 'm3 unfinished', 'm1 unfinished']);
    expect(await store.load('m2')).toMatchObject({ state: 'unreadable', id: 'm2', title: 'First voyage' });
    expect(JSON.parse(await store.raw('m2'))).toMatchObject({ matches: [{ id: 'm2' }], moves: [{ text: line(0) }] });
    const file = JSON.parse((await chunks(store)).join(''));
    expect(file.matches.map((match: { id: string }) => match.id)).toEqual(['m1', 'm3']);
    expect(file.unreadable).toHaveLength(1);
    await store.remove('m2');
    expect((await store.unfinished()).map(({ id }) => id)).toEqual(['m3', 'm1']);
    await store.restore('m2');
    await store.purge('m2');
    expect(await store.load('m2')).toBeNull();
    await store.close();
  });

  test.each([
    ['broken options', `UPDATE matches SET options = '{' WHERE id = 'm1'`],
    ['a missing move', `DELETE FROM moves WHERE number = 2`],
    ['a move too few', `DELETE FROM moves WHERE number = 3`],
  ])('found when it is loaded: %s', async (_what, damage) => {
    const { store, driver } = await openWithDriver(freshPlace());
    await store.create(voyage());
    await store.append('m1', { after: 0, moves: [line(0), line(1), line(2)], toAct: 1 });
    await driver.exec(damage);
    expect(await store.load('m1')).toMatchObject({ state: 'unreadable', sentence: expect.stringMatching(/\.$/) });
    await store.close();
  });

  test('a finished one is listed too, and a broken snapshot is done without', async () => {
    const { store, driver } = await openWithDriver(freshPlace());
    await finishedMatch(store, voyage(), won(0));
    await store.create(voyage({ snapshot: 1 }));
    await driver.exec(`UPDATE snapshots SET state = '{'; UPDATE matches SET outcome = '[]' WHERE id = 'm1'`);
    expect((await store.finished()).matches).toMatchObject([{ state: 'unreadable', id: 'm1' }]);
    expect((await loaded(store, 'm2')).snapshot).toBeNull();
    await store.close();
  });

  test('a setting that cannot be read is left out', async () => {
    const { store, driver } = await openWithDriver(freshPlace());
    await store.set('theme', 'dark');
    await store.set('speed', 1);
    await driver.exec(`UPDATE settings SET value = '{' WHERE key = 'speed'`);
    expect(await store.settings()).toEqual({ theme: 'dark' });
    await store.close();
  });
});

async function chunks(store: Store): Promise<string[]> {
  const texts: string[] = [];
  for await (const chunk of store.exportAll()) texts.push(chunk);
  return texts;
}
