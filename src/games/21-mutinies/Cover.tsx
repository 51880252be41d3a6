/** The picture on this game's card: the Santa Marta at dusk, and every hand aboard reaching for one wheel. */
import { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { forearm, graspingHand } from '@/ui/scenery/figures';
import { engrave, hatch, sunRays } from '@/ui/scenery/hatching';
import { at, blot, brush, inkLoop, polar, trace, type Point } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Frigate, type ShipColours } from '@/ui/scenery/Ship';
import { Stars } from '@/ui/scenery/Sky';
import { Coins, glint, Jewel } from '@/ui/scenery/Treasure';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

const horizon = 278;
const sun: Point = [452, 262];
const hub: Point = [400, 452];
const rim = 122;

const dusk: ShipColours = { hull: '#1a0b0e', sail: '#f6cd90', sailShade: '#7c3d3c', line: '#1a0b0e', rim: '#ffd694' };

const rays = sunRays(sun, 60, 500, 'rays');

const spokes = Array.from({ length: 10 }, (_, i) => i * 36 - 90);

/** A turned spoke from the hub through the rim to its handle. */
const spoke = (degrees: number): string =>
  brush(
    [0.1, 0.3, 0.5, 0.72, 0.9, 1.02, 1.1, 1.18, 1.3, 1.38].map((part) => polar(hub, rim * part, degrees)),
    [9, 9, 13, 8, 9, 14, 8, 14, 13, 7],
  );

const hoop = (outer: number, inner: number): string => {
  const circle = (r: number, sweep: number): string =>
    `M${at([hub[0] - r, hub[1]])}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`;
  return circle(outer, 1) + circle(inner, 0);
};

const wheel = {
  spokes: spokes.map(spoke).join(''),
  pegs: Array.from({ length: 20 }, (_, i) => `M${at(polar(hub, rim, i * 18 - 81))}h.1`).join(''),
  joints: spokes
    .map((degrees) => `M${at(polar(hub, rim + 14, degrees + 18))}L${at(polar(hub, rim - 14, degrees + 18))}`)
    .join(''),
  shine: Array.from({ length: 4 }, (_, i) => {
    const points = Array.from({ length: 7 }, (__, k) => polar(hub, rim + 10 - (i % 2) * 18, -152 + i * 22 + k * 8));
    return brush(points, [0.3, 2.4, 0.3]);
  }).join(''),
};

interface Reach {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** How the fingers close: to the right above 0, to the left below. */
  readonly bend: number;
  readonly sleeve: string;
}

const behind: readonly Reach[] = [
  { x: 246, y: 352, turn: 74, scale: 1, bend: 1.2, sleeve: '#4a1c1b' },
  { x: 558, y: 336, turn: -82, scale: 0.95, bend: -1.2, sleeve: '#1b2d42' },
];

const before: readonly Reach[] = [
  { x: 250, y: 424, turn: 52, scale: 1.22, bend: 1, sleeve: '#22331f' },
  { x: 562, y: 408, turn: -58, scale: 1.26, bend: -1, sleeve: '#4a2811' },
  { x: 334, y: 452, turn: 4, scale: 1.22, bend: 0.6, sleeve: '#281e38' },
  { x: 478, y: 462, turn: -22, scale: 1.3, bend: -0.8, sleeve: '#202c36' },
];

const sleeve = trace('-19 36, 17 33, 22 52, 34 330, -40 330, -22 54');

function Hand({ reach: { x, y, turn, scale, bend, sleeve: cloth } }: { readonly reach: Reach }) {
  const shape = graspingHand(bend) + forearm;
  const seed = `sleeve ${turn}`;
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn})`}>
      <G transform={`scale(${scale})`}>
        <Path d={shape} fill="#ffbe74" transform={`rotate(${-turn}) translate(0 -2.6) rotate(${turn})`} />
        <Path d={shape} fill="#1d0d0b" />
        <Path d={inkLoop(sleeve, seed, 1.6)} fill={cloth} stroke="#0c0605" strokeWidth={2.2} strokeLinejoin="round" />
        <Path d={engrave(trace('-20 56, 4 56, 8 320, -38 320'), 96, 6, seed)} fill="#0c0605" opacity={0.7} />
        <Path d="M-21 50Q0 56 21 48" stroke="#0c0605" strokeWidth={2} fill="none" />
      </G>
    </G>
  );
}

const clouds = [
  blot([150, 172], [170, 9], 'd1', 0.3),
  blot([660, 150], [190, 11], 'd2', 0.3),
  blot([110, 226], [150, 6], 'd3', 0.3),
  blot([700, 218], [170, 7], 'd4', 0.3),
].join('');

const bulwark = {
  left: trace('-20 396, 120 402, 236 420, 300 448, 320 520, -20 520'),
  right: trace('820 390, 690 398, 580 418, 512 446, 490 520, 820 520'),
};

const leftHeap = trace('150 398, 204 404, 176 404, 226 414, 160 390, 188 392, 212 400, 176 380, 198 386');
const rightHeap = trace('648 398, 600 406, 624 404, 576 416, 640 388, 612 392, 588 402');

export default function TwentyOneMutiniesCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#11233f" />
          <Stop offset="0.36" stopColor="#4d4468" />
          <Stop offset="0.64" stopColor="#b55a47" />
          <Stop offset="0.87" stopColor="#f09a4a" />
          <Stop offset="1" stopColor="#ffd486" />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#e59a58" />
          <Stop offset="0.12" stopColor="#8e5556" />
          <Stop offset="0.4" stopColor="#2b4a5c" />
          <Stop offset="1" stopColor="#0a1c26" />
        </LinearGradient>
        <RadialGradient id={id('wood')} cx={410} cy={330} r={200} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#d08a3c" />
          <Stop offset="0.45" stopColor="#8a4f20" />
          <Stop offset="1" stopColor="#3a1d0c" />
        </RadialGradient>
        <LinearGradient id={id('bulwark')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#7d4a22" />
          <Stop offset="0.25" stopColor="#3c2110" />
          <Stop offset="1" stopColor="#140a05" />
        </LinearGradient>
        <RadialGradient id={id('edge')} cx="50%" cy="48%" r="70%">
          <Stop offset="0.62" stopColor="#0b0810" stopOpacity={0} />
          <Stop offset="1" stopColor="#0b0810" stopOpacity={0.7} />
        </RadialGradient>
      </Defs>
      <Rect width={800} height={horizon} fill={`url(#${id('sky')})`} />
      <Path
        d={hatch(trace('0 0, 800 0, 800 110, 0 130'), -1, 8, 'dusk sky')}
        stroke="#0a1528"
        strokeWidth={1}
        opacity={0.4}
        fill="none"
      />
      <Stars from={[0, 0]} to={[800, 120]} count={60} seed="dusk" />
      <Path d={rays} fill="#ffe0a0" opacity={0.2} />
      <Glow x={sun[0]} y={sun[1]} radius={320} colour="#ffcf7d" strength={0.95} />
      <Circle cx={sun[0]} cy={sun[1]} r={46} fill="#fff0c2" />
      <Path d={clouds} fill="#ffc98a" opacity={0.45} />
      <Rect y={horizon - 1} width={800} height={226} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: sun[0], top: horizon + 1, bottom: 460, width: 260, seed: 'dusk path' })}
        fill="#ffdf9e"
        opacity={0.85}
      />
      <Path
        d={waveStrokes({ from: [-20, horizon + 6], to: [820, 505], seed: 'dusk sea', rows: 14 })}
        fill="#0d2230"
        opacity={0.6}
      />
      <Path d={blot([384, 292], [128, 9], 'reflection', 0.1)} fill="#160c14" opacity={0.65} />
      <Frigate x={384} y={286} scale={1.02} colours={dusk} />
      <Path
        d={waveStrokes({ from: [258, 284], to: [512, 302], seed: 'bow wave', rows: 4 })}
        fill="#ffe9bf"
        opacity={0.9}
      />
      <Rect width={800} height={500} fill={`url(#${id('edge')})`} />

      {behind.map((reach) => (
        <Hand key={reach.turn} reach={reach} />
      ))}
      <Path d={wheel.spokes} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2.2} />
      <Path d={hoop(rim + 15, rim - 15)} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2.6} />
      <Path d={wheel.joints} stroke={pigment.ink} strokeWidth={1.6} />
      <Path d={hoop(rim + 5, rim - 5)} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d={wheel.pegs} stroke={pigment.brassLight} strokeWidth={5} strokeLinecap="round" />
      <Path d={wheel.shine} fill={pigment.lamp} opacity={0.9} />
      <Circle cx={hub[0]} cy={hub[1]} r={30} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={2.4} />
      <Circle cx={hub[0]} cy={hub[1]} r={17} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.6} />

      {[bulwark.left, bulwark.right].map((side, i) => (
        <G key={i}>
          <Path
            d={inkLoop(side, `bulwark ${i}`, 1.4)}
            fill={`url(#${id('bulwark')})`}
            stroke={pigment.ink}
            strokeWidth={2.4}
          />
          <Path d={engrave(side, i === 0 ? 8 : -8, 9, `planks ${i}`)} fill={pigment.ink} opacity={0.6} />
        </G>
      ))}
      <Path
        d={brush(bulwark.left.slice(0, 4), [3, 4, 2]) + brush(bulwark.right.slice(0, 4), [3, 4, 2])}
        fill="#ffc477"
      />
      <Coins at={leftHeap} radius={15} />
      <Coins at={rightHeap} radius={15} />
      <Jewel x={640} y={372} radius={15} corners={6} colours={['#7d1f1a', '#cf4a3c', '#f6967a']} />
      <Jewel x={592} y={388} radius={11} corners={5} colours={['#1c3d70', '#4a86c8', '#a9d2f2']} />
      <Jewel x={166} y={366} radius={15} corners={8} colours={['#12483a', '#2f9a78', '#97e6c2']} />
      {before.map((reach) => (
        <Hand key={reach.turn} reach={reach} />
      ))}
      <Path
        d={glint([198, 376], 15) + glint([612, 380], 13) + glint([400, 322], 17) + glint([318, 362], 9)}
        fill="#fffbe6"
      />
    </Scene>
  );
}
