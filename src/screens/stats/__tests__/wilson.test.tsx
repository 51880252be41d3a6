/** The interval of a win rate against published values (Wilson 1927; Newcombe 1998, table of examples). */
import { percent, rateOf } from '../wilson';

test.each([
  // Newcombe (1998), method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (won, played, low, high) => {
  const rate = rateOf(won, played);
  expect(rate.rate).toBeCloseTo(won / played, 10);
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});

test('nothing played says nothing', () => {
  expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});

test('the interval stays within 0 and 1, and the rate within the interval', () => {
  for (let played = 1; played < 60; played++) {
    for (let won = 0; won <= played; won++) {
      const { rate, low, high } = rateOf(won, played);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(rate).toBeGreaterThanOrEqual(low - 1e-9);
      expect(rate).toBeLessThanOrEqual(high + 1e-9);
    }
  }
});

test('shares are told in whole percent', () => {
  expect([0, 0.005, 0.333, 1].map(percent)).toEqual([0, 1, 33, 100]);
});
