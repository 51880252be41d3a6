/** Game records: written, read, replayed, and refused with the place and the reason. */
import fc from 'fast-check';

import { seaChest } from '../../../__tests__/teaching-game';
import type { State } from '../../../__tests__/teaching-game/state';
import { fingerprint } from '../data';
import type { GameEvent } from '../event';
import { judge } from '../legality';
import { below, randomFrom } from '../random';
import { isProblem, readRecord, recordFrom, recordLine, replay, writeRecord, type GameRecord } from '../record';

/** A whole random game of sea chest and the state it ends in. */
function played(seed: string, seats = 3): { record: GameRecord; state: State } {
  const random = randomFrom(`${seed}/moves`);
  const options = { chest: 2, mint: '4,4,4,4' };
  const state = seaChest.setup(options, seats, seed);
  const moves: string[] = [];
  for (let seat = seaChest.seatToAct(state); seat !== null; seat = seaChest.seatToAct(state)) {
    const legal = seaChest.moves(state);
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new Error('A dead end.');
    moves.push(recordLine(seat, seaChest.write(move)));
    seaChest.play(state, move);
  }
  return { record: { game: 'sea-chest', rulesVersion: 1, seats, options, seed, moves }, state };
}

const { record, state: end } = played('tides');

function refused(changes: Partial<Record<keyof GameRecord | 'format', unknown>>): unknown {
  return recordFrom({ format: 'tortuga-record', ...record, ...changes });
}

function changedMove(number: number, line: string): GameRecord {
  return { ...record, moves: record.moves.map((move, i) => (i + 1 === number ? line : move)) };
}

describe('a record', () => {
  test('is a text a person can read, one line a move', () => {
    const text = writeRecord({ ...record, moves: ['p1 wager high', 'p2 wager low'] });
    expect(text).toBe(
      [
        '{',
        '  "format": "tortuga-record",',
        '  "game": "sea-chest",',
        '  "rulesVersion": 1,',
        '  "seats": 3,',
        '  "options": {"chest":2,"mint":"4,4,4,4"},',
        '  "seed": "tides",',
        '  "moves": [',
        '    "p1 wager high",',
        '    "p2 wager low"',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('is read back as it was written, whatever its texts hold', () => {
    const option = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    const anyRecord = fc.record({
      game: fc.string(),
      rulesVersion: fc.integer({ min: 1, max: 99 }),
      seats: fc.integer({ min: 1, max: 9 }),
      options: fc.dictionary(fc.string(), option, { noNullPrototype: true }),
      seed: fc.string({ unit: 'binary' }),
      moves: fc.array(fc.string({ unit: 'binary' })),
    });
    fc.assert(fc.property(anyRecord, (any) => expect(readRecord(writeRecord(any))).toEqual(any)));
  });

  test('replays to the same end, and tells each event and each step on the way', () => {
    const numbers: number[] = [];
    const events: GameEvent[] = [];
    const answer = replay(seaChest, record, {
      emit: (event) => events.push(event),
      after: (_state, number) => numbers.push(number),
    });
    expect(fingerprint(answer)).toBe(fingerprint({ state: end }));
    expect(numbers).toEqual([0, ...record.moves.map((_move, i) => i + 1)]);
    expect(events.length).toBe(record.moves.length + 1);
  });

  test('of any seed replays to the end it came from', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const game = played(seed, seats);
        const back = readRecord(writeRecord(game.record));
        expect(isProblem(back)).toBe(false);
        expect(fingerprint(replay(seaChest, back as GameRecord))).toBe(fingerprint({ state: game.state }));
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is not a record is refused', () => {
  const whole = writeRecord(record);

  test.each(['', 'ahoy', '{', '[1, 2', '{"format": }'])('not JSON: %j', (text) => {
    expect(readRecord(text)).toMatchObject({ id: 'not-a-record', at: 'text' });
  });

  test('cut off anywhere', () => {
    for (let length = 0; length < whole.length - 2; length++) {
      expect(readRecord(whole.slice(0, length))).toMatchObject({ id: 'not-a-record', at: 'text' });
    }
  });

  test.each([null, 7, 'text', [], [record]])('not an object: %j', (data) => {
    expect(recordFrom(data)).toMatchObject({ id: 'not-a-record', at: 'text' });
  });

  test.each([
    ['format', 'another'],
    ['format', undefined],
    ['game', 5],
    ['rulesVersion', 0],
    ['rulesVersion', 1.5],
    ['rulesVersion', '1'],
    ['seats', 0],
    ['seats', NaN],
    ['options', []],
    ['options', null],
    ['options', { chest: null }],
    ['options', { chest: [2] }],
    ['seed', 12],
    ['moves', 'p1 end'],
    ['moves', ['p1 end', 3]],
    ['moves', undefined],
  ] as const)('%s = %j', (field, value) => {
    const problem = refused({ [field]: value });
    expect(problem).toMatchObject({ id: 'not-a-record', at: field });
    expect(isProblem(problem as object)).toBe(true);
  });

  test('any data is answered, never thrown at', () => {
    fc.assert(fc.property(fc.anything(), (data) => isProblem(recordFrom(data))));
    fc.assert(fc.property(fc.json(), (text) => isProblem(readRecord(text))));
  });
});

describe('a record that cannot be played is refused', () => {
  test('another game', () => {
    expect(replay(seaChest, { ...record, game: 'cartagena' })).toMatchObject({ id: 'unknown-game', at: 'game' });
  });

  test('another version of the rules', () => {
    expect(replay(seaChest, { ...record, rulesVersion: 2 })).toEqual({
      id: 'wrong-version',
      at: 'rulesVersion',
      sentence: 'This record follows version 2 of the rules; this app plays version 1.',
    });
  });

  test('options the game refuses, by the name of the option', () => {
    expect(replay(seaChest, { ...record, options: { chest: 9 } })).toMatchObject({ id: 'bad-options', at: 'chest' });
    expect(replay(seaChest, { ...record, options: { hook: 1 } })).toMatchObject({ id: 'bad-options', at: 'hook' });
    expect(replay(seaChest, { ...record, seats: 8 })).toMatchObject({ id: 'bad-options', at: 'players' });
  });

  test('a text that is no move', () => {
    expect(replay(seaChest, changedMove(4, 'p1 sing'))).toEqual({
      id: 'bad-text',
      at: 4,
      sentence: 'Move 4, "p1 sing": "sing" is not written as a move.',
    });
    expect(replay(seaChest, changedMove(4, 'p1'))).toMatchObject({ id: 'bad-text', at: 4 });
  });

  test('a move that is not legal there', () => {
    expect(replay(seaChest, changedMove(4, 'p1 wager high'))).toEqual({
      id: 'illegal-move',
      at: 4,
      sentence: 'Move 4, "p1 wager high": "wager high" is not possible now.',
    });
  });

  test.each(['p2 draw', 'p9 draw', 'draw', '', ' p1 draw'])('a seat whose turn it is not: %j', (line) => {
    expect(replay(seaChest, changedMove(4, line))).toMatchObject({ id: 'not-your-turn', at: 4 });
  });

  test('a move after the end', () => {
    const longer = { ...record, moves: [...record.moves, 'p1 draw'] };
    expect(replay(seaChest, longer)).toMatchObject({ id: 'game-over', at: record.moves.length + 1 });
  });
});

test('a refused text leaves the state as it was', () => {
  const state = seaChest.setup({}, 2, 'still');
  const before = fingerprint(state);
  fc.assert(fc.property(fc.string(), (text) => 'id' in judge(seaChest, state, 'p1', text)));
  expect(fingerprint(state)).toBe(before);
});
