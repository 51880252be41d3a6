/** What grows and lies on islands: palms with bent trunks and rocks with an engraved shadow side. */
import { G, Path } from 'react-native-svg';

import type { Seed } from '@/core/random';

import { engrave } from './hatching';
import { at, brush, inkLoop, polar, polygon, wobble, type Point } from './ink';
import { pigment } from './palette';

interface PalmProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How far the crown leans to the right of the foot. */
  readonly lean?: number;
  readonly seed: Seed;
  /** Trunk, leaves in shadow, leaves in light. */
  readonly colours?: readonly [trunk: string, shade: string, light: string];
}

const palmGreens = [pigment.woodDark, pigment.jungleDark, pigment.jungle] as const;

/** A coconut palm with its foot at x y. */
export function Palm({ x, y, height, lean = 0, seed, colours = palmGreens }: PalmProps) {
  const { trunk, rings, shade, light, nuts } = palm([x, y], height, lean, seed);
  return (
    <G>
      <Path d={trunk} fill={colours[0]} />
      <Path d={rings} stroke={colours[2]} strokeWidth={0.9} opacity={0.55} fill="none" />
      <Path d={shade} fill={colours[1]} />
      <Path d={nuts} fill={colours[0]} />
      <Path d={light} fill={colours[2]} />
    </G>
  );
}

/** A frond: a bowed rib with leaflets hanging from it, as one outline. */
function frond(root: Point, length: number, degrees: number, hand: () => number): string {
  const drop = 0.5 + Math.abs(hand()) * 0.25;
  const rib = (part: number): Point => {
    const [px, py] = polar(root, length * part, degrees);
    return [px, py + length * drop * part * part];
  };
  const leaflets = 9;
  let upper = `M${at(root)}`;
  let lower = '';
  for (let i = 1; i <= leaflets; i++) {
    const part = i / leaflets;
    const [px, py] = rib(part);
    upper += `L${at([px, py - length * 0.05 * (1 - part)])}`;
    if (i === leaflets) continue;
    const hang = length * 0.26 * Math.sin(part * Math.PI) * (1 + hand() * 0.25);
    const [qx, qy] = rib(part + 0.04);
    lower = `L${at([qx, qy + hang])}L${at([px, py + length * 0.03])}${lower}`;
  }
  return `${upper}${lower}Z`;
}

function palm([x, y]: Point, height: number, lean: number, seed: Seed) {
  const hand = wobble(seed);
  const crown: Point = [x + lean, y - height];
  const bend: Point = [x + lean * 0.25, y - height * 0.5];
  const rings = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.9].map((part) => {
    const px = (1 - part) ** 2 * x + 2 * part * (1 - part) * bend[0] + part * part * crown[0];
    const half = height * 0.032;
    return `M${at([px - half, y - height * part])}q${half} ${half * 0.7} ${half * 2} 0`;
  });
  const size = height * 0.46;
  const fronds = (angles: readonly number[], reach: number): string =>
    angles.map((angle) => frond(crown, size * reach * (1 + hand() * 0.12), angle + hand() * 8, hand)).join('');
  return {
    trunk: brush([[x, y], bend, crown], [height * 0.1, height * 0.06, height * 0.045]),
    rings: rings.join(''),
    shade: fronds([-168, -128, -82, -40, 2, 168, 20], 1),
    light: fronds([-150, -105, -62, -18], 0.92),
    nuts: [-3, 3]
      .map((dx) => `M${at([crown[0] + dx - 2.4, crown[1] + 3])}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z`)
      .join(''),
  };
}

interface RockProps {
  readonly outline: readonly Point[];
  readonly seed: Seed;
  /** Body, shadow strokes, lit edge. */
  readonly colours?: readonly [body: string, shade: string, light: string];
}

const rockBrowns = [pigment.stone, pigment.stoneDark, pigment.parchmentDeep] as const;

/** A rock of any outline: a lit and a shaded face meet at its peak, cracks run down from it. */
export function Rock({ outline, seed, colours = rockBrowns }: RockProps) {
  const { shaded, cracks, light } = faces(outline, seed);
  return (
    <G>
      <Path
        d={inkLoop(outline, seed, 2)}
        fill={colours[0]}
        stroke={colours[1]}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Path d={polygon(shaded)} fill={colours[1]} opacity={0.45} />
      <Path d={engrave(shaded, 58, 4, `${seed} shade`) + cracks} fill={colours[1]} />
      <Path d={light} fill={colours[2]} opacity={0.6} />
    </G>
  );
}

function faces(outline: readonly Point[], seed: Seed) {
  const hand = wobble(seed);
  const peak = outline.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const foot = Math.max(...outline.map(([, y]) => y));
  const height = foot - peak[1];
  const ridge: Point[] = [0, 0.25, 0.5, 0.75, 1].map((part) => [
    peak[0] + (part === 0 ? 0 : hand() * height * 0.12 + part * height * 0.12),
    peak[1] + height * part,
  ]);
  const right = outline.filter(([x]) => x > peak[0]).sort((a, b) => b[1] - a[1]);
  const crack = (dx: number): string =>
    brush(
      [0.12, 0.36, 0.6, 0.86].map((part): Point => [
        peak[0] + dx * part * height + hand() * 4,
        peak[1] + height * part,
      ]),
      [2.4, 1.6, 0.2],
    );
  return {
    shaded: [...ridge, ...right],
    cracks: brush(ridge, [2.6, 1.2, 0.3]) + crack(-0.35) + crack(-0.62) + crack(0.5),
    light: engrave(
      outline.map(([x, y]): Point => [Math.min(x, peak[0] - 4), y + 3]),
      112,
      8,
      `${seed} light`,
    ),
  };
}
