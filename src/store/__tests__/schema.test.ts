/** A database of every schema there ever was opens, with all that was in it. */
import fs from 'fs';
import path from 'path';

import { type Driver, transaction } from '../driver';
import { openExpo } from '../expo';
import { SCHEMA_VERSION, schemaStep, schemaVersion } from '../schema';
import { freshPlace, loaded, openAt, voyage } from './chest';

const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);

function placeOf(version: number) {
  const place = freshPlace();
  fs.copyFileSync(path.join(__dirname, 'fixtures', `v${version}.db`), place.file);
  return place;
}

async function tables(driver: Driver): Promise<unknown> {
  return driver.all(`SELECT type, name, sql FROM sqlite_master ORDER BY type, name`);
}

describe.each(VERSIONS)('a database of schema %i', (version) => {
  test('is what its name says', async () => {
    const driver = await openExpo(placeOf(version));
    expect(await schemaVersion(driver)).toBe(version);
    await driver.close();
  });

  test('opens with all its matches, results and settings, and can be played on', async () => {
    const store = await openAt(placeOf(version));
    expect((await store.unfinished()).map(({ id }) => id)).toEqual(['going']);
    expect(await loaded(store, 'going')).toMatchObject({
      title: 'Going on',
      toAct: 1,
      elapsed: 3000,
      practice: version >= 2,
      bookmark: version >= 2 ? { seen: [3, 2] } : null,
      snapshot: { after: 2, state: { path: [1, 2] } },
      record: { options: { layout: 'A' }, seed: 'seed-1', moves: ['p1 sail 1', 'p2 sail 2', 'p1 sail 3'] },
    });
    expect((await store.finished()).matches).toMatchObject([{ id: 'done', outcome: { winners: [0] }, moves: 2 }]);
    expect(await store.load('thrown')).toBeNull();
    expect(await store.statistics({ by: 'human' })).toMatchObject([{ key: 'Anne', played: 1, won: 1 }]);
    expect(await store.settings()).toEqual({ theme: 'dark' });
    expect(await store.lastChoice('cartagena')).toEqual(version >= 2 ? { seats: 2 } : null);
    await store.append('going', { after: 3, moves: ['p2 sail 4'], toAct: 0 });
    expect(await loaded(store, 'going')).toMatchObject({ moves: 4 });
    await store.create(voyage());
    await store.close();
  });

  test('has the same tables afterwards as a new one, and is sound', async () => {
    const old = placeOf(version);
    const fresh = freshPlace();
    for (const place of [old, fresh]) await (await openAt(place)).close();
    const [oldDriver, newDriver] = await Promise.all([openExpo(old), openExpo(fresh)]);
    expect(await tables(oldDriver)).toEqual(await tables(newDriver));
    expect(await schemaVersion(oldDriver)).toBe(SCHEMA_VERSION);
    expect(await oldDriver.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await oldDriver.all('PRAGMA foreign_key_check')).toEqual([]);
    await oldDriver.close();
    await newDriver.close();
  });
});

test('a migration that fails half-way leaves the database as it was', async () => {
  const place = placeOf(1);
  const driver = await openExpo(place);
  await driver.exec('CREATE TABLE choices (stands TEXT)');
  const before = await tables(driver);
  await expect(transaction(driver, () => driver.exec(schemaStep(2)))).rejects.toThrow(/choices/);
  expect(await tables(driver)).toEqual(before);
  expect(await schemaVersion(driver)).toBe(1);
  await driver.close();
  await expect(openAt(place)).rejects.toMatchObject({ kind: 'unknown' });
});
