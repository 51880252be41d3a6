/** What stands at the water: a quay on each shore with a dotted course between them, and the camp on the beach. */
import { G, Path } from 'react-native-svg';

import { blot } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';

import type { Box } from '../../path/box';
import { Jetty } from '../../path/parts/Jetty';
import type { Ground } from '../ground';
import type { IslandLight } from './light';

interface WaterfrontProps {
  readonly ground: Ground;
  readonly light: IslandLight;
}

export function Waterfront({ ground, light }: WaterfrontProps) {
  const { strait, hull, width } = ground;
  const jetty = Math.max(22, width * 0.07);
  const length = strait.height * 0.42;
  const from = { x: hull.small.x + hull.small.width * 0.6, y: hull.small.y };
  const to = { x: hull.large.x + hull.large.width * 0.4, y: hull.large.y + hull.large.height };
  return (
    <G>
      <Path
        d={`M${from.x} ${from.y}C${from.x + width * 0.12} ${strait.y + strait.height * 0.36} ${to.x - width * 0.12} ${strait.y + strait.height * 0.95} ${to.x} ${to.y}`}
        stroke={light.foam}
        strokeWidth={1.8}
        strokeDasharray={[2, 7]}
        strokeLinecap="round"
        fill="none"
        opacity={0.9}
      />
      <Path d={reef(strait)} fill={light.hill[2]} stroke={light.foam} strokeWidth={1} opacity={0.85} />
      <Jetty at={{ x: 5, y: strait.y + strait.height - length + 6, width: jetty, height: length }} upper={false} />
      <Jetty at={{ x: width - jetty - 5, y: strait.y - 6, width: jetty, height: length }} upper />
      <Camp start={ground.start} />
    </G>
  );
}

function reef({ x, y, width, height }: Box): string {
  return (
    blot([x + width * 0.52, y + height * 0.14], [9, 4], 'reef a', 0.3) +
    blot([x + width * 0.56, y + height * 0.2], [5, 3], 'reef b', 0.3) +
    blot([x + width * 0.7, y + height * 0.88], [8, 4], 'reef c', 0.3)
  );
}

/** A fire, two casks and a keel drawn up: where the crews wait. */
function Camp({ start }: { readonly start: Box }) {
  const { x, y, width, height } = start;
  const size = height / 60;
  const casks = [x + width * 0.03 + 8 * size, x + width * 0.03 + 25 * size];
  const foot = y + height * 0.56;
  const fire = { x: x + width * 0.5, y: y + height * 0.42 };
  return (
    <G>
      {casks.map((cx) => (
        <Cask key={cx} x={cx} y={foot} size={size} />
      ))}
      <Glow x={fire.x} y={fire.y - 4} radius={height * 0.6} strength={0.6} />
      <Path
        d={`M${fire.x - 10 * size} ${fire.y + 3}l${20 * size} ${-6 * size}M${fire.x - 10 * size} ${fire.y - 3}l${20 * size} ${6 * size}`}
        stroke={pigment.woodDark}
        strokeWidth={4 * size}
        strokeLinecap="round"
      />
      <Path
        d={`M${fire.x - 6 * size} ${fire.y}q${-3 * size} ${-9 * size} ${3 * size} ${-14 * size}q${1 * size} ${4 * size} ${3 * size} ${4 * size}q${3 * size} ${-6 * size} ${1 * size} ${-10 * size}q${8 * size} ${8 * size} ${4 * size} ${20 * size}Z`}
        fill={pigment.ember}
        stroke={pigment.flame}
        strokeWidth={1.2}
      />
    </G>
  );
}

/** A cask with two hoops, standing on its foot at (x, y). */
function Cask({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const w = 7 * size;
  const h = 20 * size;
  const hoop = (level: number) => `M${x - w * 1.15} ${y - h * level}q${w * 1.15} ${2 * size} ${w * 2.3} 0`;
  return (
    <G>
      <Path
        d={`M${x - w} ${y - h}q${w} ${-3 * size} ${2 * w} 0q${3 * size} ${h / 2} 0 ${h}q${-w} ${3 * size} ${-2 * w} 0q${-3 * size} ${-h / 2} 0 ${-h}Z`}
        fill={pigment.woodLight}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path d={hoop(0.72) + hoop(0.26)} stroke={pigment.woodDark} strokeWidth={2.2 * size} fill="none" />
    </G>
  );
}
