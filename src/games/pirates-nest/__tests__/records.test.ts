/** Golden records: whole games that must replay to the same end for ever; and records that must be refused. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { fnv1a } from '@/core/random';
import { type GameRecord, isProblem, readRecord, replay } from '@/core/record';

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

test('the records hold every kind of move', () => {
  const kinds = files.flatMap((file) => stored(file).moves.map((line) => rules.kindOf(rules.read(line.slice(3)) ?? 0)));
  expect([...new Set(kinds)].sort()).toEqual([...rules.moveKinds].sort());
});

test.each(files)('%s replays to the same end', (file) => {
  const played = replay(rules as AnyGame, stored(file));
  if (isProblem(played)) throw new Error(played.sentence);
  const outcome = rules.outcome(played.state as never);
  expect({ outcome, state: fnv1a(fingerprint(played.state)).toString(16) }).toEqual(ends[file]);
});

describe('refused with the place and the reason', () => {
  const good = stored('classic-2.json');
  const refusal = (record: GameRecord) => replay(rules as AnyGame, record);
  const changed = (at: number, line: string): GameRecord => ({
    ...good,
    moves: good.moves.map((move, i) => (i === at ? line : move)),
  });

  test('an illegal move, a garbled move, a move of the wrong seat, a move after the end', () => {
    const seat = good.moves[4]?.slice(0, 2);
    expect(refusal(changed(4, `${seat} play map start>35`))).toMatchObject({ id: 'illegal-move', at: 5 });
    expect(refusal(changed(4, `${seat} play map-start-1`))).toMatchObject({ id: 'bad-text', at: 5 });
    const other = good.moves[0]?.startsWith('p1') ? 'p2' : 'p1';
    expect(refusal(changed(0, `${other} end`))).toMatchObject({ id: 'not-your-turn', at: 1 });
    const longer = { ...good, moves: [...good.moves, 'p1 end'] };
    expect(refusal(longer)).toMatchObject({ id: 'game-over', at: longer.moves.length });
  });

  test('options that cannot be', () => {
    expect(refusal({ ...good, options: { layout: '1a>' } })).toMatchObject({ id: 'bad-options', at: 'layout' });
    expect(refusal({ ...good, seats: 9 })).toMatchObject({ id: 'bad-options', at: 'players' });
  });
});
