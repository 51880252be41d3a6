/** Golden records: whole games that must replay to the same end for ever; and records that must be refused. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { fnv1a } from '@/core/random';
import { type GameRecord, isProblem, readRecord, replay } from '@/core/record';
import { rules } from '../rules';
import type { State } from '../state';

const folder = path.join(__dirname, 'records');
const files = readdirSync(folder).filter((file) => file !== 'ends.json');
const ends = JSON.parse(readFileSync(path.join(folder, 'ends.json'), 'utf8')) as Record<string, { reason: string }>;

function stored(file: string): GameRecord {
  const record = readRecord(readFileSync(path.join(folder, file), 'utf8'));
  if (isProblem(record)) throw new Error(record.sentence);
  return record;
}

test('there is an end for every record, and a record for every end of the voyage', () => {
  expect(Object.keys(ends).sort()).toEqual([...files].sort());
  expect(new Set(Object.values(ends).map(({ reason }) => reason))).toEqual(new Set(['ship', 'supply', 'calm']));
});

test('the records hold every kind of move', () => {
  const kinds = files.flatMap((file) => stored(file).moves.map((line) => rules.read(line.slice(3))?.kind));
  expect([...new Set(kinds)].sort()).toEqual([...rules.moveKinds].sort());
});

test.each(files)('%s replays to the same end', (file) => {
  const played = replay(rules as AnyGame, stored(file));
  if (isProblem(played)) throw new Error(played.sentence);
  const state = played.state as State;
  const end = { outcome: rules.outcome(state), reason: state.reason, round: state.round };
  expect({ ...end, state: fnv1a(fingerprint(state)).toString(16) }).toEqual(ends[file]);
});

describe('refused with the place and the reason', () => {
  const good = stored('voyage-2.json');
  const changed = (at: number, line: string): GameRecord => ({
    ...good,
    moves: good.moves.map((move, i) => (i === at ? line : move)),
  });

  test('an illegal move, a garbled move, a move of the wrong seat, a move after the end', () => {
    const seat = good.moves[0]?.slice(0, 2);
    const other = seat === 'p1' ? 'p2' : 'p1';
    expect(replay(rules as AnyGame, changed(0, `${seat} done`))).toMatchObject({ id: 'illegal-move', at: 1 });
    expect(replay(rules as AnyGame, changed(0, `${seat} use ghost`))).toMatchObject({ id: 'bad-text', at: 1 });
    expect(replay(rules as AnyGame, changed(0, `${other} knock`))).toMatchObject({ id: 'not-your-turn', at: 1 });
    const longer = { ...good, moves: [...good.moves, 'p1 knock'] };
    expect(replay(rules as AnyGame, longer)).toMatchObject({ id: 'game-over', at: longer.moves.length });
  });

  test('options that cannot be', () => {
    expect(replay(rules as AnyGame, { ...good, options: { roundCap: 5 } })).toMatchObject({ at: 'roundCap' });
    expect(replay(rules as AnyGame, { ...good, seats: 9 })).toMatchObject({ id: 'bad-options', at: 'players' });
  });
});
