/** Jewels: five cuts in five colours, each with its own sign, so that none needs its colour to be known. */
import { View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { polygon, trace, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { glint } from '@/ui/scenery/Treasure';

import { type Colour, JEWEL_COLOUR, JEWEL_D, JEWEL_R, type Jewel } from '../data';
import { CoinMark, RumMark } from './Marks';

interface Cut {
  readonly girdle: readonly Point[];
  readonly deep: string;
  readonly body: string;
  readonly light: string;
  /** The sign on its table, in ink or pale. */
  readonly sign: string;
  readonly ink: string;
}

/** On 32 × 32 around 16 16. Red: an octagon with a flame; white: a lozenge with a moon; blue: a drop with a wave; */
/** green: a step cut with a leaf; wild: a star with a crown. */
const cuts: readonly Cut[] = [
  {
    girdle: trace('11 3, 21 3, 29 11, 29 21, 21 29, 11 29, 3 21, 3 11'),
    deep: '#7d1420',
    body: '#cf3346',
    light: '#f58a86',
    sign: 'M16 10.4c3 2.8 4.4 5 4.4 7.2 0 2.6-1.8 4.2-4.4 4.2s-4.4-1.6-4.4-4.2c0-1.4.6-2.6 1.8-3.8.2 1.2.8 1.8 1.6 2 .2-2 .4-3.6 1-5.4Z',
    ink: '#ffe3d6',
  },
  {
    girdle: trace('16 1, 23 8, 30 16, 23 24, 16 31, 9 24, 2 16, 9 8'),
    deep: '#8c8776',
    body: '#ece6d4',
    light: '#ffffff',
    sign: 'M18.6 11.2c-4 .4-6 2.8-6 5.2s2 4.8 6 5.2c-1.8-1.4-2.8-3.2-2.8-5.2s1-3.8 2.8-5.2Z',
    ink: '#3c3526',
  },
  {
    girdle: trace('16 1, 21 9, 26.5 16, 28 21.5, 24.5 28, 16 31, 7.5 28, 4 21.5, 5.5 16, 11 9'),
    deep: '#123a72',
    body: '#2f74c4',
    light: '#9ccdf4',
    sign: 'M10 19.4c1.6-2 3-2 4.4-.4s2.8 1.6 4.2 0 2.4-1.4 3.6-.2M10.6 23.6c1.4-1.6 2.6-1.6 3.8-.2s2.6 1.4 3.8 0 2.2-1.2 3.2-.2',
    ink: '#e6f4ff',
  },
  {
    girdle: trace('8 2, 24 2, 28 6, 28 26, 24 30, 8 30, 4 26, 4 6'),
    deep: '#0e4a33',
    body: '#23935f',
    light: '#93e0b2',
    sign: 'M11.4 21.6c-1-5.6 2-9.6 9.2-10.4.4 7-3 11-8.2 10.2M11.4 21.6l5.2-5.8',
    ink: '#e6fbe9',
  },
  {
    girdle: trace('16 1, 20 9.6, 30.4 9.4, 24 16, 30.4 22.6, 20 22.4, 16 31, 12 22.4, 1.6 22.6, 8 16, 1.6 9.4, 12 9.6'),
    deep: '#6b2f7d',
    body: '#e8a93a',
    light: '#ffe9a8',
    sign: 'M12.6 19l-.6-5 2.4 2 1.6-3.4 1.6 3.4 2.4-2-.6 5Z',
    ink: '#5a1f5e',
  },
];

const MIDDLE: Point = [16, 16.4];

function facets({ girdle }: Cut) {
  const table = girdle.map(([x, y]): Point => [MIDDLE[0] + (x - 16) * 0.58, MIDDLE[1] + (y - 16) * 0.58]);
  const edges = girdle.map(([x, y], i) => `M${x} ${y}L${(table[i] as Point).join(' ')}`).join('');
  const lit = girdle
    .map((corner, i): Point[] => {
      const next = (i + 1) % girdle.length;
      return [corner, girdle[next] as Point, table[next] as Point, table[i] as Point];
    })
    .filter((facet) => facet.reduce((sum, [x, y]) => sum + x + y - 32, 0) < 0)
    .map(polygon)
    .join('');
  return { table: polygon(table), edges, lit };
}

const drawn = cuts.map(facets);

interface StoneProps {
  readonly colour: Colour;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A cut stone inside an SVG. */
export function Stone({ colour, x, y, size }: StoneProps) {
  const cut = cuts[colour];
  const shape = drawn[colour];
  if (!cut || !shape) return null;
  const isStroked = colour === 2 || colour === 3;
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}>
      <Path d={polygon(cut.girdle)} fill={pigment.ink} opacity={0.35} transform="translate(1 2.4)" />
      <Path d={polygon(cut.girdle)} fill={cut.deep} stroke={pigment.ink} strokeWidth={1.7} strokeLinejoin="round" />
      <Path d={shape.lit} fill={cut.light} opacity={0.85} />
      <Path d={shape.table} fill={cut.body} stroke={pigment.ink} strokeWidth={0.7} />
      <Path d={shape.edges} stroke={pigment.ink} strokeWidth={0.8} opacity={0.65} />
      <Path
        d={cut.sign}
        fill={isStroked ? 'none' : cut.ink}
        stroke={cut.ink}
        strokeWidth={isStroked ? 1.7 : 0.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Path d={glint([10.5, 8.6], 3.4)} fill="#fffdf2" />
    </G>
  );
}

/** The price of a jewel, or its rum icons alone: small coins and cubes in a row around x y. */
interface IconsProps {
  readonly doubloons: number;
  readonly rum: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Icons({ doubloons, rum, x, y, size }: IconsProps) {
  const count = doubloons + rum;
  const apart = size * 0.94;
  const left = x - ((count - 1) * apart) / 2;
  return (
    <G>
      {Array.from({ length: count }, (_, i) =>
        i < doubloons ? (
          <CoinMark key={i} x={left + i * apart} y={y} size={size} />
        ) : (
          <RumMark key={i} x={left + i * apart} y={y} size={size} />
        ),
      )}
    </G>
  );
}

/** How much higher a token is than broad. */
export const TOKEN_SHAPE = 1.32;

interface TokenProps {
  /** Null lies face down. */
  readonly jewel: Jewel | null;
  readonly width: number;
}

/** A jewel token as it lies in a hand or a pile: the stone above its icons, or the back with a tied pouch. */
export function Token({ jewel, width }: TokenProps) {
  return (
    <View aria-hidden>
      <Svg width={width} height={width * TOKEN_SHAPE} viewBox="0 0 50 66">
        {jewel === null ? <Back /> : <Front jewel={jewel} />}
      </Svg>
    </View>
  );
}

function Front({ jewel }: { readonly jewel: Jewel }) {
  const [doubloons, rum] = [JEWEL_D[jewel] ?? 0, JEWEL_R[jewel] ?? 0];
  return (
    <G>
      <Rect x={1.2} y={1.2} width={47.6} height={63.6} rx={9} fill="#2c2118" stroke={pigment.brass} strokeWidth={2.2} />
      <Rect x={4} y={4} width={42} height={40} rx={6} fill="#47331f" />
      <Path d="M4 30Q25 46 46 30V40Q46 44 42 44H8Q4 44 4 40Z" fill="#1c130b" opacity={0.5} />
      <Stone colour={JEWEL_COLOUR[jewel] ?? 0} x={25} y={24} size={35} />
      {doubloons + rum === 0 ? (
        <Path d="M19 54h12" stroke={pigment.brass} strokeWidth={2} strokeLinecap="round" opacity={0.6} />
      ) : (
        <Icons doubloons={doubloons} rum={rum} x={25} y={54} size={14} />
      )}
    </G>
  );
}

function Back() {
  return (
    <G>
      <Rect x={1.2} y={1.2} width={47.6} height={63.6} rx={9} fill="#3b2a1a" stroke={pigment.brass} strokeWidth={2.2} />
      <Pouch x={25} y={34} size={40} />
    </G>
  );
}

interface PouchProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A tied leather pouch: a jewel nobody sees. */
export function Pouch({ x, y, size }: PouchProps) {
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <Path
        d="M14 12C6 17 3 24 4 30C5 36 12 38.4 20 38.4S35 36 36 30C37 24 34 17 26 12Z"
        fill="#8a5a2c"
        stroke={pigment.ink}
        strokeWidth={1.8}
      />
      <Path d="M26 12C34 17 37 24 36 30C35 36 28 38.4 20 38.4C30 34 31 22 24 12Z" fill="#4f2f13" opacity={0.6} />
      <Path
        d="M13 11.6C15 8 11 5 12 2C15 4 17 1.6 20 2C23 1.6 25 4 28 2C29 5 25 8 27 11.6C23 13.6 17 13.6 13 11.6Z"
        fill="#a87340"
        stroke={pigment.ink}
        strokeWidth={1.6}
      />
      <Path
        d="M12.4 11.4Q20 15 27.6 11.4M27 12l6 6M27 12l3 8"
        stroke={pigment.brassLight}
        strokeWidth={2}
        fill="none"
      />
      <Path d="M11 22q4 -4 8 -3M12 29q3 -3 6 -2" stroke="#c99a60" strokeWidth={1.2} fill="none" opacity={0.8} />
    </G>
  );
}
