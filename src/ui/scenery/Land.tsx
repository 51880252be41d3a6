/** What grows and lies on islands: palms with bent trunks and rocks with an engraved shadow side. */
import { G, Path } from 'react-native-svg';

import type { Seed } from '@/core/random';

import { engrave } from './hatching';
import { at, brush, inkLoop, polar, wobble, type Point } from './ink';
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

/** A rock of any outline; its shadow is engraved on the right, its light falls from the upper left. */
export function Rock({ outline, seed, colours = rockBrowns }: RockProps) {
  const middle = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const right = outline.map(([x, y]): Point => [Math.max(x, middle), y]);
  return (
    <G>
      <Path
        d={inkLoop(outline, seed, 2)}
        fill={colours[0]}
        stroke={colours[1]}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path d={engrave(right, 62, 4, `${seed} right`)} fill={colours[1]} opacity={0.8} />
      <Path d={engrave(outline, 100, 9, `${seed} body`)} fill={colours[1]} opacity={0.4} />
      <Path
        d={engrave(
          outline.map(([x, y]): Point => [Math.min(x, middle), y]),
          74,
          11,
          `${seed} left`,
        )}
        fill={colours[2]}
        opacity={0.5}
      />
    </G>
  );
}
