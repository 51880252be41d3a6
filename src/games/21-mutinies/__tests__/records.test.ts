/** Golden records: whole games that must replay to the same end for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fingerprint } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { fnv1a } from '@/core/random';
import { type GameRecord, isProblem, readRecord, replay } from '@/core/record';
import { rules } from '../rules';
import type { State } from '../state';

const folder = join(__dirname, 'records');
const names = readdirSync(folder).filter((name) => name !== 'ends.json');

/** The prestige each record ends with, its number of rounds, and a hash of its last state. */
const ENDS = JSON.parse(readFileSync(join(folder, 'ends.json'), 'utf8')) as Record<
  string,
  { pp: number[]; rounds: number; hash: number }
>;

test('there is a record for each end that is known', () => {
  expect(names.sort()).toEqual(Object.keys(ENDS).sort());
});

test.each(names)('%s replays to its end', (name) => {
  const record = readRecord(readFileSync(join(folder, name), 'utf8')) as GameRecord;
  const result = replay(rules as AnyGame, record);
  if (isProblem(result)) throw new Error(result.sentence);
  const state = result.state as State;
  expect(rules.seatToAct(state)).toBeNull();
  expect({ pp: state.pp, rounds: state.round, hash: fnv1a(fingerprint(state)) }).toEqual(ENDS[name]);
});
