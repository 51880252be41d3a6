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
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** The scores each record ends with, and a hash of its last state. */
const ENDS: Record<string, [scores: number[], hash: number]> = {
  'introductory.json': [[25, 52, 35, 25], 213505154],
  'three.json': [[60, 34, 40], 1798494307],
  'pirates.json': [[21, 29, 34, 26], 2566865228],
  'pirates-three-hand.json': [[27, 41, 33], 3613072444],
  'random.json': [[40, 24, 29, 29], 3473453889],
};

test('there is a record for each end that is known', () => {
  expect(names.sort()).toEqual(Object.keys(ENDS).sort());
});

test.each(names)('%s replays to its end', (name) => {
  const record = readRecord(readFileSync(join(folder, name), 'utf8')) as GameRecord;
  const result = replay(rules as AnyGame, record);
  if (isProblem(result)) throw new Error(result.sentence);
  const state = result.state as State;
  expect(rules.seatToAct(state)).toBeNull();
  expect([state.scores, fnv1a(fingerprint(state))]).toEqual(ENDS[name]);
});
