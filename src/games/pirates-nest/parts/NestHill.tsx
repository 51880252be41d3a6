/** The hill at the end of the way: the Nest on its stilts behind a palisade, windows lit, with a bare flagpole. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { engrave, foliage, hatch } from '@/ui/scenery/hatching';
import { brush, inkLoop, loop, type Point } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../../path/box';
import type { Ground } from '../ground';
import type { IslandLight } from './light';

interface NestHillProps {
  readonly ground: Ground;
  readonly light: IslandLight;
}

/** Where the flagpole stands: its foot, and how high it is. */
export function poleOf({ nest }: Ground): { readonly x: number; readonly y: number; readonly height: number } {
  return { x: nest.width * 0.5, y: nest.height * 0.44, height: nest.height * 0.42 };
}

export function NestHill({ ground, light }: NestHillProps) {
  const id = useArtId();
  const { nest } = ground;
  const hill = hillOf(nest);
  const pole = poleOf(ground);
  return (
    <G>
      <Defs>
        <LinearGradient id={id('hill')} x1="0" y1="0" x2="0.4" y2="1">
          <Stop offset="0" stopColor={light.hill[0]} />
          <Stop offset="0.5" stopColor={light.hill[1]} />
          <Stop offset="1" stopColor={light.hill[2]} />
        </LinearGradient>
      </Defs>
      <Path d={loop(hill)} fill={`url(#${id('hill')})`} stroke={light.path[0]} strokeWidth={1.3} />
      <Path
        d={foliage([nest.width * 0.14, nest.height * 0.5], [nest.width * 0.88, nest.height * 0.8], 11, 'hill')}
        stroke={light.leaf}
        strokeWidth={1.1}
        fill="none"
        opacity={0.45}
      />
      <Path d={engrave(hill.slice(5, 12), 66, 7, 'hill shade')} fill={light.hill[2]} opacity={0.5} />
      <Palm x={nest.width * 0.33} y={nest.height * 0.66} height={nest.height * 0.5} lean={-8} seed="hill palm" />
      <Palm x={nest.width * 0.68} y={nest.height * 0.66} height={nest.height * 0.56} lean={10} seed="hill palm 2" />
      <Hut nest={nest} />
      <Path
        d={brush(
          [
            [pole.x, pole.y],
            [pole.x, pole.y - pole.height],
          ],
          [3, 2],
        )}
        fill={pigment.ink}
      />
      <Palisade nest={nest} light={light} />
    </G>
  );
}

/** From the left shore up to the Nest and down to the right one. */
function hillOf({ width, height }: Box): Point[] {
  const at = (x: number, y: number): Point => [width * x, height * y];
  return [
    at(-0.02, 1.02),
    at(0.02, 0.82),
    at(0.12, 0.72),
    at(0.24, 0.6),
    at(0.36, 0.52),
    at(0.5, 0.46),
    at(0.62, 0.5),
    at(0.74, 0.6),
    at(0.88, 0.7),
    at(0.98, 0.84),
    at(1.02, 1.02),
    at(0.5, 1.08),
  ];
}

function Hut({ nest }: { readonly nest: Box }) {
  const s = nest.height / 100;
  const x = (dx: number) => nest.width * 0.5 + dx * s;
  const y = (share: number) => share * s;
  const corner = (dx: number, level: number): Point => [x(dx), y(level)];
  const wall = [corner(-34, 42), corner(34, 42), corner(34, 66), corner(-34, 66)];
  const roof = [corner(-46, 46), corner(-30, 28), corner(0, 22), corner(30, 28), corner(46, 46), corner(0, 43)];
  return (
    <G>
      <Path
        d={[-30, -10, 10, 30].map((dx) => brush([corner(dx, 64), corner(dx * 1.1, 82)], [4 * s, 3.4 * s])).join('')}
        fill={pigment.woodDark}
      />
      <Path d={inkLoop(wall, 'nest wall', 0.6)} fill={pigment.wood} stroke={pigment.ink} strokeWidth={1.4} />
      <Path
        d={hatch(wall, 90, 5 * s, 'nest boards')}
        stroke={pigment.ink}
        strokeWidth={0.9}
        opacity={0.55}
        fill="none"
      />
      {[-22, 22].map((dx) => (
        <Rect
          key={dx}
          x={x(dx - 6)}
          y={y(48)}
          width={12 * s}
          height={10 * s}
          rx={1.5}
          fill={pigment.lamp}
          stroke={pigment.ink}
          strokeWidth={1.2}
        />
      ))}
      <Path
        d={`M${x(-8)} ${y(66)}V${y(53)}Q${x(0)} ${y(46)} ${x(8)} ${y(53)}V${y(66)}Z`}
        fill={pigment.flame}
        stroke={pigment.ink}
        strokeWidth={1.3}
      />
      <Path
        d={inkLoop(roof, 'nest roof', 1)}
        fill="#b98a45"
        stroke={pigment.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path d={engrave(roof, 78, 5 * s, 'nest thatch')} fill={pigment.inkSoft} opacity={0.75} />
      <Path
        d={inkLoop([corner(-42, 65), corner(42, 65), corner(43, 70), corner(-43, 70)], 'nest deck', 0.6)}
        fill={pigment.woodLight}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Glow x={x(0)} y={y(58)} radius={44 * s} strength={0.55} />
    </G>
  );
}

/** Pointed stakes behind those who have arrived, and the trampled ground they stand on. */
function Palisade({ nest, light }: { readonly nest: Box; readonly light: IslandLight }) {
  const { width, height } = nest;
  const stake = Math.max(7, width / 56);
  const top = height * 0.74;
  let stakes = '';
  for (let x = width * 0.02; x < width * 0.97; x += stake) {
    stakes += `M${x} ${height}V${top + 4}l${stake * 0.42} -5l${stake * 0.42} 5V${height}Z`;
  }
  return (
    <G>
      <Path d={stakes} fill={pigment.wood} stroke={pigment.woodDark} strokeWidth={1} opacity={0.92} />
      <Path
        d={`M${width * 0.02} ${height * 0.84}H${width * 0.98}`}
        stroke={pigment.brassDark}
        strokeWidth={2.4}
        opacity={0.9}
      />
      <Path
        d={`M0 ${height * 0.95}Q${width * 0.5} ${height * 0.9} ${width} ${height * 0.95}V${height + 3}H0Z`}
        fill={light.path[1]}
        stroke={light.path[0]}
        strokeWidth={1}
      />
    </G>
  );
}
