/** People as silhouettes: path data with the feet (or the wrist) at 0 0, about 100 high, facing right. */
import { at, brush, loop, polygon, trace, type Point } from './ink';

/** A limb with round ends, as thick as told at each joint. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const last = points[points.length - 1] ?? [0, 0];
  return (
    brush(points, widths) +
    disc(points[0] ?? [0, 0], (widths[0] ?? 1) / 2) +
    disc(last, (widths[widths.length - 1] ?? 1) / 2)
  );
}

/** A round shape that joins with limbs in one path. */
export function disc([x, y]: Point, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A soft-edged shape turned the same way round as limbs, so that overlaps stay filled. */
export function mass(points: readonly Point[]): string {
  return loop(turned(points));
}

/** A sharp-edged shape turned the same way round as limbs. */
function facet(points: readonly Point[]): string {
  return polygon(turned(points));
}

function turned(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    area += x * nextY - nextX * y;
  });
  return area > 0 ? [...points].reverse() : points;
}

/** Three-cornered hat on a head at the given place. */
function tricorn([x, y]: Point, lean: number): string {
  const hat = trace('-22 -11, -13 -12, -8 -16, 1 -19, 9 -16, 14 -11, 24 -7, 12 -2, 0 -2, -12 -3');
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return mass(hat.map(([dx, dy]): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]));
}

/** Runs for his life, coat flying, one arm stretched forward for a lantern at 47 -66. */
export const runner: string = [
  disc([19, -87], 7),
  tricorn([19, -88], 0.16),
  limb(trace('12 -76, 17 -83'), [8, 7]),
  mass(trace('4 -80, 14 -81, 22 -74, 19 -60, 12 -46, 4 -40, -12 -36, -30 -24, -40 -26, -26 -38, -15 -48, -6 -64')),
  mass(trace('0 -50, -16 -42, -34 -40, -46 -46, -32 -49, -14 -56')),
  limb(trace('8 -46, 27 -40, 33 -38'), [14, 11, 10]),
  limb(trace('33 -38, 33 -24, 29 -12'), [10, 7, 6]),
  facet(trace('25 -16, 33 -16, 33 -10, 44 -8, 44 -5, 28 -4')),
  limb(trace('3 -44, -6 -28, -10 -22'), [14, 11, 9]),
  limb(trace('-10 -22, -24 -19, -36 -20'), [9, 7, 6]),
  facet(trace('-33 -24, -32 -16, -40 -8, -45 -9, -42 -16, -41 -24')),
  limb(trace('16 -74, 28 -66, 45 -75'), [9, 7, 5]),
  limb(trace('6 -75, -12 -68, -18 -66'), [9, 7, 6]),
  limb(trace('-18 -66, -14 -54, -8 -50'), [6, 5, 4]),
].join('');

/** A captain in a long coat, feet apart, blade drawn at arm's length. */
export const captainArmed: string = [
  disc([3, -90], 7.5),
  tricorn([3, -91], -0.08),
  mass(trace('-4 -104, -12 -112, -26 -116, -34 -108, -24 -108, -14 -103, -6 -98')),
  limb(trace('1 -82, 3 -87'), [10, 8]),
  mass(
    trace(
      '-9 -80, 0 -84, 10 -80, 13 -64, 10 -50, 15 -28, 16 -20, 2 -23, -8 -17, -24 -18, -19 -34, -11 -52, ' + '-13 -68',
    ),
  ),
  limb(trace('5 -30, 11 -14, 12 -4'), [11, 9, 8]),
  limb(trace('-8 -30, -12 -14, -15 -4'), [11, 9, 8]),
  facet(trace('7 -6, 17 -6, 26 -2, 26 0, 7 0')),
  facet(trace('-20 -6, -10 -6, -3 -2, -3 0, -20 0')),
  limb(trace('7 -76, 20 -67, 36 -70'), [10, 8, 6]),
  brush(trace('36 -72, 58 -82, 82 -100'), [3, 2.8, 0.6]),
  limb(trace('34 -78, 40 -64'), [2.4, 2.4]),
  limb(trace('-8 -76, -20 -62, -12 -50'), [10, 8, 6]),
].join('');

/** The other captain: broad, one hand on the hip, one finger pointing. */
export const captainPointing: string = [
  disc([2, -89], 8),
  mass(trace('-18 -92, -14 -99, -4 -106, 6 -106, 16 -99, 21 -92, 10 -94, -6 -94')),
  mass(trace('-3 -84, 4 -82, 11 -82, 8 -76, 2 -73, -3 -78')),
  mass(trace('-13 -80, 0 -83, 13 -79, 16 -62, 13 -48, 20 -24, 6 -22, -6 -24, -26 -16, -20 -36, -14 -50, -17 -66')),
  limb(trace('6 -30, 11 -14, 11 -4'), [12, 10, 9]),
  limb(trace('-9 -30, -13 -14, -15 -4'), [12, 10, 9]),
  facet(trace('6 -6, 16 -6, 25 -2, 25 0, 6 0')),
  facet(trace('-20 -6, -10 -6, -3 -2, -3 0, -20 0')),
  limb(trace('9 -75, 24 -70, 40 -76'), [11, 8, 6]),
  limb(trace('40 -76, 50 -80'), [4, 2.6]),
  limb(trace('-10 -74, -26 -64, -14 -50'), [11, 8, 7]),
  brush(trace('-10 -48, -24 -34, -42 -26'), [3, 2.6, 1]),
].join('');

/** A pirate on a thwart, from the waist up, both arms at an oar. */
export const rower: string = [
  disc([5, -38], 6.4),
  mass(trace('-3 -40, -1 -46, 6 -48, 12 -44, 13 -40, 5 -41')),
  mass(trace('-2 -42, -10 -43, -16 -38, -9 -39')),
  mass(trace('-9 -30, 2 -33, 10 -28, 11 -12, 9 2, -12 2, -12 -14')),
  limb(trace('6 -27, 17 -18, 27 -20'), [8, 6, 5]),
].join('');

/** The one who stands in the bow and points across, hat on. */
export const lookout: string = [
  disc([3, -66], 6.6),
  tricorn([3, -67], -0.1),
  mass(trace('-8 -58, 1 -61, 9 -57, 11 -40, 10 -24, 13 -6, -12 -6, -10 -26, -10 -44')),
  limb(trace('6 -54, 20 -54, 34 -60'), [8, 6, 4]),
  limb(trace('-6 -54, -14 -42, -8 -32'), [8, 6, 5]),
  limb(trace('4 -14, 6 2'), [9, 8]),
  limb(trace('-6 -14, -8 2'), [9, 8]),
].join('');

/** A hand reaching up, fingers spread to grasp, the wrist at 0 0; `reach` bends the fingers inwards. */
export function graspingHand(reach: number): string {
  const finger = (x: number, length: number, lean: number): string =>
    limb(
      [
        [x, -26],
        [x + lean * 0.6, -26 - length * 0.55],
        [x + lean + reach * 5, -26 - length],
      ],
      [7.6, 6.6, 4.4],
    );
  return [
    mass(trace('-11 4, -12 -10, -15 -22, -12 -31, 0 -34, 12 -31, 14 -22, 11 -8, 10 4')),
    finger(-10, 25, -7),
    finger(-3.2, 31, -2.5),
    finger(3.8, 30, 2.5),
    finger(10.4, 24, 8),
    limb(
      [
        [9, -10],
        [19, -19],
        [23 - reach * 3, -32],
      ],
      [10, 7, 4.6],
    ),
  ].join('');
}

/** The forearm and rolled sleeve below a grasping hand. */
export const forearm: string = [
  limb(trace('0 2, -1 40, -2 78'), [20, 25, 30]),
  facet(trace('-19 36, 17 33, 22 52, 26 160, -30 160, -22 54')),
].join('');
