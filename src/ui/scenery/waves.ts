/** Water as a pen draws it: rows of swelling strokes and the broken path of light under a moon, as path data to fill. */
import type { Seed } from '@/core/random';

import { brush, wobble, type Point } from './ink';

interface WaterBox {
  readonly from: Point;
  readonly to: Point;
  readonly seed: Seed;
  /** Strokes a row at the far edge; fewer and larger ones towards the viewer. */
  readonly rows?: number;
}

/** Short curved strokes, small and dense far away (top), long and thick near (bottom). */
export function waveStrokes({ from, to, seed, rows = 14 }: WaterBox): string {
  const hand = wobble(seed);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const depth = row / rows;
    const y = from[1] + (to[1] - from[1]) * depth ** 1.35;
    const length = 14 + depth * 58;
    for (let x = from[0] + hand() * length; x < to[0]; x += length * (2.1 + hand() * 0.9)) {
      const reach = length * (0.7 + Math.abs(hand()) * 0.6);
      const rise = 1 + depth * 5;
      path += brush(
        [
          [x, y + hand() * rise],
          [x + reach * 0.28, y - rise * 0.7],
          [x + reach * 0.62, y + rise * 0.5],
          [x + reach, y - rise * 0.2],
        ],
        [0.2, 0.7 + depth * 1.9, 0.2],
      );
    }
  }
  return path;
}

interface MoonPath {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly seed: Seed;
}

/** Light on water: slivers that widen and loosen towards the viewer. */
export function moonPath({ x, top, bottom, width, seed }: MoonPath): string {
  const hand = wobble(seed);
  let path = '';
  for (let y = top; y < bottom; y += 2.2 + (y - top) * 0.045) {
    const depth = (y - top) / (bottom - top);
    const spread = width * (0.25 + depth * 0.75);
    for (let k = 0; k < 2; k++) {
      const centre = x + hand() * spread * 0.55;
      const half = spread * (0.12 + Math.abs(hand()) * 0.3);
      path += brush(
        [
          [centre - half, y],
          [centre, y + hand() * 0.6],
          [centre + half, y],
        ],
        [0.1, 0.9 + depth * 1.6, 0.1],
      );
    }
  }
  return path;
}
