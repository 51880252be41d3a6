/** What every store promises, on disk through expo-sqlite and in memory alike. */
import { StoreError } from '../error';
import { createMemoryStore } from '../memory';
import type { Store } from '../store';
import { ANNE, BOT, finishedMatch, freshPlace, line, loaded, MARY, openAt, ticking, voyage, won } from './chest';

const KINDS: [string, () => Promise<Store>][] = [
  ['on disk', () => openAt(freshPlace())],
  ['in memory', async () => createMemoryStore(ticking())],
];

describe.each(KINDS)('a store %s', (_kind, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test('a new match is loaded as it was made', async () => {
    const id = await store.create(voyage({ snapshot: { path: [0] }, bookmark: { seen: [0, 0] } }));
    expect(await loaded(store, id)).toEqual({
      state: 'unfinished',
      id: 'm1',
      game: 'cartagena',
      title: 'First voyage',
      seats: [ANNE, BOT],
      toAct: 0,
      moves: 0,
      practice: false,
      startedAt: 1_001_000,
      playedAt: 1_001_000,
      elapsed: 0,
      outcome: null,
      record: {
        game: 'cartagena',
        rulesVersion: 1,
        seats: 2,
        options: { layout: 'A', first: 'p1' },
        seed: 'seed-1',
        moves: [],
      },
      snapshot: { after: 0, state: { path: [0] } },
      bookmark: { seen: [0, 0] },
    });
  });

  test('a match that is not there loads as null', async () => {
    expect(await store.load('nowhere')).toBeNull();
  });

  test('unfinished matches are listed newest played first', async () => {
    await store.create(voyage({ title: 'one' }));
    await store.create(voyage({ title: 'two' }));
    await store.append('m1', { after: 0, moves: [line(0), line(1)], toAct: 1 });
    await finishedMatch(store, voyage({ title: 'three' }), won(0));
    const cards = await store.unfinished();
    expect(cards.map((card) => card.title)).toEqual(['one', 'two']);
    expect(cards[0]).toMatchObject({ moves: 2, toAct: 1, seats: [ANNE, BOT], playedAt: 1_003_000 });
    expect(cards[0]).not.toHaveProperty('record');
  });

  test('finished matches come in pages, newest first, by game if asked', async () => {
    for (let i = 0; i < 7; i++) {
      await finishedMatch(store, voyage({ game: i % 2 ? 'mutineer' : 'cartagena' }), won(0));
    }
    const titles: string[] = [];
    let from: string | null = null;
    do {
      const page = await store.finished({ from, size: 3 });
      expect(page.matches.length).toBeLessThanOrEqual(3);
      titles.push(...page.matches.map((match) => match.id));
      from = page.next;
    } while (from !== null);
    expect(titles).toEqual(['m7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
    const mutineer = await store.finished({ game: 'mutineer' });
    expect(mutineer).toMatchObject({ next: null });
    expect(mutineer.matches.map((match) => match.id)).toEqual(['m6', 'm4', 'm2']);
    expect(mutineer.matches[0]).toMatchObject({ state: 'finished', outcome: won(0), toAct: null });
  });

  test('a step that does not follow is refused and changes nothing', async () => {
    const id = await store.create(voyage());
    await store.append(id, { after: 0, moves: [line(0)], toAct: 1 });
    const before = await loaded(store, id);
    await expect(store.append(id, { after: 0, moves: ['p1 other'], toAct: 1 })).rejects.toMatchObject({
      kind: 'out-of-step',
    });
    await expect(store.stepBack(id, { keep: 5, toAct: 0 })).rejects.toMatchObject({ kind: 'out-of-step' });
    await expect(store.append('nowhere', { after: 0, moves: [], toAct: 0 })).rejects.toBeInstanceOf(StoreError);
    expect(await loaded(store, id)).toEqual(before);
  });

  test('nothing follows a finished match until it is stepped back', async () => {
    const id = await finishedMatch(store, voyage(), won(0), 3);
    await expect(store.append(id, { after: 3, moves: [line(3)], toAct: 0 })).rejects.toMatchObject({
      kind: 'out-of-step',
    });
    await store.stepBack(id, { keep: 2, toAct: 1, practice: true });
    expect(await loaded(store, id)).toMatchObject({ state: 'unfinished', moves: 2, practice: true, outcome: null });
    expect(await store.statistics({ by: 'human' })).toEqual([]);
    await store.append(id, { after: 2, moves: ['p1 home'], toAct: null, outcome: won(1) });
    expect(await store.statistics({ by: 'human', practice: true })).toMatchObject([{ key: 'Anne', played: 1, won: 0 }]);
  });

  test('stepping back forgets the moves and the snapshot beyond', async () => {
    const id = await store.create(voyage({ snapshot: 'start' }));
    await store.append(id, { after: 0, moves: [line(0), line(1), line(2)], toAct: 1, snapshot: 'third' });
    await store.stepBack(id, { keep: 1, toAct: 1 });
    expect(await loaded(store, id)).toMatchObject({ snapshot: null, record: { moves: [line(0)] } });
    await store.stepBack(id, { keep: 0, toAct: 0, snapshot: 'start again' });
    expect(await loaded(store, id)).toMatchObject({
      snapshot: { after: 0, state: 'start again' },
      record: { moves: [] },
    });
  });

  test('a removed match is hidden and uncounted until it is restored', async () => {
    const going = await store.create(voyage());
    const done = await finishedMatch(store, voyage(), won(0));
    const figures = await store.statistics({ by: 'human' });
    await store.remove(going);
    await store.remove(done);
    expect(await store.unfinished()).toEqual([]);
    expect((await store.finished()).matches).toEqual([]);
    expect(await store.load(going)).toBeNull();
    expect(await store.statistics({ by: 'human' })).toEqual([]);
    await expect(store.rename(going, 'x')).rejects.toMatchObject({ kind: 'no-match' });
    await store.restore(going);
    await store.restore(done);
    expect((await store.unfinished()).map((card) => card.id)).toEqual([going]);
    expect(await store.statistics({ by: 'human' })).toEqual(figures);
    await expect(store.restore(done)).rejects.toMatchObject({ kind: 'no-match' });
  });

  test('a purged match is gone for good', async () => {
    const id = await finishedMatch(store, voyage(), won(0));
    await store.remove(id);
    await store.purge(id);
    await expect(store.restore(id)).rejects.toMatchObject({ kind: 'no-match' });
    expect(await store.create(voyage({ id }))).toBe(id);
  });

  test('a match is renamed, bookmarked and marked as practice without counting as played', async () => {
    const id = await store.create(voyage());
    const { playedAt } = await loaded(store, id);
    await store.rename(id, 'Revenge');
    await store.bookmark(id, { seen: [3, 4] });
    await store.markPractice(id);
    expect(await loaded(store, id)).toMatchObject({
      title: 'Revenge',
      bookmark: { seen: [3, 4] },
      practice: true,
      playedAt,
    });
  });

  test('statistics count humans by name, bots by strength, games by match, practice apart', async () => {
    await finishedMatch(store, voyage({ seats: [ANNE, BOT] }), won(0), 10);
    await finishedMatch(store, voyage({ seats: [ANNE, MARY] }), { ...won(0), points: [9, 4] }, 20);
    await finishedMatch(
      store,
      voyage({ seats: [ANNE, BOT], game: 'mutineer' }),
      { ranks: [2, 1], winners: [1], reason: 'sunk' },
      30,
    );
    const practice = await finishedMatch(store, voyage(), won(0), 5);
    await store.markPractice(practice);
    expect(await store.statistics({ by: 'human' })).toEqual([
      {
        key: 'Anne',
        played: 3,
        won: 2,
        streak: { now: 0, best: 2 },
        points: { average: 8, best: 9 },
        duration: 20_000,
        moves: 20,
      },
      {
        key: 'Mary',
        played: 1,
        won: 0,
        streak: { now: 0, best: 0 },
        points: { average: 4, best: 4 },
        duration: 20_000,
        moves: 20,
      },
    ]);
    expect(await store.statistics({ by: 'bot' })).toMatchObject([
      { key: 'mate', played: 2, won: 1, streak: { now: 1 } },
    ]);
    expect(await store.statistics({ by: 'game' })).toMatchObject([
      { key: 'cartagena', played: 2, won: 2, streak: { now: 2, best: 2 }, points: { average: 20 / 3, best: 9 } },
      { key: 'mutineer', played: 1, won: 0, points: null, moves: 30 },
    ]);
    expect(await store.statistics({ by: 'human', game: 'mutineer' })).toMatchObject([
      { key: 'Anne', played: 1, won: 0 },
    ]);
    expect(await store.statistics({ by: 'human', practice: true })).toMatchObject([{ key: 'Anne', played: 1, won: 1 }]);
    expect(await store.results({ by: 'human', key: 'Anne', limit: 2 })).toMatchObject([
      { match: 'm3', game: 'mutineer', won: false, rank: 2, points: null, moves: 30 },
      { match: 'm2', game: 'cartagena', won: true, rank: 1, points: 9, duration: 20_000 },
    ]);
  });

  test('settings and last choices are kept by key', async () => {
    expect(await store.settings()).toEqual({});
    await store.set('theme', 'dark');
    await store.set('speed', 2);
    await store.set('theme', { mode: 'light' });
    expect(await store.settings()).toEqual({ theme: { mode: 'light' }, speed: 2 });
    expect(await store.lastChoice('cartagena')).toBeNull();
    await store.rememberChoice('cartagena', { seats: 3, options: { first: 'random' } });
    expect(await store.lastChoice('cartagena')).toEqual({ seats: 3, options: { first: 'random' } });
  });

  test('what is handed in later changes nothing', async () => {
    const seats = [ANNE, BOT];
    const id = await store.create(voyage({ seats }));
    seats.pop();
    expect((await loaded(store, id)).seats).toEqual([ANNE, BOT]);
  });
});
