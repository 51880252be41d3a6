/** The picture on this game's card: the ring of islands on a chart by lamplight, and the mutineer's shadow on half of it. */
import { ClipPath, Defs, Ellipse, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { CompassRose, RhumbLines } from '@/ui/scenery/Chart';
import type { CoverProps } from '@/ui/scenery/cover';
import { mass } from '@/ui/scenery/figures';
import { engrave, hatch } from '@/ui/scenery/hatching';
import { at, blot, brush, inkLoop, polygon, trace, type Point } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Frigate, lamplit } from '@/ui/scenery/Ship';
import { glint } from '@/ui/scenery/Treasure';
import { waveStrokes } from '@/ui/scenery/waves';

const centre: Point = [400, 256];
const ring: Point = [252, 134];

function onRing(degrees: number, reach = 1): Point {
  const turn = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(turn) * ring[0] * reach, centre[1] + Math.sin(turn) * ring[1] * reach];
}

type Outline = readonly Point[];

/** Land as a chart shows it from the side: twin peaks, a tableland, a cone, a long back. */
const profiles: readonly Outline[] = [
  trace('-30 2, -20 -10, -9 -28, -2 -20, 9 -38, 20 -14, 31 2, 0 9'),
  trace('-32 3, -26 -12, -14 -19, 10 -20, 22 -13, 30 3, 0 9'),
  trace('-28 2, -14 -14, -6 -34, 5 -35, 14 -16, 28 2, 0 9'),
  trace('-34 3, -22 -9, -8 -13, 4 -24, 14 -16, 34 2, 2 9'),
];

interface Island {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isLit: boolean;
  readonly seed: string;
  readonly ridge: Outline;
}

const islands = Array.from({ length: 12 }, (_, i): Island => {
  const [x, y] = onRing(i * 30 + 15);
  const size = 0.82 + ((y - centre[1]) / ring[1]) * 0.26;
  const flip = i % 3 === 1 ? -1 : 1;
  const ridge = (profiles[(i * 3 + (i >> 2)) % 4] as Outline).map(([dx, dy]): Point => [
    x + dx * size * flip,
    y + dy * size,
  ]);
  return { x, y, size, isLit: x < 440 && i !== 5, seed: `island ${i}`, ridge };
});

const lit = islands.filter((island) => island.isLit);
const dark = islands.filter((island) => !island.isLit);

const shoal = ({ x, y, size, seed }: Island, reach: number): string =>
  blot([x, y + 3 * size], [54 * size * reach, 24 * size * reach], `${seed} coast`, 0.16);
const shore = ({ x, y, size, seed }: Island): string => blot([x, y + 1], [45 * size, 17 * size], `${seed} coast`, 0.16);
const hill = ({ ridge, seed }: Island): string => inkLoop(ridge, seed, 3);
const hillShade = ({ x, size, ridge, seed }: Island): string =>
  engrave(
    ridge.map(([px, py]): Point => [Math.max(px, x + 2 * size), py]),
    66,
    3.2 * size,
    seed,
  );
/** A watch-tower with its window, on every lit island: the lamps that the others lack. */
const tower = ({ x, y, size }: Island): string =>
  inkLoop(
    [
      [x - 25 * size, y + 5 * size],
      [x - 24 * size, y - 15 * size],
      [x - 27 * size, y - 15 * size],
      [x - 20 * size, y - 25 * size],
      [x - 13 * size, y - 15 * size],
      [x - 16 * size, y - 15 * size],
      [x - 15 * size, y + 5 * size],
    ],
    `tower ${x}`,
    0.6,
  );
const lamp = ({ x, y, size }: Island): string => `M${at([x - 20 * size, y - 12 * size])}v${(4 * size).toFixed(1)}`;

/** The mutineer's shadow: a bust with the three-cornered hat. */
const mutineer = [
  mass(
    trace(
      '-120 -30, -84 -42, -62 -62, -34 -92, -8 -84, 24 -104, 58 -86, 80 -60, 128 -56, 92 -24, 20 -12, ' + '-52 -18',
    ),
  ),
  mass(trace('34 -74, 62 -116, 110 -132, 156 -112, 168 -84, 134 -92, 112 -88, 86 -64, 50 -56')),
  mass(
    trace(
      '-40 -24, -45 -6, -62 18, -50 24, -53 32, -48 38, -50 54, -38 70, -14 66, -10 90, 50 90, 48 40, ' +
        '56 -10, 40 -30',
    ),
  ),
  mass(trace('40 10, 66 40, 62 74, 84 100, 60 96, 44 60')),
  mass(trace('-24 82, -60 108, -104 126, -126 170, -130 330, 260 330, 214 170, 150 118, 90 100, 50 78')),
].join('');

const sheet = trace('70 34, 400 22, 736 36, 788 262, 838 486, 400 498, -38 484, 16 258');

/** The dagger that pins the chart, its point at the middle of the rose. */
const dagger = {
  blade: polygon(trace('404 262, 372 188, 390 180')),
  edge: polygon(trace('404 262, 372 188, 381 184')),
  guard: brush(trace('352 200, 366 190, 384 182, 402 174, 416 172'), [6, 9, 10, 9, 6]),
  grip: brush(trace('381 184, 373 164, 364 146'), [13, 15, 12]),
  wire: 'M373 176l14 -7M370 169l14 -6M367 161l14 -6M364 154l13 -6',
  pommel: blot([361, 137], [10, 10], 'pommel', 0.06),
  shadow: polygon(
    trace('404 262, 470 246, 486 238, 490 230, 497 238, 528 234, 530 246, 498 250, 494 260, 486 254, 470 256'),
  ),
};

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
        d={hatch(trace('0 0, 800 0, 800 500, 0 500'), 3, 11, 'table')}
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
        <Ellipse cx={400} cy={260} rx={376} ry={215} stroke={pigment.parchmentLight} strokeWidth={7} fill="none" />
        <Ellipse
          cx={400}
          cy={260}
          rx={376}
          ry={215}
          stroke={pigment.ink}
          strokeWidth={5}
          strokeDasharray="15 15"
          fill="none"
        />
        <Ellipse cx={400} cy={260} rx={380} ry={218} stroke={pigment.inkSoft} strokeWidth={0.9} fill="none" />
        <SkullAndBones x={66} y={438} width={58} colour="#7f5c2c" ground="#d9bd84" />
        <RhumbLines centre={centre} reach={640} colour={pigment.ink} opacity={0.35} />
        <Path
          d={waveStrokes({ from: [60, 80], to: [760, 450], seed: 'chart sea', rows: 15 })}
          fill="#0c4650"
          opacity={0.45}
        />
        <Path d={course} stroke={pigment.danger} strokeWidth={2.4} strokeLinecap="round" />
        <CompassRose x={400} y={262} radius={84} tilt={0.56} />
        <Path d={join(islands, (island) => shoal(island, 1.2))} fill="#cfe6cf" opacity={0.25} />
        <Path d={join(islands, (island) => shoal(island, 1))} fill="#e6f0d4" opacity={0.4} />
        {lit.map(({ x, y, size, seed }) => (
          <Glow key={seed} x={x} y={y - 8} radius={78 * size} colour={pigment.lamp} strength={0.95} />
        ))}
        <Path d={join(lit, shore)} fill="#f6dd98" stroke={pigment.ink} strokeWidth={1.6} />
        <Path d={join(lit, hill)} fill="#8aa552" stroke={pigment.ink} strokeWidth={1.7} strokeLinejoin="round" />
        <Path d={join(lit, hillShade)} fill="#22361f" opacity={0.9} />
        <Path d={join(lit, tower)} fill="#f3e3bb" stroke={pigment.ink} strokeWidth={1.5} strokeLinejoin="round" />
        <Path d={join(lit, lamp)} stroke={pigment.ember} strokeWidth={4} />
        <Path d={join(dark, shore)} fill="#7d7558" stroke={pigment.ink} strokeWidth={1.6} />
        <Path d={join(dark, hill)} fill="#35443a" stroke={pigment.ink} strokeWidth={1.7} strokeLinejoin="round" />
        <Path d={join(dark, hillShade)} fill="#0c1410" opacity={0.9} />
        <Path d={dagger.shadow} fill="#06121a" opacity={0.5} />
        <G fill="#080a14">
          <Path d={mutineer} transform="translate(602 262) scale(1.2)" opacity={0.16} />
          <Path d={mutineer} transform="translate(599 262) scale(1.16)" opacity={0.32} />
          <Path d={mutineer} transform="translate(596 262) scale(1.12)" opacity={0.56} />
        </G>
      </G>
      <Path d={blot([252, 330], [80, 9], 'hull shadow', 0.1)} fill="#0a2a30" opacity={0.5} />
      <Frigate x={246} y={326} scale={0.6} colours={lamplit} />
      <Path
        d={waveStrokes({ from: [186, 324], to: [308, 338], seed: 'wake', rows: 4 })}
        fill={pigment.parchmentLight}
      />
      <Path d={dagger.blade} fill="#f3f0e2" stroke={pigment.ink} strokeWidth={1.6} strokeLinejoin="round" />
      <Path d={dagger.edge} fill="#8b98a0" />
      <Path d={dagger.grip} fill={pigment.dangerDeep} stroke={pigment.ink} strokeWidth={1.6} />
      <Path d={dagger.wire} stroke={pigment.brassLight} strokeWidth={1.6} />
      <Path d={dagger.guard} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.6} />
      <Path d={dagger.pommel} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.6} />
      <Path d={glint([356, 132], 9) + glint([384, 196], 12)} fill="#fffdf0" />
      <Glow x={150} y={90} radius={420} colour={pigment.lamp} strength={0.5} />
    </Scene>
  );
}
