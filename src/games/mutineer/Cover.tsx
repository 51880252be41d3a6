/** The picture on this game's card: the ring of islands on a chart by lamplight, and the mutineer's shadow on half of it. */
import { ClipPath, Defs, Ellipse, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { CompassRose, RhumbLines } from '@/ui/scenery/Chart';
import type { CoverProps } from '@/ui/scenery/cover';
import { facet, limb, mass } from '@/ui/scenery/figures';
import { engrave, hatch } from '@/ui/scenery/hatching';
import { at, blot, inkLoop, type Point } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Frigate, lamplit } from '@/ui/scenery/Ship';
import { waveStrokes } from '@/ui/scenery/waves';

const centre: Point = [400, 256];
const ring: Point = [252, 134];

function onRing(degrees: number, reach = 1): Point {
  const turn = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(turn) * ring[0] * reach, centre[1] + Math.sin(turn) * ring[1] * reach];
}

const islands = Array.from({ length: 12 }, (_, i) => {
  const degrees = i * 30 + 15;
  const [x, y] = onRing(degrees);
  return { x, y, size: 0.78 + ((y - centre[1]) / ring[1]) * 0.24, isLit: x < 420, seed: `island ${i}` };
});

const lit = islands.filter((island) => island.isLit);
const dark = islands.filter((island) => !island.isLit);

type Island = (typeof islands)[number];

const shoal = ({ x, y, size, seed }: Island, reach: number): string =>
  blot([x, y + 4 * size], [52 * size * reach, 24 * size * reach], `${seed} coast`, 0.16);
const shore = ({ x, y, size, seed }: Island): string => blot([x, y], [42 * size, 17 * size], `${seed} coast`, 0.16);
const ridge = ({ x, y, size }: Island): Point[] => [
  [x - 30 * size, y + 2 * size],
  [x - 20 * size, y - 10 * size],
  [x - 8 * size, y - 30 * size],
  [x - 1 * size, y - 22 * size],
  [x + 9 * size, y - 36 * size],
  [x + 20 * size, y - 14 * size],
  [x + 31 * size, y + 2 * size],
  [x, y + 9 * size],
];
const hill = (island: Island): string => inkLoop(ridge(island), island.seed, 3);
const hillShade = (island: Island): string => {
  const { x, y, size, seed } = island;
  return engrave(
    [
      [x + 9 * size, y - 34 * size],
      [x + 30 * size, y + 2 * size],
      [x + 4 * size, y + 7 * size],
      [x - 1 * size, y - 20 * size],
    ],
    66,
    3.4 * size,
    seed,
  );
};

/** The mutineer's shadow: a bust with the three-cornered hat, a raised fist and its dagger. */
const mutineer = [
  mass([
    [-112, -34],
    [-70, -52],
    [-40, -84],
    [4, -98],
    [48, -92],
    [78, -62],
    [124, -52],
    [84, -22],
    [20, -12],
    [-44, -20],
  ]),
  mass([
    [-40, -24],
    [-45, -6],
    [-62, 18],
    [-50, 24],
    [-53, 32],
    [-48, 38],
    [-50, 54],
    [-38, 70],
    [-14, 66],
    [-10, 90],
    [50, 90],
    [48, 40],
    [56, -10],
    [40, -30],
  ]),
  mass([
    [40, 10],
    [66, 40],
    [62, 74],
    [84, 100],
    [60, 96],
    [44, 60],
  ]),
  mass([
    [-24, 82],
    [-60, 108],
    [-104, 126],
    [-126, 170],
    [-130, 330],
    [260, 330],
    [214, 170],
    [150, 118],
    [90, 100],
    [50, 78],
  ]),
  limb(
    [
      [-96, 150],
      [-158, 150],
      [-182, 132],
    ],
    [62, 52, 46],
  ),
  limb(
    [
      [-182, 132],
      [-196, 86],
      [-190, 44],
    ],
    [46, 40, 30],
  ),
  mass([
    [-212, 44],
    [-214, 18],
    [-196, 8],
    [-172, 12],
    [-166, 34],
    [-176, 50],
  ]),
  facet([
    [-236, 14],
    [-232, 6],
    [-146, 40],
    [-149, 48],
  ]),
  facet([
    [-188, 34],
    [-210, 26],
    [-226, 62],
    [-246, 132],
    [-206, 76],
  ]),
  limb(
    [
      [-186, 16],
      [-176, -8],
    ],
    [13, 12],
  ),
].join('');

const sheet: Point[] = [
  [70, 34],
  [400, 22],
  [736, 36],
  [788, 262],
  [838, 486],
  [400, 498],
  [-38, 484],
  [16, 258],
];

const course = Array.from({ length: 60 }, (_, i) => {
  const degrees = i * 6;
  return `M${at(onRing(degrees, 0.8))}L${at(onRing(degrees + 3, 0.8))}`;
}).join('');

export default function MutineerCover({ width, height }: CoverProps) {
  const id = useArtId();
  const join = (list: readonly Island[], draw: (island: Island) => string): string => list.map(draw).join('');
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('table')} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor="#6d431f" />
          <Stop offset="1" stopColor="#170c05" />
        </LinearGradient>
        <RadialGradient id={id('chart')} cx={230} cy={150} rx={640} ry={480} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#fdf0c8" />
          <Stop offset="0.45" stopColor="#e6cb92" />
          <Stop offset="1" stopColor="#8e6b38" />
        </RadialGradient>
        <RadialGradient id={id('sea')} cx={270} cy={190} rx={400} ry={260} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#8fc0ac" />
          <Stop offset="0.6" stopColor="#3f8a85" />
          <Stop offset="1" stopColor="#1d5a63" />
        </RadialGradient>
        <ClipPath id={id('sheet')}>
          <Path d={inkLoop(sheet, 'sheet', 2.5)} />
        </ClipPath>
      </Defs>
      <Rect width={800} height={500} fill={`url(#${id('table')})`} />
      <Path
        d={hatch(
          [
            [0, 0],
            [800, 0],
            [800, 500],
            [0, 500],
          ],
          3,
          11,
          'table',
        )}
        stroke={pigment.ink}
        strokeWidth={1.2}
        opacity={0.5}
        fill="none"
      />
      <Path d={inkLoop(sheet, 'sheet', 2.5)} transform="translate(8 10)" fill={pigment.ink} opacity={0.5} />
      <G clipPath={`url(#${id('sheet')})`}>
        <Rect width={800} height={500} fill={`url(#${id('chart')})`} />
        <Ellipse cx={400} cy={260} rx={372} ry={212} fill={`url(#${id('sea')})`} opacity={0.9} />
        <Ellipse cx={400} cy={260} rx={372} ry={212} stroke={pigment.ink} strokeWidth={2} fill="none" />
        <Ellipse cx={400} cy={260} rx={380} ry={218} stroke={pigment.inkSoft} strokeWidth={0.9} fill="none" />
        <RhumbLines centre={centre} reach={640} colour={pigment.ink} opacity={0.35} />
        <Path
          d={waveStrokes({ from: [60, 80], to: [760, 450], seed: 'chart sea', rows: 13 })}
          fill="#0c4650"
          opacity={0.45}
        />
        <Path d={course} stroke={pigment.danger} strokeWidth={2.4} strokeLinecap="round" />
        <CompassRose x={400} y={256} radius={88} tilt={0.56} />
        <Path d={join(islands, (island) => shoal(island, 1.12))} fill="#cfe6cf" opacity={0.3} />
        <Path d={join(islands, (island) => shoal(island, 0.96))} fill="#e6f0d4" opacity={0.4} />
        {lit.map((island) => (
          <Glow
            key={island.seed}
            x={island.x}
            y={island.y - 8}
            radius={70 * island.size}
            colour={pigment.lamp}
            strength={0.85}
          />
        ))}
        <Path d={join(lit, shore)} fill="#f1d894" stroke={pigment.ink} strokeWidth={1.6} />
        <Path d={join(lit, hill)} fill="#7f9a4e" stroke={pigment.ink} strokeWidth={1.6} strokeLinejoin="round" />
        <Path d={join(lit, hillShade)} fill="#22361f" opacity={0.85} />
        <Path d={join(dark, shore)} fill="#8b7b55" stroke={pigment.ink} strokeWidth={1.6} />
        <Path d={join(dark, hill)} fill="#3c4a3a" stroke={pigment.ink} strokeWidth={1.6} strokeLinejoin="round" />
        <Path d={join(dark, hillShade)} fill="#0f1813" opacity={0.85} />
        <G fill="#0a0c18">
          <Path d={mutineer} transform="translate(592 250) scale(1.16)" opacity={0.18} />
          <Path d={mutineer} transform="translate(590 250) scale(1.12)" opacity={0.35} />
          <Path d={mutineer} transform="translate(588 250) scale(1.08)" opacity={0.55} />
        </G>
      </G>
      <Frigate x={205} y={352} scale={0.62} colours={lamplit} />
      <Glow x={150} y={90} radius={420} colour={pigment.lamp} strength={0.5} />
    </Scene>
  );
}
