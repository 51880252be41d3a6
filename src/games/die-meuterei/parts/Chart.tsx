/** The chart below the ship: worn parchment, the course with its seventeen spaces, storms, and the mutiny at its end. */
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { CompassRose } from '@/ui/scenery/Chart';
import { engrave } from '@/ui/scenery/hatching';
import { blot, curve, inkLoop, polygon, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { skullAndBones } from '@/ui/scenery/skull';

import { MUTINY_SPACE, STORM_SPACES } from '../data';
import type { ShipLight } from './light';
import type { Plan } from './plan';

interface ChartProps {
  readonly plan: Plan;
  readonly light: ShipLight;
}

export function Chart({ plan, light }: ChartProps) {
  const id = useArtId();
  const { chart, track } = plan;
  const [paper, edge, ink, sea] = light.chart;
  const size = chart.height / 100;
  const course = track.map(({ x, y }): Point => [x, y]);
  return (
    <G>
      <Defs>
        <LinearGradient id={id('paper')} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={edge} />
          <Stop offset="0.05" stopColor={paper} />
          <Stop offset="0.95" stopColor={paper} />
          <Stop offset="1" stopColor={edge} />
        </LinearGradient>
      </Defs>
      <Rect x={0} y={chart.y - 2} width={chart.width} height={6} fill={pigment.ink} opacity={0.35} />
      <Path
        d={sheet(chart)}
        fill={`url(#${id('paper')})`}
        stroke={pigment.ink}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Path d={waters(chart)} fill={sea} opacity={0.55} />
      <CompassRose
        x={chart.width * 0.6}
        y={chart.y + chart.height * 0.79}
        radius={Math.min(30, chart.height * 0.17)}
        dark={ink}
        light={paper}
      />
      <Path d={curve(course)} stroke={ink} strokeWidth={1.3} strokeDasharray={[4, 3.4]} fill="none" opacity={0.85} />
      {track.map(({ x, y }, space) => (
        <Circle key={space} cx={x} cy={y} r={2.6 + size} fill={paper} stroke={ink} strokeWidth={1.3} />
      ))}
      {STORM_SPACES.map((space) => {
        const at = track[space];
        return at ? <Storm key={space} x={at.x} y={at.y} size={size} light={light} /> : null;
      })}
      <Mutiny plan={plan} size={size} />
    </G>
  );
}

function sheet({ x, y, width, height }: Plan['chart']): string {
  return inkLoop(
    [
      [x - 4, y + 2],
      [x + width * 0.3, y + 1],
      [x + width * 0.7, y + 3],
      [x + width + 4, y + 1],
      [x + width + 4, y + height + 4],
      [x - 4, y + height + 4],
    ],
    'chart',
    1.1,
  );
}

function waters({ x, y, width, height }: Plan['chart']): string {
  const box: Point[] = [
    [x + 6, y + 6],
    [x + width - 6, y + 6],
    [x + width - 6, y + height - 4],
    [x + 6, y + height - 4],
  ];
  return engrave(box, 1.5, 7, 'chart sea');
}

interface StormProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: ShipLight;
}

/** A cloud over its space, and a flash that strikes it. */
function Storm({ x, y, size, light }: StormProps) {
  const k = 0.5 + size * 0.55;
  return (
    <G transform={`translate(${x} ${y}) scale(${k})`}>
      <Path d="M1 -16L-4 -7H0L-3 1L6 -10H2L5 -17Z" fill={pigment.flame} stroke={light.chart[2]} strokeWidth={1} />
      <Path
        d="M-14 -17C-19 -18 -18 -27 -12 -26C-11 -34 -1 -36 3 -30C9 -34 16 -28 13 -23C19 -22 18 -15 12 -16Z"
        fill="#5d6b78"
        stroke={light.chart[2]}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Path d="M-10 -21q4 -4 8 0M1 -25q4 -3 7 1" stroke="#c8d3da" strokeWidth={1.4} fill="none" />
    </G>
  );
}

/** The last space: a black flag, and blood-red water. */
function Mutiny({ plan, size }: { readonly plan: Plan; readonly size: number }) {
  const at = plan.track[MUTINY_SPACE];
  if (!at) return null;
  const k = 0.62 + size * 0.5;
  return (
    <G transform={`translate(${at.x} ${at.y}) scale(${k})`}>
      <Path d={blot([0, 2], [12, 6], 'blood', 0.2)} fill={pigment.danger} opacity={0.75} />
      <Path d="M-1 3V-34" stroke={pigment.ink} strokeWidth={2.4} strokeLinecap="round" />
      <Path
        d={polygon([
          [0, -34],
          [10, -37],
          [22, -33],
          [20, -24],
          [22, -15],
          [10, -18],
          [0, -15],
        ])}
        fill={pigment.stoneNight}
        stroke={pigment.danger}
        strokeWidth={1.2}
      />
      <G transform="translate(10.5 -26) scale(0.31)">
        <Path d={skullAndBones.bone} fill={pigment.moon} />
        <Path d={skullAndBones.hollows} fill={pigment.stoneNight} />
      </G>
    </G>
  );
}
