/** The harbour's picture: the roads of Tortuga with ships at anchor and the light over them, by day and by night. */
import { memo } from 'react';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { RhumbLines } from '@/ui/scenery/Chart';
import { at, brush, polar, type Point } from '@/ui/scenery/ink';
import { Glow, Lantern } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Frigate, lamplit, moonlit, Sloop } from '@/ui/scenery/Ship';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';
import { useTheme } from '@/ui/theme';

import { HeroIsland, type IslandTones } from './HeroIsland';

interface HeroSceneProps {
  readonly width: number;
  readonly height: number;
  /** How much of the height is water. */
  readonly sea: number;
  /** Unit of size: 1 in a picture 300 high. */
  readonly size: number;
  readonly still: boolean;
}

interface Tones {
  readonly seaFar: string;
  readonly seaNear: string;
  readonly wave: string;
  readonly foam: string;
  readonly shine: string;
  readonly island: IslandTones;
}

const night: Tones = {
  seaFar: pigment.duskBlue,
  seaNear: pigment.abyss,
  wave: '#9fc3cf',
  foam: '#86a9b8',
  shine: pigment.moon,
  island: {
    ridge: '#1a3145',
    jungle: '#0c1d24',
    jungleLight: '#2c4f52',
    sand: '#4a4a44',
    ink: '#050c12',
    wall: '#2b2f33',
    roof: '#5a2620',
    window: '#ffd27a',
  },
};

const day: Tones = {
  seaFar: '#b9cfb8',
  seaNear: '#37797a',
  wave: '#123f44',
  foam: '#f3efd6',
  shine: '#fff4cf',
  island: {
    ridge: '#a3aa86',
    jungle: '#4f6b41',
    jungleLight: '#8fa05f',
    sand: '#ecd59a',
    ink: '#2c3522',
    wall: '#ead9b0',
    roof: '#a5432c',
    window: '#4a3a24',
  },
};

/** Drawn in real pixels, so that lines keep their weight on every screen. */
export const HeroScene = memo(function HeroScene({ width, height, sea, size, still }: HeroSceneProps) {
  const { colours, light } = useTheme();
  const id = useArtId();
  const dark = light === 'dark';
  const tones = dark ? night : day;
  const wide = width > 600;
  const horizon = Math.round(height - sea);
  const sun: Point = [width * (wide ? 0.58 : 0.6), horizon - (dark ? (wide ? 120 : 66) : 4) * size];
  const ship: Point = [width * (wide ? 0.79 : 0.76), horizon + 34 * size];
  const scale = (wide ? 0.86 : 0.6) * size;
  // Behind the app's name the sky is bare.
  const clear = Math.min(width * 0.64, 330);
  const ships = dark ? moonlit : lamplit;
  return (
    <Svg width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colours.sky} />
          <Stop offset="1" stopColor={colours.skyLow} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tones.seaFar} />
          <Stop offset="1" stopColor={tones.seaNear} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={horizon + 1} fill={`url(#${id('sky')})`} />
      {dark ? (
        <G>
          <Stars from={[clear, 0]} to={[width, horizon * 0.85]} count={Math.round((width - clear) / 7)} seed="high" />
          <Stars from={[0, 104]} to={[clear, horizon * 0.85]} count={12} seed="low" />
          <Moon x={sun[0]} y={sun[1]} radius={(wide ? 24 : 17) * size} />
        </G>
      ) : (
        <G>
          <RhumbLines centre={sun} reach={width} colour={colours.brass} opacity={0.3} />
          <Glow x={sun[0]} y={sun[1]} radius={170 * size} colour="#ffd873" strength={0.85} />
          <Circle cx={sun[0]} cy={sun[1]} r={30 * size} fill="#fbe7a8" stroke={colours.brass} strokeWidth={1.2} />
          <Path d={rays(sun, 38 * size, 58 * size)} stroke={colours.brass} strokeWidth={1.2} opacity={0.7} />
          <Path d={clouds(width, horizon)} stroke={colours.edge} strokeWidth={1} opacity={0.45} fill="none" />
        </G>
      )}
      <Rect y={horizon} width={width} height={height - horizon} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: sun[0], top: horizon + 2, bottom: height, width: 60 * size, seed: 'shine' })}
        fill={tones.shine}
        opacity={dark ? 0.55 : 0.75}
      />
      <HeroIsland
        reach={Math.min(width * 0.46, 430 * size)}
        horizon={horizon}
        size={size}
        tones={tones.island}
        lit={dark}
      />
      <Path
        d={waveStrokes({ from: [-20, horizon + 6], to: [width, height], seed: 'roads', rows: 11 })}
        fill={tones.wave}
        opacity={dark ? 0.35 : 0.5}
      />
      {wide ? <Sloop x={width * 0.49} y={horizon + 9 * size} scale={0.32 * size} mirrored colours={ships} /> : null}
      <Frigate x={ship[0]} y={ship[1]} scale={scale} colours={ships} />
      <Path d={waterline([ship[0], ship[1] + 9 * scale], 88 * scale)} fill={tones.foam} opacity={dark ? 0.5 : 0.85} />
      {dark ? (
        <Lantern x={ship[0] - 117 * scale} y={ship[1] - 66 * scale} scale={0.6 * scale} reach={120} still={still} />
      ) : null}
    </Svg>
  );
});

/** Foam where the hull meets the water, so that she floats in it and not on it. */
function waterline([x, y]: Point, half: number): string {
  let path = '';
  for (let i = 0; i < 9; i++) {
    const from = x - half + (i * half * 2) / 9;
    const length = half * (i % 3 === 1 ? 0.36 : 0.26);
    const level = y - 1.5 + (i % 2) * 2.5;
    path += brush(
      [
        [from, level],
        [from + length * 0.5, level - 2],
        [from + length, level + 0.6],
      ],
      [0.3, 2.6, 0.3],
    );
  }
  return path;
}

function rays(centre: Point, from: number, to: number): string {
  let path = '';
  for (let ray = 0; ray < 24; ray++) {
    const turn = (ray * 360) / 24;
    path += `M${at(polar(centre, from, turn))}L${at(polar(centre, ray % 2 ? to * 0.85 : to, turn))}`;
  }
  return path;
}

/** Streaks of cloud as an engraver leaves them: three level strokes, one longer than the others. */
function clouds(width: number, horizon: number): string {
  const streak = (x: number, y: number, length: number): string =>
    `M${at([x, y])}q${at([length * 0.3, -5])} ${at([length * 0.55, -1])}t${at([length * 0.45, 0])}` +
    `M${at([x + length * 0.2, y + 6])}q${at([length * 0.2, -3])} ${at([length * 0.5, 0])}` +
    `M${at([x + length * 0.1, y - 8])}q${at([length * 0.2, -4])} ${at([length * 0.36, 0])}`;
  return streak(width * 0.62, horizon * 0.3, 70) + streak(width * 0.9, horizon * 0.66, 80);
}
