/** The picture on this game's card: the Santa Marta at dusk, and every hand aboard reaching for one wheel. */
import { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { forearm, graspingHand } from '@/ui/scenery/figures';
import { hatch } from '@/ui/scenery/hatching';
import { blot, brush, polar, trace, type Point } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Frigate, type ShipColours } from '@/ui/scenery/Ship';
import { Stars } from '@/ui/scenery/Sky';
import { Coins, glint, Jewel } from '@/ui/scenery/Treasure';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

const horizon = 286;
const hub: Point = [400, 462];
const rim = 118;

const dusk: ShipColours = {
  hull: '#1a0d10',
  sail: '#f3c98c',
  sailShade: '#7a3f3d',
  line: '#1a0d10',
  rim: '#ffd694',
};

const spokes = Array.from({ length: 10 }, (_, i) => i * 36 - 90);

/** A turned spoke from the hub through the rim to its handle. */
const spoke = (degrees: number): string =>
  brush(
    [0.1, 0.3, 0.5, 0.72, 0.9, 1.02, 1.08, 1.18, 1.3, 1.36].map((part) => polar(hub, rim * part, degrees)),
    [9, 9, 12, 8, 9, 14, 8, 13, 12, 7],
  );

const rimBetween = (outer: number, inner: number): string => {
  const [x, y] = hub;
  const circle = (r: number, sweep: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`;
  return circle(outer, 1) + circle(inner, 0);
};

const pegs = Array.from({ length: 20 }, (_, i) => polar(hub, rim, i * 18 - 81))
  .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`)
  .join('');

interface Reach {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  readonly bend: number;
  readonly sleeve: string;
}

const behind: readonly Reach[] = [
  { x: 236, y: 372, turn: 62, scale: 1.05, bend: 0.6, sleeve: '#3d1a1c' },
  { x: 566, y: 368, turn: -64, scale: 1.05, bend: -0.6, sleeve: '#1d2c3c' },
];

const before: readonly Reach[] = [
  { x: 252, y: 432, turn: 48, scale: 1.2, bend: 0.4, sleeve: '#24351f' },
  { x: 552, y: 430, turn: -50, scale: 1.2, bend: -0.4, sleeve: '#4a2413' },
  { x: 338, y: 470, turn: 10, scale: 1.2, bend: 0.6, sleeve: '#221a30' },
  { x: 470, y: 474, turn: -14, scale: 1.2, bend: -0.6, sleeve: '#3a2a12' },
];

const clouds = [
  blot([170, 176], [190, 10], 'd1', 0.3),
  blot([640, 150], [200, 12], 'd2', 0.3),
  blot([120, 232], [170, 7], 'd3', 0.3),
  blot([690, 226], [180, 8], 'd4', 0.3),
].join('');

function Hand({ reach: { x, y, turn, scale, bend, sleeve } }: { readonly reach: Reach }) {
  const shape = graspingHand(bend);
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <Path d={shape + forearm} fill="#ffb469" transform="translate(0 -2.4)" opacity={0.9} />
      <Path d={shape + forearm} fill="#1b0d0c" />
      <Path d="M-19 36L17 33L22 52L26 160L-30 160L-22 54Z" fill={sleeve} stroke="#0c0605" strokeWidth={2} />
      <Path d="M-21 50Q0 54 21 48M-8 70L-12 150M8 68L10 150" stroke="#0c0605" strokeWidth={1.6} fill="none" />
    </G>
  );
}

export default function TwentyOneMutiniesCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#152844" />
          <Stop offset="0.38" stopColor="#54496a" />
          <Stop offset="0.66" stopColor="#b5604a" />
          <Stop offset="0.88" stopColor="#f0a050" />
          <Stop offset="1" stopColor="#ffd68a" />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#e09a5a" />
          <Stop offset="0.1" stopColor="#8a5a5a" />
          <Stop offset="0.4" stopColor="#2b4a5c" />
          <Stop offset="1" stopColor="#0a1c26" />
        </LinearGradient>
        <RadialGradient id={id('wood')} cx={400} cy={350} r={170} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#b06a2c" />
          <Stop offset="0.6" stopColor="#5c3216" />
          <Stop offset="1" stopColor="#2a150a" />
        </RadialGradient>
        <RadialGradient id={id('edge')} cx="50%" cy="46%" r="66%">
          <Stop offset="0.6" stopColor="#0b0810" stopOpacity={0} />
          <Stop offset="1" stopColor="#0b0810" stopOpacity={0.75} />
        </RadialGradient>
      </Defs>
      <Rect width={800} height={horizon} fill={`url(#${id('sky')})`} />
      <Stars from={[0, 0]} to={[800, 130]} count={60} seed="dusk" />
      <Path
        d={hatch(trace('0 0, 800 0, 800 150, 0 190'), -2, 8, 'dusk sky')}
        stroke="#0e1b30"
        strokeWidth={1}
        opacity={0.35}
        fill="none"
      />
      <Glow x={400} y={262} radius={330} colour="#ffcf7d" strength={0.9} />
      <Path d={clouds} fill="#ffc98a" opacity={0.4} />
      <Rect y={horizon - 1} width={800} height={216} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: 400, top: horizon + 1, bottom: 460, width: 260, seed: 'dusk path' })}
        fill="#ffdf9e"
        opacity={0.8}
      />
      <Path
        d={waveStrokes({ from: [-20, horizon + 6], to: [820, 505], seed: 'dusk sea', rows: 14 })}
        fill="#0d2230"
        opacity={0.6}
      />
      <Frigate x={396} y={294} colours={dusk} />
      <Path d={waveStrokes({ from: [280, 292], to: [520, 304], seed: 'bow wave', rows: 3 })} fill="#ffe9bf" />
      <Rect width={800} height={500} fill={`url(#${id('edge')})`} />

      {behind.map((reach) => (
        <Hand key={reach.turn} reach={reach} />
      ))}
      <Path d={spokes.map(spoke).join('')} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2} />
      <Path d={rimBetween(rim + 14, rim - 14)} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2.4} />
      <Path d={rimBetween(rim + 5, rim - 5)} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d={pegs} stroke={pigment.brassLight} strokeWidth={5} strokeLinecap="round" />
      <Circle cx={hub[0]} cy={hub[1]} r={30} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2.4} />
      <Circle cx={hub[0]} cy={hub[1]} r={17} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.6} />
      {before.map((reach) => (
        <Hand key={reach.turn} reach={reach} />
      ))}
      <Coins at={trace('176 436, 200 444, 222 436, 190 428, 210 424, 164 446')} radius={15} />
      <Coins at={trace('600 444, 624 436, 646 444, 612 428')} radius={15} />
      <Jewel x={640} y={420} radius={15} corners={6} colours={['#6f1d18', '#c2453a', '#f08a70']} />
      <Jewel x={160} y={420} radius={14} corners={8} colours={['#12483a', '#2f9a78', '#8fe0bb']} />
      <Path d={glint([206, 416], 12) + glint([624, 424], 12) + glint([400, 338], 14)} fill="#fffbe6" />
    </Scene>
  );
}
