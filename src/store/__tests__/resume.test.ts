/** Resuming: the app may end between any two moves and goes on exactly there. */
import fs from 'fs';

import { openExpo } from '../expo';
import { openSqlite } from '../sqlite';
import { freshPlace, line, loaded, openAt, ticking, voyage, won } from './chest';

const MOVES = 60;

test('resume after every single move', async () => {
  const place = freshPlace();
  const given = ticking();
  let store = await openAt(place, given);
  const id = await store.create(voyage({ snapshot: { at: 0 } }));
  for (let number = 0; number < MOVES; number++) {
    const isLast = number === MOVES - 1;
    await store.append(id, {
      after: number,
      moves: [line(number)],
      toAct: isLast ? null : (number + 1) % 2,
      elapsed: number * 100,
      bookmark: { seen: [number, 0] },
      ...(number % 7 === 0 && { snapshot: { at: number + 1 } }),
      ...(isLast && { outcome: won(0) }),
    });
    const before = { match: await loaded(store, id), cards: await store.unfinished(), done: await store.finished() };
    await store.close();
    store = await openAt(place, given);
    expect({ match: await loaded(store, id), cards: await store.unfinished(), done: await store.finished() }).toEqual(
      before,
    );
    expect(before.match.record.moves).toEqual(Array.from({ length: number + 1 }, (_, index) => line(index)));
    expect(before.match.snapshot).toEqual({
      after: number - (number % 7) + 1,
      state: { at: number - (number % 7) + 1 },
    });
  }
  expect(await loaded(store, id)).toMatchObject({ state: 'finished', outcome: won(0), moves: MOVES });
  await store.close();
});

test('resume after every undo', async () => {
  const place = freshPlace();
  let store = await openAt(place);
  const id = await store.create(voyage());
  await store.append(id, { after: 0, moves: Array.from({ length: 20 }, (_, index) => line(index)), toAct: 0 });
  for (let keep = 19; keep >= 0; keep--) {
    await store.stepBack(id, { keep, toAct: keep % 2 });
    await store.close();
    store = await openAt(place);
    expect(await loaded(store, id)).toMatchObject({ moves: keep, toAct: keep % 2 });
  }
  await store.close();
});

test('a removed match can be restored until the next start, then it is cleared away', async () => {
  const place = freshPlace();
  const given = ticking();
  const store = await openAt(place, given);
  const id = await store.create(voyage());
  await store.remove(id);
  await store.close();
  const next = await openAt(place, given);
  await expect(next.restore(id)).rejects.toMatchObject({ kind: 'no-match' });
  await next.close();
});

test('what was half-written when the power went is rolled back at the next start', async () => {
  const place = freshPlace();
  const driver = await openExpo(place);
  const store = await openSqlite(async () => driver, ticking());
  const id = await store.create(voyage());
  const moves = Array.from({ length: 500 }, (_, index) => `${line(index)} ${'x'.repeat(200)}`);
  await store.append(id, { after: 0, moves, toAct: 1 });
  // With next to no memory SQLite must write into the file before the end of the transaction.
  await driver.exec(`PRAGMA cache_size = 2; BEGIN; UPDATE moves SET text = 'p1 overboard'`);
  const wreck = freshPlace();
  for (const end of ['', '-journal']) fs.copyFileSync(`${place.file}${end}`, `${wreck.file}${end}`);
  expect(fs.readFileSync(wreck.file, 'latin1')).toContain('overboard');
  await driver.exec('ROLLBACK');
  await store.close();
  const next = await openAt(wreck);
  expect((await loaded(next, id)).record.moves).toEqual(moves);
  await next.close();
});

test('after closing every call says so', async () => {
  const store = await openAt(freshPlace());
  await store.close();
  await expect(store.unfinished()).rejects.toMatchObject({ kind: 'closed' });
});
