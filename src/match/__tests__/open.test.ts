/** Opening stored matches: after every single move the match goes on exactly there. */
import { fingerprint } from '@/core/data';
import { isProblem } from '@/core/record';
import type { Match as StoredMatch, NewMatch, Store } from '@/store/store';

import { historyOf, lastPosition, type History } from '../history';
import { historyOfStored, openMatch, startMatch } from '../open';
import { anna, bea, game, HandClock, Notebook, recordOf, SlowThinker } from './bench';

const moves = ['p1 draw', 'p2 draw', 'p1 bury 1', 'p2 look', 'p1 roll', 'p2 bury 2'];

function stored(changes: Partial<StoredMatch>): StoredMatch {
  return {
    state: 'unfinished',
    id: 'm1',
    game: game.id,
    title: 'Sea chest',
    seats: [anna, bea],
    toAct: 0,
    moves: moves.length,
    practice: false,
    startedAt: 0,
    playedAt: 0,
    elapsed: 0,
    outcome: null,
    record: recordOf(moves, 2),
    snapshot: null,
    bookmark: null,
    ...changes,
  };
}

function company() {
  return { store: new Notebook() as unknown as Store, thinker: new SlowThinker(), clock: new HandClock() };
}

test.each(moves.map((_, number) => number))('resume after %i moves: same position, same steps, same undo', (number) => {
  const whole = historyOf(game, recordOf(moves, 2)) as History;
  const part = historyOfStored(game, stored({ record: recordOf(moves.slice(0, number), 2) })) as History;
  expect(fingerprint(part.steps)).toBe(fingerprint(whole.steps.slice(0, number)));
  expect(fingerprint(lastPosition(part))).toBe(fingerprint(number ? whole.steps[number - 1]?.after : whole.start));
});

test('a record that cannot be played is refused with the place and the reason', () => {
  const broken = stored({ record: recordOf(['p1 draw', 'p2 fly'], 2) });
  const answer = openMatch(game, broken, company());
  expect(answer).toMatchObject({ id: 'bad-text', at: 2 });
});

test('a match of older rules goes on from its saved position', () => {
  const whole = historyOf(game, recordOf(moves, 2)) as History;
  const older = stored({
    record: { ...recordOf(moves, 2), rulesVersion: 99 },
    snapshot: { after: moves.length, state: lastPosition(whole) },
  });
  const match = openMatch(game, older, company());
  if (isProblem(match)) throw new Error(match.sentence);
  expect(match.getPicture()).toMatchObject({ number: moves.length, undo: 0 });
});

test('without a saved position a match of other rules is refused by its version', () => {
  const older = stored({ record: { ...recordOf(moves, 2), rulesVersion: 99 } });
  expect(openMatch(game, older, company())).toMatchObject({ id: 'wrong-version' });
});

test('a new match is stored with everything needed to play it again', async () => {
  const created: NewMatch[] = [];
  const store = {
    create: (match: NewMatch) => Promise.resolve(created.push(match)).then(() => 'm9'),
  } as unknown as Store;
  const { options } = recordOf([], 2);
  const id = await startMatch(store, { game, title: 'Tuesday', options, seats: [anna, bea], seed: 'bench' });
  expect(id).toBe('m9');
  expect(created[0]).toMatchObject({
    game: game.id,
    rulesVersion: 1,
    options,
    seed: 'bench',
    toAct: 0,
    title: 'Tuesday',
  });
});
