/** Old paper to draw a board on: uneven washes, stains, fibres, folds and burnt edges, light for day and dark for night. */
import { useMemo } from 'react';
import { ClipPath, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { fraction, randomFrom, type Seed } from '@/core/random';

import { stipple } from './hatching';
import { at, blot, inkLine, polygon, wobble, type Point } from './ink';
import { pigment } from './palette';
import { useArtId } from './Scene';

interface ParchmentProps {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly tone?: 'light' | 'dark';
  readonly seed?: Seed;
  /** Ragged edges with the ground showing around them; otherwise the sheet fills its box. */
  readonly torn?: boolean;
}

const tones = {
  light: {
    middle: pigment.parchmentLight,
    body: pigment.parchment,
    rim: pigment.parchmentDeep,
    edge: pigment.parchmentEdge,
    stain: '#a57a3a',
    fibre: pigment.inkFaint,
    gleam: '#fffaf0',
  },
  dark: {
    middle: '#4a3c28',
    body: '#3a2f20',
    rim: '#241b11',
    edge: pigment.parchmentNightEdge,
    stain: '#0f0a06',
    fibre: '#9c8052',
    gleam: '#8a7148',
  },
} as const;

export function Parchment({
  width,
  height,
  x = 0,
  y = 0,
  tone = 'light',
  seed = 'parchment',
  torn = false,
}: ParchmentProps) {
  const id = useArtId();
  const colours = tones[tone];
  const sheet = useMemo(() => weathered(width, height, seed, torn), [width, height, seed, torn]);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Defs>
        <RadialGradient id={id('body')} cx="46%" cy="42%" r="75%">
          <Stop offset="0" stopColor={colours.middle} />
          <Stop offset="0.55" stopColor={colours.body} />
          <Stop offset="1" stopColor={colours.rim} />
        </RadialGradient>
        <RadialGradient id={id('burn')} cx="50%" cy="50%" r="72%">
          <Stop offset="0.62" stopColor={colours.edge} stopOpacity={0} />
          <Stop offset="0.88" stopColor={colours.edge} stopOpacity={0.22} />
          <Stop offset="1" stopColor={colours.edge} stopOpacity={0.6} />
        </RadialGradient>
        <LinearGradient id={id('fold')} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={colours.edge} stopOpacity={0} />
          <Stop offset="0.48" stopColor={colours.edge} stopOpacity={0.2} />
          <Stop offset="0.52" stopColor={colours.gleam} stopOpacity={0.35} />
          <Stop offset="1" stopColor={colours.gleam} stopOpacity={0} />
        </LinearGradient>
        <ClipPath id={id('sheet')}>
          <Path d={sheet.outline} />
        </ClipPath>
      </Defs>
      <Path d={sheet.outline} fill={`url(#${id('body')})`} />
      <G clipPath={`url(#${id('sheet')})`}>
        <Path d={sheet.stains} fill={colours.stain} opacity={0.09} />
        <Path d={sheet.rings} stroke={colours.stain} strokeWidth={2} opacity={0.16} fill="none" />
        <Path d={sheet.fibres} stroke={colours.fibre} strokeWidth={0.7} opacity={0.28} fill="none" />
        <Path d={sheet.specks} stroke={colours.fibre} strokeWidth={1.3} strokeLinecap="round" opacity={0.4} />
        <Rect x={width / 3 - 9} width={18} height={height} fill={`url(#${id('fold')})`} />
        <Rect x={(width * 2) / 3 - 9} width={18} height={height} fill={`url(#${id('fold')})`} />
        <Path d={sheet.folds} stroke={colours.edge} strokeWidth={0.8} opacity={0.3} fill="none" />
        <Rect width={width} height={height} fill={`url(#${id('burn')})`} />
      </G>
      <Path d={sheet.outline} stroke={colours.edge} strokeWidth={torn ? 1.6 : 0} fill="none" opacity={0.8} />
    </G>
  );
}

function weathered(width: number, height: number, seed: Seed, torn: boolean) {
  const random = randomFrom(seed);
  const spot = (): Point => [fraction(random) * width, fraction(random) * height];
  const reach = Math.min(width, height);
  let [stains, rings, fibres] = ['', '', ''];
  for (let i = 0; i < 7; i++) {
    const size = reach * (0.08 + fraction(random) * 0.2);
    stains += blot(spot(), [size * 1.3, size], `${seed} stain ${i}`, 0.3);
  }
  for (let i = 0; i < 2; i++) rings += blot(spot(), [reach * 0.11, reach * 0.1], `${seed} ring ${i}`, 0.05);
  for (let i = 0; i < 70; i++) {
    const [x, y] = spot();
    const [dx, dy] = [(fraction(random) - 0.5) * 34, (fraction(random) - 0.5) * 12];
    fibres += `M${at([x, y])}q${at([dx * 0.5, dy])} ${at([dx, dy * 0.4])}`;
  }
  const fold = (from: Point, to: Point): string => inkLine([from, to], `${seed} fold ${from[0]} ${from[1]}`, 1.1);
  return {
    outline: torn ? tornEdge(width, height, seed) : `M0 0H${width}V${height}H0Z`,
    stains,
    rings,
    fibres,
    specks: stipple([0, 0], [width, height], 60, `${seed} specks`),
    folds:
      fold([width / 3, 0], [width / 3, height]) +
      fold([(width * 2) / 3, 0], [(width * 2) / 3, height]) +
      fold([0, height / 2], [width, height / 2]),
  };
}

/** Once round the sheet in short steps, each a little off, with a bite now and then. */
function tornEdge(width: number, height: number, seed: Seed): string {
  const hand = wobble(`${seed} edge`);
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const inward: Point[] = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ];
  const points: Point[] = [];
  corners.forEach(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 4] as Point;
    const [inX, inY] = inward[side] as Point;
    const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 13);
    for (let step = 0; step < steps; step++) {
      const part = step / steps;
      const bite = hand() > 0.86 ? 6 : 0;
      const depth = 3 + hand() * 2.4 + bite;
      points.push([x + (toX - x) * part + inX * depth, y + (toY - y) * part + inY * depth]);
    }
  });
  return polygon(points);
}
