/** The small parts of the core: seats, ranks, events, fingerprints, phrases. */
import fc from 'fast-check';

import { alike, fingerprint } from '../data';
import { eventFor, type GameEvent } from '../event';
import { rankSeats } from '../outcome';
import { phrase } from '../phrase';
import { readSeat, seatAfter, seatText } from '../seat';

describe('seats', () => {
  test('are written p1, p2 … and read back at a table that has them', () => {
    for (let seat = 0; seat < 5; seat++) expect(readSeat(seatText(seat), 5)).toBe(seat);
    expect(readSeat('p5', 4)).toBeNull();
  });

  test.each(['', 'p', 'p0', 'P1', 'p01', 'p1 ', 'p10', '1', 'p-1'])('%j is no seat', (text) => {
    expect(readSeat(text, 5)).toBeNull();
  });

  test('follow each other clockwise', () => {
    expect([0, 1, 2].map((seat) => seatAfter(seat, 3))).toEqual([1, 2, 0]);
  });
});

describe('ranks', () => {
  const ranksBy = (points: readonly number[]) =>
    rankSeats(points.length, (a, b) => (points[b] as number) - (points[a] as number));

  test('equal seats share a place and the next place is left out', () => {
    expect(ranksBy([7, 9, 9, 3])).toEqual([3, 1, 1, 4]);
    expect(ranksBy([5, 5, 5])).toEqual([1, 1, 1]);
    expect(ranksBy([])).toEqual([]);
  });

  test('a rank is one more than the number of seats ahead', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }), (points) => {
        const expected = points.map((own) => 1 + points.filter((other) => other > own).length);
        expect(ranksBy(points)).toEqual(expected);
      }),
    );
  });
});

describe('events', () => {
  const drew: GameEvent = { kind: 'drew', seat: 1, secret: { to: [1, 2], card: 'rum' }, reveals: true };

  test('are whole for those the secret is addressed to', () => {
    expect(eventFor(drew, 1)).toEqual(drew);
    expect(eventFor(drew, 2)).toEqual(drew);
  });

  test('lose the secret for everybody else, also for the table', () => {
    const told = { kind: 'drew', seat: 1, reveals: true };
    expect(eventFor(drew, 0)).toEqual(told);
    expect(eventFor(drew, 'table')).toEqual(told);
    expect('secret' in eventFor(drew, 0)).toBe(false);
  });

  test('stay as they are, for whoever listens', () => {
    eventFor(drew, 0);
    expect(drew.secret).toEqual({ to: [1, 2], card: 'rum' });
    const open: GameEvent = { kind: 'sailed', to: 4 };
    expect(eventFor(open, 'table')).toBe(open);
  });
});

describe('fingerprints', () => {
  test('do not mind the order of keys, but that of lists', () => {
    expect(fingerprint({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
    expect(alike({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(alike([1, 2], [2, 1])).toBe(false);
  });

  test('are the same after JSON and keep unlike values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const revived = JSON.parse(JSON.stringify(a)) as unknown;
        expect(alike(a, revived)).toBe(true);
        const isSame = alike(a, b);
        expect(isSame).toBe(alike(b, a));
        if (isSame) expect(JSON.parse(fingerprint(a))).toEqual(JSON.parse(fingerprint(b)));
      }),
    );
  });
});

test('a phrase without gaps is just its key', () => {
  expect(phrase('log.sailed')).toEqual({ key: 'log.sailed' });
  expect(phrase('log.drew', { cards: 2 })).toEqual({ key: 'log.drew', values: { cards: 2 } });
});
