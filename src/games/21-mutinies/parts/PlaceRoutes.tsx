/** Trade Routes: open sea at the horizon with merchantmen under sail, and a barge at anchor for each jewel on offer. */
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { blot, inkLoop } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Frigate, Sloop } from '@/ui/scenery/Ship';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../ground';
import type { MapLight } from './light';

interface RoutesProps {
  readonly box: Box;
  /** The boxes of the jewels on offer. */
  readonly berths: readonly Box[];
  readonly light: MapLight;
}

export function Routes({ box, berths, light }: RoutesProps) {
  const id = useArtId();
  const { x, y, width, height } = box;
  const horizon = y + height * 0.4;
  const ships = { hull: '#2b180b', sail: light.paper, sailShade: light.sand[1], line: pigment.ink, rim: light.orb };
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="0.6" stopColor={light.sky[1]} />
          <Stop offset="1" stopColor={light.sky[2]} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="0.5" stopColor={light.sea[1]} />
          <Stop offset="1" stopColor={light.sea[2]} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height * 0.41} fill={`url(#${id('sky')})`} />
      <Path
        d={
          blot([x + width * 0.72, y + height * 0.16], [width * 0.16, height * 0.03], 'cloud a', 0.3) +
          blot([x + width * 0.3, y + height * 0.1], [width * 0.12, height * 0.025], 'cloud b', 0.3)
        }
        fill={light.orb}
        opacity={0.45}
      />
      <Glow x={x + width * 0.5} y={horizon} radius={height * 0.7} colour={light.orb} strength={0.8} />
      <Circle cx={x + width * 0.5} cy={horizon - height * 0.04} r={height * 0.12} fill={light.orb} />
      <Rect x={x} y={horizon} width={width} height={height * 0.62} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({
          x: x + width * 0.5,
          top: horizon + 1,
          bottom: y + height,
          width: width * 0.2,
          seed: 'route light',
        })}
        fill={light.orb}
        opacity={0.6}
      />
      <Frigate x={x + width * 0.88} y={horizon + 3} scale={height / 330} mirrored colours={ships} />
      <Frigate x={x + width * 0.1} y={horizon + 2} scale={height / 420} colours={ships} />
      <Sloop x={x + width * 0.66} y={horizon + 2} scale={height / 420} mirrored colours={ships} />
      <Sloop x={x + width * 0.32} y={horizon + 2} scale={height / 480} colours={ships} />
      <Path
        d={waveStrokes({ from: [x, horizon + 3], to: [x + width, y + height], seed: 'route', rows: 9 })}
        fill={light.wave}
        opacity={0.5}
      />
      {berths.map((berth, i) => (
        <Barge key={i} berth={berth} light={light} seed={`barge ${i}`} />
      ))}
    </G>
  );
}

/** A flat barge: deck of planks with a velvet cloth for the jewel, a board for its price. */
function Barge({ berth, light, seed }: { readonly berth: Box; readonly light: MapLight; readonly seed: string }) {
  const { x, y, width, height } = berth;
  const [cx, half] = [x + width / 2, Math.min(width * 0.44, height * 0.62)];
  const top = y + height * 0.56;
  const foot = y + height * 0.9;
  const hull = inkLoop(
    [
      [cx - half, top],
      [cx + half, top],
      [cx + half * 0.82, foot],
      [cx - half * 0.82, foot],
    ],
    seed,
    0.7,
  );
  return (
    <G>
      <Path d={blot([cx, foot], [half * 1.05, 4], `${seed} shade`, 0.1)} fill={light.wave} opacity={0.7} />
      <Path d={hull} fill={light.wood[1]} stroke={pigment.ink} strokeWidth={1.5} strokeLinejoin="round" />
      <Path
        d={`M${cx - half * 0.94} ${top + (foot - top) * 0.36}H${cx + half * 0.94}M${cx - half * 0.88} ${top + (foot - top) * 0.7}H${cx + half * 0.88}`}
        stroke={light.wood[2]}
        strokeWidth={1}
      />
      <Path
        d={`M${cx - half * 1.04} ${top}H${cx + half * 1.04}`}
        stroke={light.wood[0]}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <Path
        d={`M${cx - half * 0.98} ${foot - 1}q${half * 0.24} 4 ${half * 0.49} 0t${half * 0.49} 0t${half * 0.49} 0t${half * 0.49} 0`}
        stroke={light.foam}
        strokeWidth={1.5}
        fill="none"
      />
    </G>
  );
}
