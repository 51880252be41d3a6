/** The Tavern: a crooked house on the quay by lantern light, casks at the door, a long bar in front. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { engrave, hatch } from '@/ui/scenery/hatching';
import { inkLoop, trace } from '@/ui/scenery/ink';
import { Glow, Lantern } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../ground';
import type { MapLight } from './light';
import { covering } from './Vignette';

const roof = trace('36 24, 52 4, 108 2, 122 22, 100 26, 60 27');
const front = trace('44 24, 114 22, 112 78, 46 78');
const gable = trace('62 30, 78 10, 96 29');

export function TavernHouse({ box, light }: { readonly box: Box; readonly light: MapLight }) {
  const id = useArtId();
  return (
    <G transform={covering(box, [120, 130])}>
      <Defs>
        <LinearGradient id={id('dusk')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="1" stopColor={light.sky[1]} />
        </LinearGradient>
        <LinearGradient id={id('bar')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.wood[0]} />
          <Stop offset="0.2" stopColor={light.wood[1]} />
          <Stop offset="1" stopColor={light.wood[2]} />
        </LinearGradient>
      </Defs>
      <Rect x={-80} width={280} height={90} fill={`url(#${id('dusk')})`} />
      <Path d={inkLoop(front, 'tavern wall', 1)} fill={light.wall[1]} stroke={pigment.ink} strokeWidth={1.3} />
      <Path
        d={engrave(trace('92 26, 114 24, 112 78, 94 78'), 96, 5, 'tavern shade')}
        fill={light.wood[2]}
        opacity={0.55}
      />
      <Path d="M45 50H113M62 26V78M96 26V78M46 76L62 50M112 76L96 50" stroke={light.wood[2]} strokeWidth={2.6} />
      <Path d={inkLoop(roof, 'tavern roof', 1)} fill={light.roof[0]} stroke={pigment.ink} strokeWidth={1.4} />
      <Path d={hatch(roof, 4, 4, 'tiles')} stroke={light.roof[1]} strokeWidth={1.3} fill="none" />
      <Path d={inkLoop(gable, 'gable', 0.7)} fill={light.wall[0]} stroke={pigment.ink} strokeWidth={1.3} />
      <Path
        d="M58 32L78 7L100 31"
        stroke={light.roof[1]}
        strokeWidth={3.6}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[
        [74, 20],
        [50, 34],
        [102, 34],
      ].map(([x, y]) => (
        <Rect key={x} x={x} y={y} width={8} height={9} fill={light.window} stroke={pigment.ink} strokeWidth={1.1} />
      ))}
      <Path d="M71 78V58Q79 48 87 58V78Z" fill={light.window} stroke={pigment.ink} strokeWidth={1.3} />
      <Glow x={79} y={66} radius={34} strength={0.75} />
      <Path d="M76 78v-9q3 -4 6 0v9Z" fill="#2a160a" />
      <Lantern x={66} y={50} scale={0.42} reach={40} still />
      <Rect x={-80} y={78} width={280} height={160} fill={`url(#${id('bar')})`} />
      <Path d="M-80 78H200" stroke={pigment.ink} strokeWidth={1.4} />
      <Path d="M-80 80.4H200" stroke={light.wood[0]} strokeWidth={1.6} />
      <Path
        d={hatch(trace('-80 84, 200 84, 200 220, -80 220'), 0, 13, 'bar boards')}
        stroke={light.wood[2]}
        strokeWidth={1.3}
        fill="none"
      />
    </G>
  );
}

interface CaskProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: MapLight;
}

/** A cask on its side, the head to the viewer: the number of cubes is written on it. */
export function Cask({ x, y, size, light }: CaskProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <Path d="M-17 14L-22 22M17 14L22 22M-22 22H22" stroke={light.wood[2]} strokeWidth={4} strokeLinecap="round" />
      <Path
        d="M-19 0A19 19 0 1 1 19 0A19 19 0 1 1 -19 0Z"
        fill={light.wood[1]}
        stroke={pigment.ink}
        strokeWidth={1.8}
      />
      <Path
        d="M-15.4 0A15.4 15.4 0 1 1 15.4 0A15.4 15.4 0 1 1 -15.4 0Z"
        fill={light.wood[0]}
        stroke={light.wood[2]}
        strokeWidth={1.4}
      />
      <Path d="M-9 -12V12M-3 -15V15M3 -15V15M9 -12V12" stroke={light.wood[2]} strokeWidth={0.9} opacity={0.6} />
      <Path d="M-18 -5A19 19 0 0 1 -5 -18" stroke="#c9c4ba" strokeWidth={2} fill="none" strokeLinecap="round" />
      <Path d="M-2.4 15h4.8v6h-4.8z" fill={pigment.brass} stroke={pigment.ink} strokeWidth={1} />
    </G>
  );
}
