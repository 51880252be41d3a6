/** The ships of the ring, each with its water at (0, 0): the merchantman, and the pirates under black sails. */
import { View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { blot } from '@/ui/scenery/ink';
import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { Frigate, lamplit, Sloop, type ShipColours } from '@/ui/scenery/Ship';

const black: ShipColours = { hull: '#0c0a0a', sail: '#3b3438', sailShade: '#151216', line: '#050404', rim: '#b5604a' };

interface VesselProps {
  /** How wide it is drawn. */
  readonly size: number;
  /** The bow to the left: it sails along the lower half of the ring. */
  readonly mirrored?: boolean;
}

const shadow = blot([0, 8], [112, 12], 'hull shadow', 0.08);
const bow = 'M-110 8q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0';

export function Merchantman({ size, mirrored = false }: VesselProps) {
  return (
    <Afloat size={size}>
      <Path d={shadow} fill="#06222b" opacity={0.55} />
      <Frigate x={0} y={0} mirrored={mirrored} colours={lamplit} />
      <Path d={bow} stroke="#fdfbe8" strokeWidth={5} fill="none" opacity={0.9} />
    </Afloat>
  );
}

export function PirateShip({ size, mirrored = false }: VesselProps) {
  return (
    <Afloat size={size}>
      <Path d={shadow} fill="#06222b" opacity={0.55} />
      <Sloop x={0} y={0} scale={1.5} mirrored={mirrored} colours={black} />
      <G transform={`translate(${mirrored ? 44 : -44} -92)`}>
        <SkullAndBones x={0} y={0} width={44} colour={pigment.moon} ground="#3b3438" />
      </G>
      <Path d={bow} stroke="#fdfbe8" strokeWidth={5} fill="none" opacity={0.8} />
    </Afloat>
  );
}

/** Drawn 280 wide with the water at 0 0. */
function Afloat({ size, children }: { readonly size: number; readonly children: React.ReactNode }) {
  const scale = size / 280;
  return (
    <View aria-hidden style={{ position: 'absolute', left: -size / 2, top: -216 * scale, pointerEvents: 'none' }}>
      <Svg width={size} height={240 * scale} viewBox="-140 -216 280 240">
        {children}
      </Svg>
    </View>
  );
}
