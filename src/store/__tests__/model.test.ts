/** Any sequence of calls leaves the store on disk where the one in memory stands, and statistics as counted by hand. */
import fc from 'fast-check';

import type { Outcome } from '@/core/outcome';

import type { Figures } from '../figures';
import { createMemoryStore } from '../memory';
import type { MatchCard, MatchSeat, Store } from '../store';
import { ANNE, BOT, freshPlace, line, MARY, openAt, ticking, voyage } from './chest';

const GAMES = ['cartagena', 'mutineer'];
const MATE: MatchSeat = { ...BOT, strength: 'captain' } as MatchSeat;
const TABLES: MatchSeat[][] = [
  [ANNE, BOT],
  [ANNE, MARY],
  [BOT, MATE],
  [MARY, BOT, MATE],
  [ANNE, ANNE],
];

type Call = (store: Store) => Promise<unknown>;

const some = fc.nat(7).map((number) => `m${number + 1}`);
const seed = fc.record({
  game: fc.constantFrom(...GAMES),
  seats: fc.constantFrom(...TABLES),
});
const ending = fc.record({
  winner: fc.nat(2),
  shared: fc.boolean(),
  points: fc.option(fc.array(fc.integer({ min: -5, max: 30 }), { minLength: 3, maxLength: 3 })),
});

function outcomeFor(seats: number, end: { winner: number; shared: boolean; points: number[] | null }): Outcome {
  const winners = end.shared ? [0, 1] : [end.winner].filter((seat) => seat < seats);
  const ranks = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : winners.length + 1));
  return { ranks, winners, reason: 'home', ...(end.points && { points: end.points.slice(0, seats) }) };
}

/** The call as a function of the store, so that both stores get the very same. */
const calls: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 3,
    arbitrary: seed.map(
      (match): Call =>
        (store) =>
          store.create(voyage(match)),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(some, fc.nat(3), fc.boolean()).map(([id, count, snap]): Call => async (store) => {
      const after = await movesOf(store, id);
      const moves = Array.from({ length: count }, (_, index) => line(after + index));
      await store.append(id, { after, moves, toAct: 0, ...(snap && { snapshot: { after } }) });
    }),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(some, ending, fc.nat(9000)).map(([id, end, elapsed]): Call => async (store) => {
      const match = await store.load(id);
      const seats = match && match.state !== 'unreadable' ? match.seats.length : 2;
      const after = await movesOf(store, id);
      await store.append(id, { after, moves: [line(after)], toAct: null, elapsed, outcome: outcomeFor(seats, end) });
    }),
  },
  fc.tuple(some, fc.nat(4), fc.boolean()).map(
    ([id, keep, practice]): Call =>
      (store) =>
        store.stepBack(id, { keep, toAct: 1, practice }),
  ),
  some.map(
    (id): Call =>
      (store) =>
        store.markPractice(id),
  ),
  some.map(
    (id): Call =>
      (store) =>
        store.remove(id),
  ),
  some.map(
    (id): Call =>
      (store) =>
        store.restore(id),
  ),
  some.map(
    (id): Call =>
      (store) =>
        store.purge(id),
  ),
  fc.tuple(some, fc.string()).map(
    ([id, title]): Call =>
      (store) =>
        store.rename(id, title),
  ),
);

async function movesOf(store: Store, id: string): Promise<number> {
  const match = await store.load(id);
  return match && match.state !== 'unreadable' ? match.moves : 0;
}

/** The answer or the kind of refusal. */
async function said(store: Store, call: Call): Promise<unknown> {
  return call(store).catch((error: { kind?: string }) => error.kind);
}

async function all(store: Store) {
  const statistics = [];
  for (const by of ['game', 'human', 'bot'] as const) {
    for (const practice of [false, true]) {
      for (const game of [undefined, 'mutineer']) {
        const figures = await store.statistics({ by, practice, ...(game !== undefined && { game }) });
        statistics.push(...figures.map((each) => ({ by, practice, game, ...each })));
      }
    }
  }
  return {
    unfinished: await store.unfinished(),
    finished: await store.finished({ size: 100 }),
    results: await store.results({ by: 'human', key: 'Anne', limit: 5 }),
    matches: await Promise.all(['m1', 'm2', 'm3'].map((id) => store.load(id))),
    statistics,
  };
}

test('disk and memory agree after any calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { maxLength: 30 }), async (sequence) => {
      let now = 0;
      const given = () => ({ ...ticking(), clock: () => now });
      const disk = await openAt(freshPlace(), given());
      const memory = createMemoryStore(given());
      for (const [index, call] of sequence.entries()) {
        // Every other call falls into the same moment as the one before.
        now = Math.floor(index / 2);
        expect(await said(disk, call)).toEqual(await said(memory, call));
      }
      expect(rounded(await all(disk))).toEqual(rounded(await all(memory)));
      await disk.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('statistics are those counted by hand from the finished matches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(seed, ending, fc.boolean()), { maxLength: 15 }), async (matches) => {
      const store = await openAt(freshPlace(), ticking());
      for (const [{ game, seats }, end, practice] of matches) {
        const id = await store.create(voyage({ game, seats }));
        await store.append(id, {
          after: 0,
          moves: [line(0)],
          toAct: null,
          elapsed: 50,
          outcome: outcomeFor(seats.length, end),
        });
        if (practice) await store.markPractice(id);
      }
      const done = ((await store.finished({ size: 100 })).matches as MatchCard[])
        .filter((match) => !match.practice)
        .reverse();
      for (const name of ['Anne', 'Mary']) {
        const figures = (await store.statistics({ by: 'human' })).find(({ key }) => key === name);
        expect(rounded(figures ?? null)).toEqual(rounded(byHand(name, done)));
      }
      await store.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** The slow obvious way. */
function byHand(name: string, matches: readonly MatchCard[]): Figures | null {
  let played = 0;
  let won = 0;
  let now = 0;
  let best = 0;
  let moves = 0;
  let duration = 0;
  const points: number[] = [];
  for (const match of matches) {
    for (let seat = 0; seat < match.seats.length; seat++) {
      if (match.seats[seat]?.kind !== 'human' || match.seats[seat]?.name !== name) continue;
      played++;
      moves += match.moves;
      duration += match.elapsed;
      const total = match.outcome?.points?.[seat];
      if (total !== undefined) points.push(total);
      if (match.outcome?.winners.includes(seat)) {
        won++;
        now++;
        best = Math.max(best, now);
      } else now = 0;
    }
  }
  if (played === 0) return null;
  const sum = points.reduce((total, each) => total + each, 0);
  return {
    key: name,
    played,
    won,
    streak: { now, best },
    points: points.length > 0 ? { average: sum / points.length, best: Math.max(...points) } : null,
    duration: duration / played,
    moves: moves / played,
  };
}

/** Averages may differ in the last digit by the order of adding. */
function rounded<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'number' ? Number(item.toPrecision(12)) : item,
  );
}
