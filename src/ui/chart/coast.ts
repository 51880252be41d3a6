/** A coast in the corner of the chart: a wandering shore, and the short strokes that old charts draw along it. */
import { fraction, randomFrom } from '@/core/random';

import { at, curve, type Point } from '../scenery/ink';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** From the bottom edge up to the left edge, with bays and headlands. */
export function coast({ width, height }: Box): { outline: string; points: readonly Point[] } {
  const random = randomFrom('coast of Hispaniola');
  const reach = Math.min(width * 0.5, 460);
  const rise = Math.min(height * 0.3, 380);
  const points: Point[] = [];
  const stops = 26;
  for (let i = 0; i <= stops; i++) {
    const part = i / stops;
    const turn = (part * Math.PI) / 2;
    const wander = 1 + (fraction(random) - 0.5) * 0.13 + Math.sin(part * 19) * 0.07;
    points.push([Math.cos(turn) * reach * wander, height - Math.sin(turn) * rise * wander]);
  }
  const first = points[0] as Point;
  const last = points[stops] as Point;
  const outline = `${curve(points)}L${at([-20, last[1]])}L${at([-20, height + 20])}L${at([first[0], height + 20])}Z`;
  return { outline, points };
}

/** Level strokes running out to sea from the shore, long and short by turns. */
export function coastHatching(points: readonly Point[]): string {
  const random = randomFrom('shoals');
  let path = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i] as Point, points[i + 1] as Point];
    const strokes = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6));
    for (let stroke = 0; stroke < strokes; stroke++) {
      const part = stroke / strokes;
      const x = from[0] + (to[0] - from[0]) * part + 2;
      const y = from[1] + (to[1] - from[1]) * part - 1;
      const length = 5 + fraction(random) * (stroke % 2 === 0 ? 15 : 7);
      path += `M${at([x, y])}h${length.toFixed(1)}`;
    }
  }
  return path;
}
