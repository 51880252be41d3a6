/** "Last played …" in words a person would use. */
import { ago } from '../ago';

const now = 1_800_000_000_000;
const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

test.each([
  [0, { key: 'now' }],
  [59_999, { key: 'now' }],
  [1 * minutes, { key: 'minutes', count: 1 }],
  [59 * minutes, { key: 'minutes', count: 59 }],
  [1 * hours, { key: 'hours', count: 1 }],
  [23 * hours, { key: 'hours', count: 23 }],
  [1 * days, { key: 'yesterday' }],
  [2 * days, { key: 'days', count: 2 }],
  [13 * days, { key: 'days', count: 13 }],
  [14 * days, { key: 'weeks', count: 2 }],
  [69 * days, { key: 'weeks', count: 9 }],
  [70 * days, { key: 'long' }],
])('%i ms ago', (passed, expected) => {
  expect(ago(now - passed, now)).toEqual(expected);
});

test('a clock set back is just now', () => {
  expect(ago(now + 5 * hours, now)).toEqual({ key: 'now' });
});
