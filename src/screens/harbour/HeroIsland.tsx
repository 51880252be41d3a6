/** Tortuga as seen from the roads: a turtle-backed ridge, jungle, a fort, a few roofs and the beach. */
import { useMemo } from 'react';
import { G, Path } from 'react-native-svg';

import { fraction, randomFrom } from '@/core/random';
import { hatch } from '@/ui/scenery/hatching';
import { at, curve, inkLine, polygon, type Point } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { Glow } from '@/ui/scenery/Lights';

export interface IslandTones {
  readonly ridge: string;
  readonly jungle: string;
  readonly jungleLight: string;
  readonly sand: string;
  readonly ink: string;
  readonly wall: string;
  readonly roof: string;
  readonly window: string;
}

interface HeroIslandProps {
  /** How far it runs from the left edge. */
  readonly reach: number;
  readonly horizon: number;
  /** Unit of size: 1 in a picture 300 high. */
  readonly size: number;
  readonly tones: IslandTones;
  readonly lit: boolean;
}

export function HeroIsland({ reach, horizon, size, tones, lit }: HeroIslandProps) {
  const art = useMemo(() => draw(reach, horizon, size), [reach, horizon, size]);
  return (
    <G strokeLinejoin="round" strokeLinecap="round">
      <Path d={art.ridge} fill={tones.ridge} stroke={tones.ink} strokeWidth={0.9} strokeOpacity={0.7} />
      <Path d={art.ridgeShade} stroke={tones.ink} strokeWidth={0.8} opacity={0.45} fill="none" />
      <Path d={art.fort} fill={tones.wall} stroke={tones.ink} strokeWidth={0.9} />
      <Path d={art.flag} fill={tones.roof} stroke={tones.ink} strokeWidth={0.8} />
      <Path d={art.jungle} fill={tones.jungle} stroke={tones.ink} strokeWidth={0.9} />
      <Path d={art.leaves} stroke={tones.jungleLight} strokeWidth={1.1} opacity={0.8} fill="none" />
      <Path d={art.beach} fill={tones.sand} stroke={tones.ink} strokeWidth={0.8} />
      {art.palms.map(({ foot, height, lean }, index) => (
        <Palm
          key={index}
          x={foot[0]}
          y={foot[1]}
          height={height}
          lean={lean}
          seed={`roads ${index}`}
          colours={[tones.ink, tones.jungle, tones.jungleLight]}
        />
      ))}
      <Path d={art.walls} fill={tones.wall} stroke={tones.ink} strokeWidth={0.9} />
      <Path d={art.roofs} fill={tones.roof} stroke={tones.ink} strokeWidth={0.9} />
      <Path d={art.windows} fill={tones.window} />
      {lit ? <Glow x={art.town[0]} y={art.town[1]} radius={46 * size} strength={0.6} /> : null}
    </G>
  );
}

function draw(reach: number, horizon: number, size: number) {
  const random = randomFrom('tortuga de mar');
  const ground = horizon + 3;
  const back: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const part = i / 16;
    const turtle = Math.sin((part * 0.88 + 0.12) * Math.PI) ** 0.75 * 50 + Math.sin(part * 11) * 3.5;
    back.push([-20 + (reach + 20) * part, ground - Math.max(0, turtle) * size]);
  }
  const edge: Point[] = [];
  const front = reach * 0.86;
  for (let x = -20; x < front; x += 9 * size) {
    const part = Math.max(0, x / front);
    const rise = (17 + Math.sin(part * 7 + 1) * 6) * Math.min(1, (1 - part) * 3) + fraction(random) * 5;
    edge.push([x, ground - rise * size]);
  }
  const houses: Point[] = [0.4, 0.47, 0.53, 0.62].map((part, i) => [reach * part, ground - (i % 2 ? 5 : 3) * size]);
  const house = ([x, y]: Point) => ({
    wall: polygon([
      [x, y],
      [x, y - 9 * size],
      [x + 13 * size, y - 9 * size],
      [x + 13 * size, y],
    ]),
    roof: polygon([
      [x - 2 * size, y - 9 * size],
      [x + 3.5 * size, y - 15 * size],
      [x + 10 * size, y - 15 * size],
      [x + 15.5 * size, y - 9 * size],
    ]),
    window: polygon([
      [x + 3 * size, y - 6.5 * size],
      [x + 6 * size, y - 6.5 * size],
      [x + 6 * size, y - 3 * size],
      [x + 3 * size, y - 3 * size],
    ]),
  });
  const drawn = houses.map(house);
  const peak = back[6] as Point;
  return {
    ridge: `${curve(back)}L${at([reach, ground])}L${at([-20, ground])}Z`,
    ridgeShade: hatch([...back.slice(7), [reach, ground], [reach * 0.45, ground]], 58, 7 * size, 'ridge'),
    fort: fort(peak, size),
    flag: polygon([
      [peak[0] + 8 * size, peak[1] - 34 * size],
      [peak[0] + 21 * size, peak[1] - 31 * size],
      [peak[0] + 8 * size, peak[1] - 27 * size],
    ]),
    jungle: scalloped(edge, ground),
    leaves: tufts(edge, size, random),
    beach: `${inkLine(
      [
        [-20, ground - 3 * size],
        [reach * 0.5, ground - 5 * size],
        [reach * 0.8, ground - 2 * size],
        [reach * 0.94, ground],
      ],
      'beach',
      1,
    )}L${at([-20, ground + 1])}Z`,
    palms: [
      { foot: [reach * 0.16, ground - 4 * size] as Point, height: 42 * size, lean: 12 * size },
      { foot: [reach * 0.21, ground - 3 * size] as Point, height: 31 * size, lean: -9 * size },
      { foot: [reach * 0.78, ground - 1 * size] as Point, height: 33 * size, lean: 10 * size },
    ],
    walls: drawn.map(({ wall }) => wall).join(''),
    roofs: drawn.map(({ roof }) => roof).join(''),
    windows: drawn.map(({ window }) => window).join(''),
    town: [reach * 0.51, ground - 6 * size] as Point,
  };
}

/** A square keep with battlements and a staff. */
function fort([x, y]: Point, size: number): string {
  const wide = 30 * size;
  const top = y - 12 * size;
  const tooth = wide / 7;
  let path = `M${at([x - wide / 2, y + 5 * size])}L${at([x - wide / 2, top])}`;
  for (let i = 0; i < 7; i++) path += `h${tooth.toFixed(1)}v${((i % 2 ? -4 : 4) * size).toFixed(1)}`;
  path += `L${at([x + wide / 2, y + 5 * size])}Z`;
  return `${path}M${at([x + 8 * size, top])}L${at([x + 8 * size, y - 35 * size])}`;
}

/** Crowns of trees: each step of the edge a small bow. */
function scalloped(edge: readonly Point[], ground: number): string {
  let path = `M${at([-20, ground])}L${at(edge[0] as Point)}`;
  for (let i = 1; i < edge.length; i++) {
    const [from, to] = [edge[i - 1] as Point, edge[i] as Point];
    const bow = (to[0] - from[0]) * 0.7;
    path += `Q${at([(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - bow])} ${at(to)}`;
  }
  const end = edge[edge.length - 1] as Point;
  return `${path}L${at([end[0] + 6, ground])}Z`;
}

function tufts(edge: readonly Point[], size: number, random: ReturnType<typeof randomFrom>): string {
  let path = '';
  for (const [x, y] of edge.slice(1, -2)) {
    const dy = (3 + fraction(random) * 6) * size;
    path += `M${at([x - 4 * size, y + dy])}q${at([3 * size, -4 * size])} ${at([7 * size, -0.5 * size])}`;
  }
  return path;
}
