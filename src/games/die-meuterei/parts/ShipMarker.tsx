/** The ship on the chart: a little painted model, its waterline at (0, 0). */
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

export function ShipMarker({ height }: { readonly height: number }) {
  const width = height * 1.05;
  return (
    <View aria-hidden style={{ position: 'absolute', left: -width / 2, top: -height * 0.9, pointerEvents: 'none' }}>
      <Svg width={width} height={height} viewBox="0 0 42 40">
        <Path d="M14 27V3M27 27V5" stroke={pigment.ink} strokeWidth={2} />
        <Path
          d="M6 8q8-4 16 0 4 8 1 16-8-4-17 0 3-8 0-16Z"
          fill={pigment.parchmentLight}
          stroke={pigment.ink}
          strokeWidth={1.4}
        />
        <Path
          d="M21 10q7-4 14 0 3 7 0 14-7-4-14 0 2-7 0-14Z"
          fill={pigment.parchmentLight}
          stroke={pigment.ink}
          strokeWidth={1.4}
        />
        <Path d="M14 3l-9-1 3 3-3 3 9-1Z" fill={pigment.danger} stroke={pigment.dangerDeep} strokeWidth={0.8} />
        <Path
          d="M2 22l5 4h27l7-6-5 13q-1 3-4 3H9q-4 0-5-4Z"
          fill={pigment.danger}
          stroke={pigment.ink}
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <Path d="M6 30h30" stroke={pigment.brassLight} strokeWidth={1.6} />
        <Path d="M1 37q5-3 10 0t10 0 10 0 10 0" stroke={pigment.sea} strokeWidth={2} fill="none" />
      </Svg>
    </View>
  );
}
