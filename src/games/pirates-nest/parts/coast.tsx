/** Coast lines: islands as uneven rounded shapes around the rows they carry. */
import { loop, wobble, type Point } from '@/ui/scenery/ink';

import type { Box } from '../../path/box';
import type { Ground } from '../ground';
import type { Shore } from '../state';

/** The land under an island's rows: a little wider than they are, so that every slab lies ashore. */
export function landOf(ground: Ground, island: Shore): Box {
  const rows = ground.rows.filter((row) => row.island === island);
  const low = rows[0]?.box ?? ground.start;
  const high = rows[rows.length - 1]?.box ?? low;
  const brim = Math.min(ground.strait.height * 0.1, 12);
  const top = island === 'small' ? high.y - brim : ground.nest.y + ground.nest.height * 0.72;
  const bottom = island === 'small' ? ground.height + ground.start.height * 0.25 : low.y + low.height + brim;
  return { x: 2, y: top, width: ground.width - 4, height: bottom - top };
}

/** The coast as points: a rounded rectangle that no compass has drawn. */
export function coastOf(land: Box, seed: string, grow = 0): Point[] {
  const hand = wobble(seed);
  const centre: Point = [land.x + land.width / 2, land.y + land.height / 2];
  const radii: Point = [land.width / 2 + grow, land.height / 2 + grow];
  const steps = 44;
  const points: Point[] = [];
  for (let i = 0; i < steps; i++) {
    const turn = (i / steps) * Math.PI * 2;
    const reach = 1 + hand() * 0.012;
    points.push([
      centre[0] + bulge(Math.cos(turn)) * radii[0] * reach,
      centre[1] + bulge(Math.sin(turn)) * (radii[1] + hand() * 2.5),
    ]);
  }
  return points;
}

/** Pushes a circle towards its square. */
function bulge(share: number): number {
  return Math.sign(share) * Math.abs(share) ** 0.3;
}

export function coastLine(land: Box, seed: string, grow = 0): string {
  return loop(coastOf(land, seed, grow));
}
