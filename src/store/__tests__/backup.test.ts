/** Export and import: everything out, everything in again, nothing twice, nothing bad. */
import fc from 'fast-check';

import type { GameRecord } from '@/core/record';

import type { Verdict } from '../backup';
import { createMemoryStore } from '../memory';
import type { Store } from '../store';
import { ANNE, finishedMatch, freshPlace, line, loaded, MARY, openAt, ticking, voyage, won } from './chest';

/** Stands for the rules: a move "sink" is illegal, a third move ends the game. */
function verify(record: GameRecord): Verdict {
  if (record.moves.some((move) => move.includes('sink'))) return { sentence: 'Move 1 is illegal.' };
  const isOver = record.moves.length >= 3;
  return { toAct: isOver ? null : 1, outcome: isOver ? won(0) : null, state: { after: record.moves.length } };
}

async function exported(store: Store) {
  let text = '';
  for await (const chunk of store.exportAll()) text += chunk;
  return JSON.parse(text) as { matches: Record<string, unknown>[] } & Record<string, unknown>;
}

const KINDS: [string, () => Promise<Store>][] = [
  ['on disk', () => openAt(freshPlace())],
  ['in memory', async () => createMemoryStore(ticking())],
];

describe.each(KINDS)('a store %s', (_kind, open) => {
  let store: Store;
  let target: Store;
  beforeEach(async () => {
    store = await open();
    target = await open();
    await store.create(voyage({ title: 'Going "on"\n', snapshot: 1 }));
    await store.append('m1', { after: 0, moves: [line(0)], toAct: 1, elapsed: 5 });
    await finishedMatch(store, voyage({ seats: [ANNE, MARY] }), won(0));
    await store.markPractice('m2');
    await store.set('theme', 'dark');
    await store.rememberChoice('cartagena', { seats: 2 });
  });
  afterEach(() => Promise.all([store.close(), target.close()]));

  test('the file holds everything in plain words', async () => {
    expect(await exported(store)).toMatchObject({
      format: 'tortuga-backup',
      version: 1,
      settings: { theme: 'dark' },
      choices: { cartagena: { seats: 2 } },
      matches: [
        { id: 'm1', title: 'Going "on"\n', record: { format: 'tortuga-record', moves: [line(0)] } },
        { id: 'm2', practice: true, seats: [ANNE, MARY], record: { moves: [line(0), line(1), line(2)] } },
      ],
      unreadable: [],
    });
  });

  test('an empty store makes a whole file too', async () => {
    expect(await exported(target)).toMatchObject({ matches: [], unreadable: [] });
  });

  test('what was exported comes in as it was, with the standing the rules tell', async () => {
    const file = await exported(store);
    expect(await target.importAll(file, verify)).toEqual({ added: 2, updated: 0, known: 0 });
    const first = await loaded(target, 'm1');
    expect(first).toEqual({ ...(await loaded(store, 'm1')), snapshot: { after: 1, state: { after: 1 } } });
    expect(await loaded(target, 'm2')).toMatchObject({ state: 'finished', practice: true, outcome: won(0) });
    expect(await target.statistics({ by: 'human', practice: true })).toEqual(
      await store.statistics({ by: 'human', practice: true }),
    );
  });

  test('importing twice doubles nothing', async () => {
    const file = await exported(store);
    await target.importAll(file, verify);
    const before = await exported(target);
    expect(await target.importAll(file, verify)).toEqual({ added: 0, updated: 0, known: 2 });
    expect({ ...(await exported(target)), exportedAt: 0 }).toEqual({ ...before, exportedAt: 0 });
  });

  test('a match that went on elsewhere is brought up to date, one that went on here is kept', async () => {
    const early = await exported(store);
    await target.importAll(early, verify);
    await store.append('m1', { after: 1, moves: [line(1)], toAct: 0 });
    const late = await exported(store);
    expect(await target.importAll(late, verify)).toEqual({ added: 0, updated: 1, known: 1 });
    expect((await loaded(target, 'm1')).moves).toBe(2);
    expect(await target.importAll(early, verify)).toEqual({ added: 0, updated: 0, known: 2 });
    expect((await loaded(target, 'm1')).moves).toBe(2);
  });

  test('a match of the same id that went another way is kept as it is here', async () => {
    const file = await exported(store);
    await target.create(voyage({ id: 'm1' }));
    await target.append('m1', { after: 0, moves: ['p1 elsewhere'], toAct: 1 });
    const late = { matches: [{ ...file.matches[0], record: { ...(file.matches[1]?.record as object) } }] };
    expect(await target.importAll(late, verify)).toEqual({ added: 0, updated: 0, known: 1 });
    expect((await loaded(target, 'm1')).record.moves).toEqual(['p1 elsewhere']);
  });

  test('a removed match can be imported anew', async () => {
    const file = await exported(store);
    await store.remove('m1');
    expect(await store.importAll(file, verify)).toEqual({ added: 1, updated: 0, known: 1 });
    expect(await loaded(store, 'm1')).toMatchObject({ moves: 1 });
  });

  test('one bad match refuses the whole file, says which and why, and changes nothing', async () => {
    const file = await exported(store);
    const bad = {
      matches: [
        file.matches[0],
        { ...file.matches[1], id: 'm9', record: { ...(file.matches[1]?.record as object), moves: ['p1 sink'] } },
      ],
    };
    await expect(target.importAll(bad, verify)).rejects.toMatchObject({
      kind: 'bad-import',
      detail: 'match 2: Move 1 is illegal.',
    });
    const twice = { matches: [file.matches[0], file.matches[0]] };
    await expect(target.importAll(twice, verify)).rejects.toMatchObject({ detail: expect.stringContaining('twice') });
    expect(await target.unfinished()).toEqual([]);
  });

  test('any damage to a match is refused or harmless, never half let in', async () => {
    const file = await exported(store);
    const field = fc.constantFrom('id', 'title', 'seats', 'practice', 'startedAt', 'playedAt', 'elapsed', 'record');
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (name, value) => {
        const fresh = createMemoryStore(ticking());
        const items = [{ ...file.matches[0], [name]: value }];
        const report = await fresh.importAll({ matches: items }, verify).catch((error: { kind: string }) => error.kind);
        const listed = await fresh.unfinished();
        if (report === 'bad-import') expect(listed).toEqual([]);
        else expect(listed).toMatchObject([{ state: 'unfinished' }]);
      }),
    );
  });

  test('matches may come one by one, and verifying may take its time', async () => {
    const file = await exported(store);
    async function* slowly() {
      for (const match of file.matches) yield match;
    }
    expect(await target.importAll({ matches: slowly() }, async (record) => verify(record))).toMatchObject({ added: 2 });
  });
});
