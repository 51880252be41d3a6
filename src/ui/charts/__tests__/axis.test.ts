/** Axes hold every value between round ends. */
import { axisFor } from '../axis';

test.each([
  [[3, 17, 9], { low: 0, high: 20, ticks: [0, 5, 10, 15, 20] }],
  [[0], { low: 0, high: 1, ticks: [0, 1] }],
  [[], { low: 0, high: 1, ticks: [0, 1] }],
  [[2, 3], { low: 0, high: 3, ticks: [0, 1, 2, 3] }],
  [[-4, 6], { low: -5, high: 10, ticks: [-5, 0, 5, 10] }],
])('%j', (values, axis) => {
  expect(axisFor(values)).toEqual(axis);
});

test('however large the values, the ticks stay few and the values inside', () => {
  for (const most of [1, 7, 33, 100, 999, 1e6, 1e300]) {
    const { low, high, ticks } = axisFor([most, most / 3]);
    expect(high).toBeGreaterThanOrEqual(most);
    expect(low).toBe(0);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
