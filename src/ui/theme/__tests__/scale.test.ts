/** Text sizes and durations follow the reader. */
import { motionFor } from '../motion';
import { textScale, typeAt } from '../scale';

test('text size multiplies the system size and stops at 200 %', () => {
  expect(textScale(1, 1)).toBe(1);
  expect(textScale(1.25, 1.2)).toBe(1.5);
  expect(textScale(1.6, 1.6)).toBe(2);
});

test('body text doubles at 200 %, the wordmark grows half as fast', () => {
  expect(typeAt('body', 2).fontSize).toBe(typeAt('body', 1).fontSize * 2);
  expect(typeAt('wordmark', 2).fontSize).toBe(typeAt('wordmark', 1).fontSize * 1.5);
});

test('slow is longer than normal, fast shorter, off is nothing', () => {
  const step = (speed: 'off' | 'slow' | 'normal' | 'fast') => motionFor(speed, false).ms('step');
  expect(step('slow')).toBeGreaterThan(step('normal'));
  expect(step('fast')).toBeLessThan(step('normal'));
  expect(step('off')).toBe(0);
  expect(step('normal')).toBeGreaterThanOrEqual(200);
  expect(step('normal')).toBeLessThanOrEqual(400);
});

test('reduced motion leaves a short fade and stops endless drift', () => {
  const reduced = motionFor('normal', true);
  expect(reduced.reduced).toBe(true);
  expect(reduced.ms('step')).toBeLessThanOrEqual(120);
  expect(reduced.ms('drift')).toBe(0);
});
