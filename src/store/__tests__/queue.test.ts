/** Many callers, one connection: everything happens in the order it was asked for. */
import fc from 'fast-check';

import { openStore } from '../open';
import { createQueue } from '../queue';
import type { Store } from '../store';
import { freshPlace, line, loaded, openAt, ticking, voyage } from './chest';

test('jobs run one at a time in the order added, failures included', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ ticks: fc.nat(3), fails: fc.boolean() }), { maxLength: 20 }),
      async (jobs) => {
        const queue = createQueue();
        const ran: number[] = [];
        let running = 0;
        const answers = jobs.map(({ ticks, fails }, number) =>
          queue.add(async () => {
            expect(++running).toBe(1);
            for (let tick = 0; tick < ticks; tick++) await null;
            running--;
            ran.push(number);
            if (fails) throw new Error(`job ${number}`);
            return number;
          }),
        );
        const settled = await Promise.allSettled(answers);
        await queue.drained();
        expect(ran).toEqual(jobs.map((_, number) => number));
        settled.forEach((answer, number) => expect(answer.status).toBe(jobs[number]?.fails ? 'rejected' : 'fulfilled'));
      },
    ),
  );
});

test('concurrent callers: each match gets its moves in order, whatever else is asked in between', async () => {
  const store = await openAt(freshPlace());
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<number | 'list' | 'settings' | 'bad'>(0, 1, 2, 'list', 'settings', 'bad'), {
        maxLength: 40,
      }),
      async (calls) => {
        const ids = await Promise.all([0, 1, 2].map(() => store.create(voyage())));
        const counts = [0, 0, 0];
        const asked = calls.map((call): Promise<unknown> => {
          if (call === 'list') return store.unfinished();
          if (call === 'settings') return store.settings();
          if (call === 'bad') return store.append('nowhere', { after: 0, moves: ['p1 x'], toAct: 0 });
          const after = counts[call] as number;
          counts[call] = after + 1;
          return store.append(ids[call] as string, { after, moves: [line(after)], toAct: 0 });
        });
        const settled = await Promise.allSettled(asked);
        settled.forEach((answer, index) =>
          expect(answer.status).toBe(calls[index] === 'bad' ? 'rejected' : 'fulfilled'),
        );
        for (const [index, id] of ids.entries()) {
          const expected = Array.from({ length: counts[index] as number }, (_, number) => line(number));
          expect((await loaded(store, id)).record.moves).toEqual(expected);
        }
      },
    ),
    { numRuns: 40 },
  );
  await store.close();
});

test('parallel opens share one store; after closing it opens again', async () => {
  const place = freshPlace();
  const given = ticking();
  const openings = await Promise.all([1, 2, 3].map(() => openStore(given, place)));
  const stores = openings.map((opening) => (opening.state === 'open' ? opening.store : null));
  expect(new Set(stores).size).toBe(1);
  const store = stores[0] as Store;
  const id = await store.create(voyage());
  await store.close();
  const again = await openStore(given, place);
  if (again.state !== 'open') throw new Error(`It is ${again.state}.`);
  expect(again.store).not.toBe(store);
  expect(await loaded(again.store, id)).toMatchObject({ id });
  await again.store.close();
});
