/** The pen: the same seed draws the same line, and hatching stays inside its shape. */
import { emblemNames, emblemPaths } from '../emblems';
import { engrave, foliage, hatch, stipple } from '../hatching';
import { blot, brush, inkLine, inkLoop, polar, trace, wobble, type Point } from '../ink';

const square = trace('0 0, 100 0, 100 100, 0 100');

function numbersIn(path: string): number[] {
  return (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}

test('a trace reads pairs, whatever parts them', () => {
  expect(trace('1 2, 3 -4,5.5 6')).toEqual([
    [1, 2],
    [3, -4],
    [5.5, 6],
  ]);
});

test('a seed always wobbles the same way, another seed another way, and never beyond 1', () => {
  const [first, again, other] = [wobble('a'), wobble('a'), wobble('b')];
  const drawn = Array.from({ length: 200 }, () => first());
  expect(Array.from({ length: 200 }, () => again())).toEqual(drawn);
  expect(Array.from({ length: 200 }, () => other())).not.toEqual(drawn);
  expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(1);
});

test.each([0, 37, 90, -60])('hatching at %d° stays inside the shape', (angle) => {
  const points = numbersIn(hatch(square, angle, 6, 'square'));
  expect(points.length).toBeGreaterThan(40);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...points)).toBeLessThanOrEqual(101);
});

test('a wider gap draws fewer lines', () => {
  const lines = (gap: number): number => hatch(square, 45, gap, 'gap').split('M').length;
  expect(lines(4)).toBeGreaterThan(lines(8));
  expect(lines(8)).toBeGreaterThan(lines(16));
});

test('a brush stroke is as wide as told', () => {
  const across: Point[] = [
    [0, 50],
    [50, 50],
    [100, 50],
  ];
  const heights = numbersIn(brush(across, [4, 20, 4])).filter((_, i) => i % 2 === 1);
  expect(Math.max(...heights)).toBeCloseTo(60, 0);
  expect(Math.min(...heights)).toBeCloseTo(40, 0);
});

test('no path holds a number that is none', () => {
  const paths = [
    inkLine(square, 's'),
    inkLoop(square, 's'),
    blot([5, 5], [4, 4], 's'),
    engrave(square, 12, 5, 's'),
    foliage([0, 0], [90, 40], 12, 's'),
    stipple([0, 0], [9, 9], 12, 's'),
    ...Object.values(emblemPaths),
  ];
  for (const path of paths) {
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(/NaN|undefined|Infinity|e-/);
  }
});

test('a polar point is at its distance', () => {
  expect(polar([10, 10], 5, 90)[1]).toBeCloseTo(15);
});

test('six emblems, each its own shape', () => {
  expect(emblemNames).toHaveLength(6);
  expect(new Set(Object.values(emblemPaths)).size).toBe(6);
});
