/** The strip of sea between Cartagena and Tortuga, with a jetty on each shore. The sloop itself is a piece. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { useArtId } from '@/ui/scenery/Scene';
import { pigment } from '@/ui/scenery/palette';
import { waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../../path/box';
import { Jetty } from '../../path/parts/Jetty';
import type { Ground } from '../ground';

interface StraitProps {
  readonly box: Box;
  readonly docks: NonNullable<Ground['ferry']>;
}

export function Strait({ box, docks }: StraitProps) {
  const id = useArtId();
  const { x, y, width, height } = box;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('strait')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.seaGreen} />
          <Stop offset="0.5" stopColor={pigment.sea} />
          <Stop offset="1" stopColor={pigment.seaDeep} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('strait')})`} />
      <Path
        d={waveStrokes({ from: [x, y + 6], to: [x + width, y + height - 4], seed: 'strait', rows: 6 })}
        stroke={pigment.foam}
        strokeWidth={1.2}
        fill="none"
        opacity={0.45}
      />
      <Path d={shore(box, true)} fill={pigment.sand} stroke={pigment.woodDark} strokeWidth={1} />
      <Path d={shore(box, false)} fill={pigment.stone} stroke={pigment.stoneNight} strokeWidth={1} />
      <Jetty at={besideBerth(box, docks.tortuga, true)} upper />
      <Jetty at={besideBerth(box, docks.cartagena, false)} upper={false} />
    </G>
  );
}

/** Beside the ferry's berth, on the side of the nearer edge. */
function besideBerth(box: Box, at: Box, upper: boolean): Box {
  const width = Math.max(26, box.width * 0.1);
  const outer = at.x + at.width / 2 > box.x + box.width / 2;
  const height = box.height * 0.36;
  return {
    x: outer ? box.x + box.width - width - 4 : box.x + 4,
    y: upper ? box.y : box.y + box.height - height,
    width,
    height,
  };
}

/** A wavering shore line along the upper or lower edge. */
function shore({ x, y, width, height }: Box, upper: boolean): string {
  const edge = upper ? y : y + height;
  const depth = (upper ? 1 : -1) * height * 0.09;
  let path = `M${x} ${edge}`;
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const from = x + (i * width) / steps;
    const to = x + ((i + 1) * width) / steps;
    const bulge = depth * (i % 2 === 0 ? 1.5 : 0.7);
    path += `Q${(from + to) / 2} ${edge + bulge} ${to} ${edge + depth * 0.8}`;
  }
  return `${path}L${x + width} ${edge}Z`;
}
