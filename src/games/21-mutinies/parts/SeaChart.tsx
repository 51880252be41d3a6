/** The sea under everything: depth and swell, rhumb lines of the chart, the ship's wake. */
import { Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { RhumbLines } from '@/ui/scenery/Chart';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { waveStrokes } from '@/ui/scenery/waves';

import type { Ground } from '../ground';
import type { MapLight } from './light';

interface SeaChartProps {
  readonly ground: Ground;
  readonly light: MapLight;
}

export function SeaChart({ ground, light }: SeaChartProps) {
  const id = useArtId();
  const { width, height, ship } = ground;
  const middle = { x: ship.x + ship.width / 2, y: ship.y + ship.height / 2 };
  return (
    <G>
      <Defs>
        <RadialGradient id={id('sea')} cx="50%" cy="48%" r="70%">
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="0.5" stopColor={light.sea[1]} />
          <Stop offset="1" stopColor={light.sea[2]} />
        </RadialGradient>
        <LinearGradient id={id('wake')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.foam} stopOpacity={0.75} />
          <Stop offset="1" stopColor={light.foam} stopOpacity={0.05} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${id('sea')})`} />
      <RhumbLines centre={[middle.x, middle.y]} reach={Math.max(width, height)} colour={pigment.ink} opacity={0.16} />
      <Path d={swell(ground)} fill={light.wave} opacity={0.5} />
      <Path d={swell(ground, 'light')} fill={light.foam} opacity={0.35} />
      <Path d={wake(ground)} fill={`url(#${id('wake')})`} />
      <Path d={bowWave(ground)} stroke={light.foam} strokeWidth={2} strokeLinecap="round" fill="none" opacity={0.85} />
    </G>
  );
}

function swell({ ship }: Ground, seed = 'dark'): string {
  let path = '';
  // Rows of the same size: the sea is seen from above.
  for (let y = ship.y; y < ship.y + ship.height; y += 34) {
    path += waveStrokes({
      from: [ship.x - 12, y],
      to: [ship.x + ship.width + 8, y + 34],
      seed: `${seed} ${y}`,
      rows: 3,
    });
  }
  return path;
}

/** From the stern back under the market. */
function wake({ ship }: Ground): string {
  const x = ship.x + ship.width / 2;
  const y = ship.y + ship.height * 0.9;
  const half = ship.width * 0.36;
  return `M${x - half} ${y}Q${x - half * 1.5} ${y + ship.height * 0.1} ${x - half * 1.7} ${y + ship.height * 0.22}H${x + half * 1.7}Q${x + half * 1.5} ${y + ship.height * 0.1} ${x + half} ${y}Z`;
}

function bowWave({ ship }: Ground): string {
  const x = ship.x + ship.width / 2;
  const [w, h] = [ship.width / 2, ship.height];
  const side = (s: number) =>
    `M${x + s * w * 0.2} ${ship.y + h * 0.03}Q${x + s * w * 0.86} ${ship.y + h * 0.12} ${x + s * w * 1.0} ${ship.y + h * 0.4}` +
    `M${x + s * w * 0.5} ${ship.y + h * 0.03}Q${x + s * w * 0.98} ${ship.y + h * 0.1} ${x + s * w * 1.08} ${ship.y + h * 0.26}`;
  return side(-1) + side(1);
}
