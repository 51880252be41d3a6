/** Golden records: whole games that must replay to the same end for ever; and records that must be refused. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { fnv1a } from '@/core/random';
import { type GameRecord, isProblem, readRecord, replay, writeRecord } from '@/core/record';

import { rules } from '../rules';

const folder = path.join(__dirname, 'records');
const files = readdirSync(folder).filter((file) => file !== 'ends.json');
const ends = JSON.parse(readFileSync(path.join(folder, 'ends.json'), 'utf8')) as Record<string, unknown>;

function stored(file: string): GameRecord {
  const record = readRecord(readFileSync(path.join(folder, file), 'utf8'));
  if (isProblem(record)) throw new Error(record.sentence);
  return record;
}

test('there is an end for every record', () => {
  expect(Object.keys(ends).sort()).toEqual([...files].sort());
});

test.each(files)('%s replays to the same end', (file) => {
  const played = replay(rules as AnyGame, stored(file));
  if (isProblem(played)) throw new Error(played.sentence);
  const outcome = rules.outcome(played.state as never);
  expect({ outcome, state: fnv1a(fingerprint(played.state)).toString(16) }).toEqual(ends[file]);
});

describe('refused with the place and the reason', () => {
  const good = stored('escape-2.json');
  const refusal = (record: GameRecord) => replay(rules as AnyGame, record);

  test('an illegal move', () => {
    const seat = good.moves[4]?.slice(0, 2);
    const moves = good.moves.map((line, i) => (i === 4 ? `${seat} rum:J>48` : line));
    expect(refusal({ ...good, moves })).toMatchObject({ id: 'illegal-move', at: 5 });
  });

  test('a garbled move', () => {
    const seat = good.moves[2]?.slice(0, 2);
    const moves = good.moves.map((line, i) => (i === 2 ? `${seat} rum-J-6` : line));
    expect(refusal({ ...good, moves })).toMatchObject({ id: 'bad-text', at: 3 });
  });

  test('a move of the wrong seat', () => {
    const other = good.moves[0]?.startsWith('p1') ? 'p2' : 'p1';
    const moves = good.moves.map((line, i) => (i === 0 ? `${other}${line.slice(2)}` : line));
    expect(refusal({ ...good, moves })).toMatchObject({ id: 'not-your-turn', at: 1 });
  });

  test('a move after the end', () => {
    const moves = [...good.moves, 'p1 end'];
    expect(refusal({ ...good, moves })).toMatchObject({ id: 'game-over', at: moves.length });
  });

  test('an unknown option and a wrong value', () => {
    expect(refusal({ ...good, options: { colour: 'red' } })).toMatchObject({ id: 'bad-options', at: 'colour' });
    expect(refusal({ ...good, options: { segments: 12 } })).toMatchObject({ id: 'bad-options', at: 'segments' });
    expect(refusal({ ...good, seats: 9 })).toMatchObject({ id: 'bad-options', at: 'players' });
  });

  test('another version of the rules, another game', () => {
    expect(refusal({ ...good, rulesVersion: 99 })).toMatchObject({ id: 'wrong-version', at: 'rulesVersion' });
    expect(refusal({ ...good, game: 'chess' })).toMatchObject({ id: 'unknown-game', at: 'game' });
  });

  test('truncated text, wherever it is cut', () => {
    const text = writeRecord(good).trimEnd();
    for (const cut of [0, 1, 20, text.length >> 1, text.length - 1]) {
      expect(readRecord(text.slice(0, cut))).toMatchObject({ id: 'not-a-record', at: 'text' });
    }
  });
});
