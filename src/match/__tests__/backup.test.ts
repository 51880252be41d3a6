/** Backups at the door: what is let in, what is refused and why, in slices, with a way out. */
import { matchIn } from '@/store/import';
import { createMemoryStore } from '@/store/memory';
import type { Store } from '@/store/store';

import { inspect, letIn, NotText, type Checked, type Inspected, type Pace, type Progress } from '../backup';
import { madeUp, madeUpBackup, playable, textOf, type MadeUp } from './madeUp';

const hurried: Pace = { isDue: () => false, rest: () => Promise.resolve(true) };

async function* inChunks(text: string, size = text.length || 1): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

function look(text: string, { pace = hurried, size }: { pace?: Pace; size?: number } = {}): Promise<Inspected> {
  return inspect(inChunks(text, size), { games: playable, shape: matchIn, pace });
}

function checked(inspected: Inspected): Checked {
  if (inspected.kind !== 'checked') throw new Error(JSON.stringify(inspected));
  return inspected;
}

function emptyStore(): Store {
  return createMemoryStore({ clock: () => 5, newId: () => 'new' });
}

const five = [0, 1, 2, 3, 4].map((number) => madeUp(number, 'five'));
const [first] = five as [MadeUp];

function changed(change: object, record: object = {}): string {
  return madeUpBackup([{ ...first, ...change, record: { ...first.record, ...record } }]);
}

test('random games of the engines come in, with whose turn it is and how they ended', async () => {
  const store = emptyStore();
  const result = checked(await look(madeUpBackup(five)));
  expect(result.refused).toEqual([]);
  expect(result.moves).toBe(five.reduce((sum, { record }) => sum + record.moves.length, 0));
  expect(await letIn(store, result)).toEqual({ added: 5, updated: 0, known: 0 });
  expect((await store.finished()).matches).toHaveLength(4);
  expect(await store.unfinished()).toMatchObject([{ title: 'Voyage 5', toAct: expect.any(Number) }]);
});

test('what was exported comes in again as it was, and nothing twice', async () => {
  const store = emptyStore();
  await letIn(store, checked(await look(madeUpBackup(five))));
  const text = await textOf(store);
  const other = emptyStore();
  expect(await letIn(other, checked(await look(text)))).toMatchObject({ added: 5 });
  expect(await textOf(other)).toBe(text);
  expect(await letIn(other, checked(await look(text)))).toEqual({ added: 0, updated: 0, known: 5 });
  expect(await textOf(other)).toBe(text);
});

test.each([1, 2, 7, 1000])('a file that arrives in chunks of %i characters is the same file', async (size) => {
  const text = madeUpBackup([first, { ...first, id: 'say "hi" \\ {[' }]);
  expect(checked(await look(text, { size })).sound).toEqual(checked(await look(text)).sound);
});

test('a file with the order of its fields changed, blanks and a byte order mark is still a backup', async () => {
  const { matches, ...head } = JSON.parse(madeUpBackup([first])) as Record<string, unknown>;
  const text = `\uFEFF \r\n${JSON.stringify({ matches, ...head }, null, '\t')}\n\n`;
  expect(checked(await look(text)).sound).toHaveLength(1);
});

test.each<[string, string, object]>([
  ['nothing', '', { id: 'cut-off' }],
  ['a picture', '\u0089PNG', { id: 'not-json', line: 1 }],
  ['a list', '[]', { id: 'not-json' }],
  ['some other file', '{"name": "tortuga"}', { id: 'not-a-backup' }],
  ['a single record', '{"format": "tortuga-record", "version": 1}', { id: 'not-a-backup' }],
  ['a newer backup', '{"format": "tortuga-backup", "version": 7}', { id: 'newer', version: 7 }],
  ['a version of nonsense', '{"format": "tortuga-backup", "version": 1e400}', { id: 'not-a-backup' }],
  ['no version', '{"format": "tortuga-backup", "matches": []}', { id: 'not-a-backup' }],
  [
    'matches that are no list',
    '{"format": "tortuga-backup", "version": 1,\n"matches": {}}',
    { id: 'not-json', line: 2 },
  ],
  ['matches twice', '{"format": "tortuga-backup", "version": 1, "matches": [], "matches": []}', { id: 'twice' }],
  ['something after the end', '{"format": "tortuga-backup", "version": 1}\n\n x', { id: 'not-json', line: 3 }],
  ['brackets that do not fit', '{"format": "tortuga-backup", "x":\n[}]}', { id: 'not-json', line: 2 }],
  ['a list without an end', '{"format": "tortuga-backup", "matches": [', { id: 'cut-off' }],
  ['a comma too much', '{"format": "tortuga-backup", "version": 1, "matches": [],}', { id: 'not-json' }],
  [
    'a game of a million moves',
    madeUpBackup([{ record: { moves: Array(1_000_000).fill('p1 end') } }]),
    { id: 'too-long' },
  ],
  ['depth', `{"matches": [${'['.repeat(5000)}${']'.repeat(5000)}]}`, { id: 'too-deep' }],
])('a file of %s is refused', async (_name, text, problem) => {
  expect(await look(text)).toMatchObject({ kind: 'refused', problem });
});

test('bytes that are no text are refused', async () => {
  async function* bytes(): AsyncGenerator<string> {
    yield '{';
    throw new NotText();
  }
  const result = await inspect(bytes(), { games: playable, shape: matchIn, pace: hurried });
  expect(result).toEqual({ kind: 'refused', problem: { id: 'not-text' } });
});

test('a file that cannot be read on is not a refused file', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield '{';
    throw new Error('The disk was pulled out.');
  }
  await expect(inspect(broken(), { games: playable, shape: matchIn, pace: hurried })).rejects.toThrow('pulled out');
});

const bot = { kind: 'bot', name: 'Tom', colour: 'red', emblem: 'sun', strength: 'admiral' };
const others = first.seats.slice(1);

test.each<[string, string, RegExp]>([
  ['an unknown game', changed({}, { game: 'chess' }), /cannot play "chess"/],
  ['other rules', changed({}, { rulesVersion: 999 }), /version 999 of the rules/],
  ['an unknown option', changed({}, { options: { ['__proto__x']: 1 } }), /__proto__x/],
  ['an illegal move', changed({}, { moves: ['p9 dance'] }), /^Move 1, "p9 dance": .*\bp[1-5]\b/],
  [
    'a seat that is not to act',
    changed({}, { moves: first.record.moves.map((line) => `p5${line.slice(2)}`) }),
    /^Move 1/,
  ],
  ['moves after the end', changed({}, { moves: [...first.record.moves, 'p1 end'] }), /The game is over/],
  ['an empty move', changed({}, { moves: [''] }), /^Move 1, ""/],
  ['a move of a page', changed({}, { moves: ['p1 '.padEnd(3000, 'x')] }), /^Move 1 is too long/],
  ['too many moves', changed({}, { moves: Array(50_001).fill('p1 end') }), /50001 moves/],
  ['a seed of a page', changed({}, { seed: 'x'.repeat(300) }), /seed is too long/],
  ['an unknown strength', changed({ seats: [bot, ...others] }), /Seat 1 .*unknown strength "admiral"/],
  [
    'an unknown character',
    changed({ seats: [{ ...bot, strength: 'sailor', character: 'mad' }, ...others] }),
    /character/,
  ],
  ['nobody', changed({ seats: [{ ...bot, name: ' ' }, ...others] }), /Seat 1 has no name/],
  ['one seat less', changed({ seats: others }), /seats/],
  ['a time beyond time', changed({ playedAt: 9_000_000_000_000_000 }), /calendar/],
  ['a time that is none', changed({ playedAt: 'today' }), /times are not whole milliseconds/],
  ['a title of another kind', changed({ title: {} }), /^Its title/],
  ['a huge wrong format', changed({}, { format: 'x'.repeat(100_000) }), /^A game record says.{0,300}$/],
])('a match with %s stays outside and says why', async (_name, text, sentence) => {
  const { sound, refused } = checked(await look(text));
  expect(sound).toEqual([]);
  expect(refused).toMatchObject([{ number: 1, sentence: expect.stringMatching(sentence) }]);
});

test('a bad match is told by its place and title; the others can come in', async () => {
  const bad = { ...first, id: 'bad', title: 'Sunk', record: { ...first.record, moves: ['p1 sink'] } };
  const result = checked(await look(madeUpBackup([first, bad, first])));
  expect(result.sound).toEqual([first]);
  expect(result.refused).toMatchObject([
    { number: 2, title: 'Sunk' },
    { number: 3, title: 'Voyage 1', sentence: 'Another match of this file has the same id.' },
  ]);
  expect(await letIn(emptyStore(), result)).toEqual({ added: 1, updated: 0, known: 0 });
});

test('rules that stumble refuse the match and stop nothing', async () => {
  const rules = playable.map((entry) => ({
    id: entry.id,
    rules: {
      ...entry.rules,
      setup: () => {
        throw new Error('No wind.');
      },
    },
  }));
  const result = await inspect(inChunks(madeUpBackup([first])), { games: rules, shape: matchIn, pace: hurried });
  expect(checked(result).refused).toMatchObject([{ sentence: expect.stringMatching(/cannot follow.*No wind/) }]);
});

test('checking rests after every slice, tells how far it is, and can be called off', async () => {
  const told: Progress[] = [];
  let steps = 0;
  const pace: Pace = {
    isDue: () => ++steps % 10 === 0,
    rest: (progress) => {
      told.push(progress);
      return Promise.resolve(told.length < 6);
    },
  };
  expect(await look(madeUpBackup(five), { pace })).toEqual({ kind: 'cancelled' });
  expect(told).toHaveLength(6);
  expect(told[5]?.moves).toBeGreaterThan(told[1]?.moves ?? Infinity);
});

test('a verdict belongs to the match that was replayed and to no other', async () => {
  const { verify } = checked(await look(madeUpBackup([first])));
  expect(await verify({ ...first.record, moves: [] })).toEqual({ sentence: 'This game has not been replayed yet.' });
});
