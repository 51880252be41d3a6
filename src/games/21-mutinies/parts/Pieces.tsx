/** Pieces that lie on the board: a crew's disc, dice, the pirate token, chains, the captain's hat. */
import { View } from 'react-native';
import Svg, { Circle, Defs, Ellipse, G, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { emblemPaths } from '@/ui/scenery/emblems';
import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { crewColours, emblems, type Crew } from '@/ui/theme';

interface DiscProps {
  /** Null is the henchman, who belongs to nobody. */
  readonly crew: Crew | null;
  readonly size: number;
  /** Only thought of: where one would stand. */
  readonly ghost?: boolean;
}

const henchman = { fill: '#5c5346', on: '#f1e6cc', rim: '#241d14' };

/** A turned wooden disc with the crew's emblem, around its middle. */
export function Disc({ crew, size, ghost = false }: DiscProps) {
  const { fill, on, rim } = crew === null ? henchman : crewColours.light[crew];
  return (
    <View
      aria-hidden
      style={{ position: 'absolute', left: -size / 2, top: -size / 2, opacity: ghost ? 0.5 : 1, pointerEvents: 'none' }}
    >
      <Svg width={size} height={size * 1.1} viewBox="0 0 40 44">
        <Ellipse cx={21} cy={25} rx={19} ry={18.4} fill={pigment.ink} opacity={0.4} />
        <Circle cx={20} cy={22.4} r={18.4} fill={rim} />
        <Circle cx={20} cy={19.4} r={18.4} fill={fill} stroke={rim} strokeWidth={1.6} />
        <Circle cx={20} cy={19.4} r={14.6} stroke={on} strokeWidth={1.3} fill="none" opacity={0.75} />
        <Path
          d="M6.6 14Q10 5.6 19 4.4"
          stroke="#ffffff"
          strokeWidth={2}
          strokeLinecap="round"
          fill="none"
          opacity={0.5}
        />
        {crew === null ? (
          <Path d="M14 26l-2-9 5 4 3-7 3 7 5-4-2 9Z" fill={on} transform="rotate(180 20 19.6)" />
        ) : (
          <Path
            d={emblemPaths[emblems[crew]]}
            fill={on}
            fillRule="evenodd"
            transform="translate(10.4 9.8) scale(0.8)"
          />
        )}
      </Svg>
    </View>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
];

interface DieProps {
  readonly face: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Shown dimmer: a die that must be beaten, not one that was rolled. */
  readonly isPrint?: boolean;
}

/** A bone die inside an SVG, around x y. */
export function DieFace({ face, x, y, size, isPrint = false }: DieProps) {
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <Rect x={4} y={6} width={35} height={34} rx={7} fill={pigment.ink} opacity={isPrint ? 0 : 0.4} />
      <Rect
        x={2}
        y={2}
        width={36}
        height={36}
        rx={7}
        fill={isPrint ? pigment.parchment : '#fbf2da'}
        stroke={pigment.ink}
        strokeWidth={2}
      />
      {isPrint ? null : <Path d="M5 30Q6 36 12 36.6H32Q36 36 36 30Z" fill="#cdb58a" opacity={0.7} />}
      {(PIPS[face] ?? []).map(([cx, cy]) => (
        <Circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={3.9} fill={pigment.dangerDeep} />
      ))}
    </G>
  );
}

/** The pirate token: it lies on the action of the round before. */
export function PirateToken({ size }: { readonly size: number }) {
  const id = useArtId();
  return (
    <Svg width={size} height={size} viewBox="0 0 60 60" aria-hidden>
      <Defs>
        <RadialGradient id={id('iron')} cx="38%" cy="30%" r="80%">
          <Stop offset="0" stopColor="#5a5560" />
          <Stop offset="0.5" stopColor="#26232b" />
          <Stop offset="1" stopColor="#0d0b10" />
        </RadialGradient>
      </Defs>
      <Circle cx={31} cy={32} r={27} fill={pigment.ink} opacity={0.4} />
      <Circle cx={30} cy={29} r={27} fill={`url(#${id('iron')})`} stroke={pigment.brass} strokeWidth={2.6} />
      <Circle cx={30} cy={29} r={22} stroke={pigment.brassLight} strokeWidth={0.9} fill="none" opacity={0.7} />
      <SkullAndBones x={30} y={29} width={40} ground="#17141b" />
    </Svg>
  );
}

/** Two chains crossed over a closed tile, with a padlock in the middle. */
export function Chains({ width, height }: { readonly width: number; readonly height: number }) {
  const link = Math.max(9, Math.min(16, width / 9));
  return (
    <Svg width={width} height={height} aria-hidden>
      <Chain from={[0, 0]} to={[width, height]} link={link} />
      <Chain from={[width, 0]} to={[0, height]} link={link} />
    </Svg>
  );
}

interface ChainProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly link: number;
}

function Chain({ from, to, link }: ChainProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const count = Math.floor(length / (link * 0.78));
  return (
    <G transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}>
      {Array.from({ length: count }, (_, i) => (
        <Rect
          key={i}
          x={i * link * 0.78}
          y={i % 2 === 0 ? -link * 0.28 : -link * 0.12}
          width={link}
          height={i % 2 === 0 ? link * 0.56 : link * 0.24}
          rx={link * 0.26}
          fill={i % 2 === 0 ? 'none' : '#8d8a86'}
          stroke={i % 2 === 0 ? '#b9b5ae' : '#4a4742'}
          strokeWidth={i % 2 === 0 ? link * 0.18 : 1}
        />
      ))}
    </G>
  );
}
