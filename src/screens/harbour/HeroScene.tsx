/** The harbour's picture: the island of Tortuga, a frigate at anchor and the light over them, by day and by night. */
import { memo } from 'react';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { RhumbLines } from '@/ui/scenery/Chart';
import { hatch } from '@/ui/scenery/hatching';
import { at, curve, polar, type Point } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { Glow, Lantern } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Frigate, lamplit, moonlit, Sloop } from '@/ui/scenery/Ship';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';
import { useTheme } from '@/ui/theme';

interface HeroSceneProps {
  readonly width: number;
  readonly height: number;
}

const night = {
  seaFar: pigment.duskBlue,
  seaNear: pigment.abyss,
  wave: '#9fc3cf',
  island: '#0b1a22',
  islandInk: '#35566a',
  shine: pigment.moon,
};
const day = {
  seaFar: '#b9cfb8',
  seaNear: '#3f837d',
  wave: '#123f44',
  island: '#7f8a5c',
  islandInk: '#3d4a2e',
  shine: '#fff4cf',
};

/** Drawn in real pixels, so that lines keep their weight on every screen. */
export const HeroScene = memo(function HeroScene({ width, height }: HeroSceneProps) {
  const { colours, light } = useTheme();
  const id = useArtId();
  const dark = light === 'dark';
  const tone = dark ? night : day;
  const horizon = Math.round(height * 0.66);
  const sun: Point = [width * (width > 700 ? 0.62 : 0.7), horizon - height * (dark ? 0.36 : 0.02)];
  const size = height / 300;
  const shipX = width * (width > 700 ? 0.78 : 0.74);
  const isle = island(width, horizon, size);
  return (
    <Svg width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colours.sky} />
          <Stop offset="1" stopColor={colours.skyLow} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tone.seaFar} />
          <Stop offset="1" stopColor={tone.seaNear} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={horizon} fill={`url(#${id('sky')})`} />
      {dark ? (
        <G>
          <Stars from={[0, 0]} to={[width, horizon * 0.85]} count={Math.round(width / 7)} seed="tortuga" />
          <Moon x={sun[0]} y={sun[1]} radius={22 * size} />
        </G>
      ) : (
        <G>
          <RhumbLines centre={sun} reach={width} colour={colours.brass} opacity={0.3} />
          <Glow x={sun[0]} y={sun[1]} radius={170 * size} colour="#ffd873" strength={0.85} />
          <Circle cx={sun[0]} cy={sun[1]} r={30 * size} fill="#fbe7a8" stroke={colours.brass} strokeWidth={1.2} />
          <Path
            d={rays(sun, 38 * size, 60 * size)}
            stroke={colours.brass}
            strokeWidth={1.2}
            strokeLinecap="round"
            opacity={0.7}
          />
          <Path d={clouds(width, horizon)} stroke={colours.edge} strokeWidth={1} opacity={0.45} fill="none" />
        </G>
      )}
      <Rect y={horizon} width={width} height={height - horizon} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: sun[0], top: horizon + 2, bottom: height, width: 60 * size, seed: 'shine' })}
        fill={tone.shine}
        opacity={dark ? 0.55 : 0.75}
      />
      <Path d={isle.outline} fill={tone.island} stroke={tone.islandInk} strokeWidth={1.2} />
      <Path d={isle.shade} stroke={tone.islandInk} strokeWidth={1} opacity={0.7} fill="none" />
      {isle.palms.map(([x, y], index) => (
        <Palm
          key={index}
          x={x}
          y={y}
          height={(30 - index * 3) * size}
          lean={(index % 2 ? -9 : 9) * size}
          seed={`palm ${index}`}
          colours={[tone.islandInk, tone.island, tone.islandInk]}
        />
      ))}
      {dark ? <Glow x={width * 0.2} y={horizon - 6 * size} radius={34 * size} strength={0.7} /> : null}
      <Path
        d={waveStrokes({ from: [-20, horizon + 4], to: [width, height], seed: 'roads', rows: 11 })}
        fill={tone.wave}
        opacity={dark ? 0.35 : 0.5}
      />
      <Sloop x={width * 0.5} y={horizon + 8 * size} scale={0.3 * size} mirrored colours={dark ? moonlit : lamplit} />
      <Frigate x={shipX} y={horizon + 40 * size} scale={0.8 * size} colours={dark ? moonlit : lamplit} />
      {dark ? <Lantern x={shipX - 98 * size} y={horizon - 6 * size} scale={0.5 * size} reach={110} /> : null}
    </Svg>
  );
});

/** Tortuga lies low and humped like a turtle at the left. */
function island(width: number, horizon: number, size: number) {
  const reach = Math.min(width * 0.46, 420 * size);
  const hump = (part: number): number => Math.sin(part * Math.PI) ** 0.8 * 34 + Math.sin(part * 9) * 3;
  const ridge: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const part = i / 18;
    ridge.push([-20 + reach * part, horizon + 3 - hump(part) * size]);
  }
  const end = ridge[ridge.length - 1] as Point;
  const shaded = ridge.slice(9, 18).concat([
    [end[0] - 12 * size, horizon + 3],
    [reach * 0.5, horizon + 3],
  ]);
  const palms = [3, 5, 13, 15].map((stop) => ridge[stop] as Point);
  return { outline: `${curve(ridge)}L${at([-20, horizon + 3])}Z`, shade: hatch(shaded, 62, 6, 'ridge'), palms };
}

function rays(centre: Point, from: number, to: number): string {
  let path = '';
  for (let ray = 0; ray < 24; ray++) {
    const turn = (ray * 360) / 24;
    path += `M${at(polar(centre, from, turn))}L${at(polar(centre, ray % 2 ? to * 0.8 : to, turn))}`;
  }
  return path;
}

/** Streaks of cloud as an engraver leaves them: three level strokes, one longer than the others. */
function clouds(width: number, horizon: number): string {
  const streak = (x: number, y: number, length: number): string =>
    `M${at([x, y])}q${at([length * 0.3, -5])} ${at([length * 0.55, -1])}t${at([length * 0.45, 0])}` +
    `M${at([x + length * 0.2, y + 6])}q${at([length * 0.2, -3])} ${at([length * 0.5, 0])}` +
    `M${at([x + length * 0.1, y - 8])}q${at([length * 0.2, -4])} ${at([length * 0.36, 0])}`;
  return (
    streak(width * 0.36, horizon * 0.42, 90) +
    streak(width * 0.8, horizon * 0.55, 70) +
    streak(width * 0.06, horizon * 0.62, 60)
  );
}
