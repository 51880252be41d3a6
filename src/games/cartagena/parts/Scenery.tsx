/** The scene behind the path: a torch-lit tunnel, a strip of sea, a jungle; jail or wreck below, sloop or cove above. */
import { memo } from 'react';
import Svg, { Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { useArtId } from '@/ui/scenery/Scene';
import { pigment } from '@/ui/scenery/palette';

import type { Box } from '../../path/box';
import type { Ground } from '../ground';
import type { Story } from '../state';
import { Cove, MoonlitSea } from './Home';
import { Jail, Wreck } from './Start';
import { Jungle } from './Jungle';
import { Strait } from './Strait';
import { Tunnel } from './Tunnel';

interface SceneryProps {
  readonly ground: Ground;
  readonly story: Story;
  readonly still: boolean;
}

export const Scenery = memo(function Scenery({ ground, story, still }: SceneryProps) {
  const { width, height, start, home, strait, ferry } = ground;
  const id = useArtId();
  const tunnel = zoneOf(ground, 'tunnel');
  const island = zoneOf(ground, 'island');
  return (
    <Svg width={width} height={height}>
      <Defs>
        <LinearGradient id={id('edge')} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={pigment.stoneNight} stopOpacity={0.3} />
          <Stop offset="0.12" stopColor={pigment.stoneNight} stopOpacity={0} />
          <Stop offset="0.88" stopColor={pigment.stoneNight} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.stoneNight} stopOpacity={0.3} />
        </LinearGradient>
        <RadialGradient id={id('vignette')} cx="50%" cy="50%" r="75%">
          <Stop offset="0.6" stopColor={pigment.stoneNight} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.stoneNight} stopOpacity={0.5} />
        </RadialGradient>
      </Defs>
      {tunnel ? <Tunnel ground={ground} zone={tunnel} still={still} /> : null}
      {island ? <Jungle ground={ground} zone={island} /> : null}
      {strait && ferry ? <Strait box={strait} docks={ferry} /> : null}
      {story === 'tortuga' ? <Wreck box={start} /> : <Jail box={start} />}
      {story === 'escape' ? <MoonlitSea box={home} /> : <Cove box={home} />}
      <G opacity={0.8}>
        <Rect width={width} height={height} fill={`url(#${id('edge')})`} />
        <Rect width={width} height={height} fill={`url(#${id('vignette')})`} />
      </G>
      <Path
        d={`M0 ${home.y + home.height}H${width}M0 ${start.y}H${width}`}
        stroke={pigment.stoneNight}
        strokeWidth={2}
        opacity={0.6}
      />
    </Svg>
  );
});

/** All rows of one stretch together. */
function zoneOf(ground: Ground, stretch: 'tunnel' | 'island'): Box | null {
  const rows = ground.rows.filter((row) => row.stretch === stretch);
  const low = rows[0];
  const high = rows[rows.length - 1];
  if (!low || !high) return null;
  return { x: 0, y: high.box.y, width: ground.width, height: low.box.y + low.box.height - high.box.y };
}
