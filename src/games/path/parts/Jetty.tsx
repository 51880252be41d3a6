/** Planks on piles, from a shore into the water. */
import { G, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import type { Box } from '../box';

interface JettyProps {
  readonly at: Box;
  /** Its shore lies above the water. */
  readonly upper: boolean;
}

export function Jetty({ at: { x, y, width, height }, upper }: JettyProps) {
  const end = upper ? y + height : y;
  let planks = '';
  for (let i = 1; i < 6; i++) planks += `M${x} ${y + (i * height) / 6}h${width}`;
  return (
    <G>
      <Path
        d={`M${x + 3} ${end - 4}v12M${x + width - 3} ${end - 4}v12`}
        stroke={pigment.woodDark}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <Path
        d={`M${x} ${y}h${width}v${height}h${-width}Z`}
        fill={pigment.woodLight}
        stroke={pigment.ink}
        strokeWidth={1.3}
      />
      <Path d={planks} stroke={pigment.woodDark} strokeWidth={1} />
    </G>
  );
}
