/** Thousands of spoilt backups: none throws, none changes the store unless it is let in, every refusal is a sentence. */
import { below, fraction, pick, randomFrom, shuffle, type Random } from '@/core/random';
import { matchIn } from '@/store/import';
import { createMemoryStore } from '@/store/memory';
import type { Store } from '@/store/store';

import { inspect, letIn, NotText, type Inspected, type Pace } from '../backup';
import { madeUp, madeUpBackup, playable, textOf } from './madeUp';

const FILES = 1000;
const hurried: Pace = { isDue: () => false, rest: () => Promise.resolve(true) };
const PROBLEMS = ['not-json', 'cut-off', 'too-deep', 'too-long', 'twice', 'not-a-backup', 'not-text', 'newer'];

/** Two games under way and a finished one, short so that thousands can be tried. */
const made = Array.from({ length: 30 }, (_, number) => madeUp(number, 'fuzz')).sort(
  (a, b) => a.record.moves.length - b.record.moves.length,
);
const good = [...made.slice(0, 2), ...made.filter(({ id }) => !/[49]$/.test(id)).slice(0, 1)];
const goodText = madeUpBackup(good);
const goodBytes = new TextEncoder().encode(goodText);

/** Values that programs are not made for. */
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 53, 9.1e15, '', ' ', '\u0000', '💀', 'p1', '__proto__'],
  ...[[], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, { sentence: 'x' }, 'x'.repeat(5000)],
  ...[JSON.parse('{"__proto__": {"admin": true}}'), JSON.parse('{"constructor": {"prototype": {}}}')],
];

type Tree = Record<string | number, unknown>;

/** Every object and list in a tree, with the keys that lead on. */
function nodes(tree: unknown, found: Tree[] = []): Tree[] {
  if (typeof tree !== 'object' || tree === null) return found;
  found.push(tree as Tree);
  for (const value of Object.values(tree)) nodes(value, found);
  return found;
}

function somewhere(tree: unknown, random: Random): { node: Tree; key: string } {
  const node = pick(
    random,
    nodes(tree).filter((one) => Object.keys(one).length > 0),
  );
  return { node, key: pick(random, Object.keys(node)) };
}

/** Changes to what the file says, each on a copy of the good file. */
const changes: Record<string, (tree: { matches: Tree[] } & Tree, random: Random) => void> = {
  'a wrong type'(tree, random) {
    const { node, key } = somewhere(tree, random);
    node[key] = pick(random, ODD);
  },
  'a field less'(tree, random) {
    const { node, key } = somewhere(tree, random);
    if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete node[key];
  },
  'a huge number'(tree, random) {
    const { node, key } = somewhere(tree, random);
    node[key] =
      pick(random, [Number.MAX_SAFE_INTEGER, 1e21, -1e21, 1e300, 2 ** 31, 2 ** 32]) * (fraction(random) + 0.5);
  },
  'a prototype key'(tree, random) {
    const { node } = somewhere(tree, random);
    const name = pick(random, ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then']);
    Object.defineProperty(node, name, { value: pick(random, ODD), enumerable: true, configurable: true });
  },
  'deep nesting'(tree, random) {
    const { node, key } = somewhere(tree, random);
    let nest: unknown = 1;
    for (let depth = below(random, 300); depth > 0; depth--) nest = depth % 2 === 0 ? [nest] : { nest };
    node[key] = nest;
  },
  'swapped seats'(tree, random) {
    const match = pick(random, tree.matches) as { record: { moves: string[] } };
    match.record.moves = match.record.moves.map((line) => line.replace(/^p\d/, () => `p${1 + below(random, 6)}`));
  },
  'other people'(tree, random) {
    const match = pick(random, tree.matches) as { seats: unknown[] };
    shuffle(random, match.seats);
    if (below(random, 2) === 0) match.seats.pop();
  },
  'a move out of place'(tree, random) {
    const match = pick(random, tree.matches) as { record: { moves: string[] } };
    const { moves } = match.record;
    const [from, to] = [below(random, moves.length), below(random, moves.length)];
    moves.splice(to, 0, ...moves.splice(from, 1));
  },
  'a move of another game'(tree, random) {
    const [one, other] = [pick(random, tree.matches), pick(random, tree.matches)] as { record: { moves: string[] } }[];
    const moves = other?.record.moves ?? [];
    one?.record.moves.splice(below(random, one.record.moves.length), 1, pick(random, moves));
  },
  'another seed'(tree, random) {
    const match = pick(random, tree.matches) as { record: { seed: string } };
    match.record.seed = `other ${below(random, 1000)}`;
  },
  'the same again'(tree, random) {
    tree.matches.push(pick(random, tree.matches));
    if (below(random, 2) === 0) tree.matches.push(tree.matches as unknown as Tree);
  },
};

/** Damage to the bytes themselves. */
const damages: Record<string, (random: Random) => Uint8Array> = {
  'cut short': (random) => goodBytes.slice(0, below(random, goodBytes.length)),
  'bits flipped'(random) {
    const bytes = goodBytes.slice();
    for (let flips = 1 + below(random, 8); flips > 0; flips--) {
      const at = below(random, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
    }
    return bytes;
  },
  'a piece missing'(random) {
    const from = below(random, goodBytes.length);
    const to = Math.min(goodBytes.length, from + 1 + below(random, 400));
    return new Uint8Array([...goodBytes.slice(0, from), ...goodBytes.slice(to)]);
  },
  'a piece repeated'(random) {
    const from = below(random, goodBytes.length);
    const piece = goodBytes.slice(from, from + 1 + below(random, 400));
    return new Uint8Array([...goodBytes.slice(0, from), ...piece, ...goodBytes.slice(from)]);
  },
  'other signs'(random) {
    const bytes = goodBytes.slice();
    for (let count = 1 + below(random, 5); count > 0; count--) {
      bytes[below(random, bytes.length)] = pick(
        random,
        [...'{}[]",:\\0-e.'].map((sign) => sign.charCodeAt(0)),
      );
    }
    return bytes;
  },
};

async function* decoded(bytes: Uint8Array, random: Random): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const size = 1 + below(random, bytes.length + 1);
  try {
    for (let at = 0; at < bytes.length; at += size) yield decoder.decode(bytes.slice(at, at + size), { stream: true });
    yield decoder.decode();
  } catch {
    throw new NotText();
  }
}

/** What must hold for any file at all; true if something of it was let in. */
async function survives(store: Store, before: string, inspected: Inspected, again: boolean): Promise<boolean> {
  expect(await textOf(store)).toBe(before);
  if (inspected.kind === 'refused') {
    expect(PROBLEMS).toContain(inspected.problem.id);
    return false;
  }
  if (inspected.kind === 'cancelled') throw new Error('Nobody has called it off.');
  for (const { number, sentence } of inspected.refused) {
    expect(number).toBeGreaterThan(0);
    expect(sentence).toMatch(/^[A-Z0-9"“].{5,310}$/s);
  }
  const { added, updated, known } = await letIn(store, inspected);
  expect(added + updated + known).toBe(inspected.sound.length);
  // Whatever was let in can be opened: its record is legal from the first move to the last.
  if (again)
    expect(await textOf(store).then((text) => inspectText(text))).toMatchObject({ kind: 'checked', refused: [] });
  return added + updated > 0;
}

const inspector = { games: playable, shape: matchIn, pace: hurried };

function inspectText(text: string): Promise<Inspected> {
  return inspect(decoded(new TextEncoder().encode(text), randomFrom(text)), inspector);
}

async function tryOne(bytes: Uint8Array, random: Random): Promise<boolean> {
  const store = createMemoryStore({ clock: () => 5, newId: () => 'new' });
  const before = await textOf(store);
  return survives(store, before, await inspect(decoded(bytes, random), inspector), below(random, 10) === 0);
}

test('the file itself is sound', async () => {
  expect(await tryOne(goodBytes, randomFrom('sound'))).toBe(true);
});

test.each(Object.keys(damages))(`${FILES / 2} files with %s`, async (name) => {
  let entered = 0;
  for (let seed = 0; seed < FILES / 2; seed++) {
    const random = randomFrom(`${name}/${seed}`);
    const bytes = damages[name]?.(random) ?? goodBytes;
    if (await tryOne(bytes, random)) entered++;
  }
  expect(entered).toBeLessThan(FILES / 2);
});

test.each(Object.keys(changes))(`${FILES / 5} files with %s`, async (name) => {
  for (let seed = 0; seed < FILES / 5; seed++) {
    const random = randomFrom(`${name}/${seed}`);
    const tree = JSON.parse(goodText) as { matches: Tree[] } & Tree;
    changes[name]?.(tree, random);
    await tryOne(new TextEncoder().encode(written(tree)), random);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** As JSON, also where the change has made a ring of it. */
function written(tree: unknown): string {
  const above: unknown[] = [];
  return JSON.stringify(tree, function (this: unknown, _key, value: unknown) {
    while (above.length > 0 && above[above.length - 1] !== this) above.pop();
    if (above.includes(value)) return null;
    if (typeof value === 'object' && value !== null) above.push(value);
    return value;
  });
}
