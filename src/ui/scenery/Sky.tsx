/** The night sky: stars scattered by a seed and a moon with her halo. */
import { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';

import { fraction, randomFrom, type Seed } from '@/core/random';

import { at, blot, type Point } from './ink';
import { Glow } from './Lights';
import { pigment } from './palette';
import { useArtId } from './Scene';

interface StarsProps {
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly seed: Seed;
  readonly colour?: string;
}

/** Small dots and a few four-pointed sparks, in two paths. */
export function Stars({ from, to, count, seed, colour = pigment.moon }: StarsProps) {
  const { dots, sparks } = scatter(from, to, count, seed);
  return (
    <G>
      <Path d={dots} stroke={colour} strokeWidth={1.5} strokeLinecap="round" opacity={0.7} />
      <Path d={sparks} fill={colour} opacity={0.95} />
    </G>
  );
}

/** A full moon with its seas and a soft halo. */
export function Moon({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  const id = useArtId();
  const sea = (dx: number, dy: number, size: number): string =>
    blot([x + dx * radius, y + dy * radius], [size * radius, size * radius * 0.8], `sea ${dx}`, 0.25);
  return (
    <G>
      <Glow x={x} y={y} radius={radius * 4.2} colour={pigment.moon} strength={0.55} />
      <Defs>
        <RadialGradient id={id('moon')} cx="38%" cy="36%" r="72%">
          <Stop offset="0" stopColor="#fffaf0" />
          <Stop offset="0.7" stopColor={pigment.moon} />
          <Stop offset="1" stopColor="#c9b98f" />
        </RadialGradient>
      </Defs>
      <Circle cx={x} cy={y} r={radius} fill={`url(#${id('moon')})`} />
      <Path d={sea(-0.3, -0.2, 0.3) + sea(0.25, 0.15, 0.34) + sea(-0.15, 0.5, 0.18)} fill="#b9a97c" opacity={0.24} />
    </G>
  );
}

function scatter(from: Point, to: Point, count: number, seed: Seed): { dots: string; sparks: string } {
  const random = randomFrom(seed);
  let [dots, sparks] = ['', ''];
  for (let i = 0; i < count; i++) {
    const x = from[0] + fraction(random) * (to[0] - from[0]);
    const y = from[1] + fraction(random) * (to[1] - from[1]);
    if (i % 7 > 0) dots += `M${at([x, y])}h.1`;
    else {
      const r = 2.2 + fraction(random) * 2;
      sparks += `M${at([x, y - r])}Q${at([x, y])} ${at([x + r, y])}Q${at([x, y])} ${at([x, y + r])}Q${at([x, y])} ${at([x - r, y])}Q${at([x, y])} ${at([x, y - r])}Z`;
    }
  }
  return { dots, sparks };
}
