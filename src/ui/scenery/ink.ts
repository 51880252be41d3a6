/** Hand-drawn geometry: shaky lines, swelling brush strokes and hatching as path data, the same for the same seed. */
import { fraction, randomFrom, type Seed } from '@/core/random';

export type Point = readonly [x: number, y: number];

/** A shaky hand: each call gives the next offset between −1 and 1. */
export function wobble(seed: Seed): () => number {
  const random = randomFrom(seed);
  return () => fraction(random) * 2 - 1;
}

/** Points from `x y  x y …`, so that a drawing's outline stays one line of code. */
export function trace(text: string): Point[] {
  const numbers = text.split(/[\s,]+/).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] as number, numbers[i + 1] as number]);
  return points;
}

/** A smooth open curve through all points. */
export function curve(points: readonly Point[]): string {
  return spline(points, (i) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point, points.length - 1);
}

/** A smooth closed shape through all points. */
export function loop(points: readonly Point[]): string {
  const n = points.length;
  return `${spline(points, (i) => points[(i + n) % n] as Point, n)}Z`;
}

/** Straight edges, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A line as a hand draws it: through the points, never quite straight. */
export function inkLine(points: readonly Point[], seed: Seed, shake = 0.8): string {
  return curve(shaken(points, seed, shake));
}

/** A closed outline as a hand draws it; corners stay corners, edges waver. */
export function inkLoop(points: readonly Point[], seed: Seed, shake = 0.8): string {
  const first = points[0];
  if (!first) return '';
  return polygon(shaken([...points, first], seed, shake).slice(0, -1));
}

/** A brush stroke to be filled: it has the given width at each point, so it can swell and taper. */
export function brush(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const before = points[Math.max(i - 1, 0)] as Point;
    const after = points[Math.min(i + 1, last)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = widthAt(widths, last === 0 ? 0 : i / last) / 2;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  const tip = right[last] as Point;
  const there = curve(left);
  const back = curve([...right].reverse()).slice(1 + at(tip).length);
  return `${there}L${at(tip)}${back}Z`;
}

/** An uneven blot, stain or puff: a circle drawn without a compass. */
export function blot(centre: Point, radii: Point, seed: Seed, roughness = 0.12): string {
  const shake = wobble(seed);
  const corners = 11;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const turn = ((i + shake() * 0.25) / corners) * Math.PI * 2;
    const reach = 1 + shake() * roughness;
    points.push([centre[0] + Math.cos(turn) * radii[0] * reach, centre[1] + Math.sin(turn) * radii[1] * reach]);
  }
  return loop(points);
}

/** A point at a distance and an angle in degrees, clockwise from the right. */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
}

/** The point a part of the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** `x y` with one decimal, as short as path data may be. */
export function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function spline(points: readonly Point[], near: (i: number) => Point, pieces: number): string {
  let path = `M${at(points[0] ?? [0, 0])}`;
  for (let i = 0; i < pieces; i++) {
    const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return path;
}

function shaken(points: readonly Point[], seed: Seed, shake: number): Point[] {
  const hand = wobble(seed);
  const drawn: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const from = points[i] as Point;
    drawn.push([from[0] + hand() * shake * 0.5, from[1] + hand() * shake * 0.5]);
    const to = points[i + 1];
    if (!to) break;
    const stops = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30);
    for (let stop = 1; stop <= stops; stop++) {
      const [x, y] = between(from, to, stop / (stops + 1));
      drawn.push([x + hand() * shake, y + hand() * shake]);
    }
  }
  return drawn;
}

function widthAt(widths: readonly number[], part: number): number {
  const place = part * (widths.length - 1);
  const i = Math.min(Math.floor(place), widths.length - 1);
  const from = widths[i] ?? 1;
  return from + ((widths[i + 1] ?? from) - from) * (place - i);
}
