/** Shading with the pen: parallel strokes clipped to a shape, dots, and the short marks of a chart's coast. */
import { fraction, randomFrom, type Seed } from '@/core/random';

import { at, brush, polar, wobble, type Point } from './ink';

interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** Parallel pen lines inside a polygon, a little uneven, now and then lifted: one path to be stroked. */
export function hatch(shape: readonly Point[], angle: number, gap: number, seed: Seed): string {
  return strokes(shape, angle, gap, seed)
    .map(({ from, to }) => `M${at(from)}L${at(to)}`)
    .join('');
}

/** The same lines as an engraver cuts them, thick in the middle and thin at the ends: one path to be filled. */
export function engrave(shape: readonly Point[], angle: number, gap: number, seed: Seed): string {
  const nx = -Math.sin((angle * Math.PI) / 180) * gap * 0.55;
  const ny = Math.cos((angle * Math.PI) / 180) * gap * 0.55;
  return strokes(shape, angle, gap, seed)
    .map(({ from, to }) => {
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return `M${at(from)}Q${at([x + nx, y + ny])} ${at(to)}Q${at([x - nx * 0.2, y - ny * 0.2])} ${at(from)}Z`;
    })
    .join('');
}

/** Rays of a low sun, as an engraver fans them out over the sky from left to right: one path to be filled. */
export function sunRays(sun: Point, inner: number, outer: number, seed: Seed): string {
  const hand = wobble(seed);
  let path = '';
  for (let degrees = 183; degrees < 358; degrees += 3.4) {
    const near = inner * (1 + Math.abs(hand()));
    const far = outer * (0.5 + Math.abs(hand()) * 0.5);
    const turn = degrees + hand() * 0.9;
    path += brush([polar(sun, near, turn), polar(sun, (near + far) / 2, turn), polar(sun, far, turn)], [0.3, 2.2, 0.2]);
  }
  return path;
}

/** Foliage from afar: rows of leafy bumps inside a box, one path to be stroked. */
export function foliage(from: Point, to: Point, size: number, seed: Seed): string {
  const hand = wobble(seed);
  let path = '';
  for (let y = from[1]; y < to[1]; y += size * 0.72) {
    for (let x = from[0] + hand() * size; x < to[0]; x += size * (1.15 + hand() * 0.35)) {
      const bump = size * (0.42 + Math.abs(hand()) * 0.2);
      const start: Point = [x - bump, y + hand() * size * 0.3];
      path += `M${at(start)}q${at([bump * 0.1, -bump * 1.1])} ${at([bump, -bump * 0.9])}q${at([bump * 0.9, bump * 0.05])} ${at([bump, bump])}`;
    }
  }
  return path;
}

/** Loose dots inside a box, for sand, grain and salt: one path to be stroked with round caps. */
export function stipple(from: Point, to: Point, count: number, seed: Seed): string {
  const random = randomFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = from[0] + fraction(random) * (to[0] - from[0]);
    const y = from[1] + fraction(random) * (to[1] - from[1]);
    path += `M${at([x, y])}h.1`;
  }
  return path;
}

function strokes(shape: readonly Point[], angle: number, gap: number, seed: Seed): Stroke[] {
  const hand = wobble(seed);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const bottom = Math.max(...turned.map(([, y]) => y));
  const drawn: Stroke[] = [];
  for (let y = Math.min(...turned.map((corner) => corner[1])) + gap / 2; y < bottom; y += gap * (1 + hand() * 0.18)) {
    const crossings = crossingsAt(turned, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [start, end] = [crossings[i] as number, crossings[i + 1] as number];
      const room = Math.min(end - start, gap * 3);
      const from = start + Math.abs(hand()) * room * 0.16;
      const to = end - Math.abs(hand()) * room * 0.3;
      if (to - from < gap * 0.4) continue;
      const tilt = hand() * gap * 0.1;
      const lift = from + (to - from) * (0.35 + Math.abs(hand()) * 0.4);
      if (to - from > gap * 9 && hand() > 0.1) {
        drawn.push({ from: back(from, y), to: back(lift - gap * 0.6, y + tilt) });
        drawn.push({ from: back(lift, y + tilt), to: back(to, y) });
      } else drawn.push({ from: back(from, y - tilt), to: back(to, y + tilt) });
    }
  }
  return drawn;
}

function crossingsAt(shape: readonly Point[], y: number): number[] {
  const found: number[] = [];
  shape.forEach((from, i) => {
    const to = shape[(i + 1) % shape.length] as Point;
    if (from[1] <= y === to[1] <= y) return;
    found.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
  });
  return found.sort((a, b) => a - b);
}
