/** A brass door knocker: who gives the round knocks first. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

export function Knocker({ size }: { readonly size: number }) {
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Circle cx={12} cy={14.4} r={7} fill="none" stroke={pigment.ink} strokeWidth={4.6} />
        <Circle cx={12} cy={14.4} r={7} fill="none" stroke={pigment.brass} strokeWidth={2.8} />
        <Path d="M6.6 12.4A6 6 0 0 1 9 9.2" stroke={pigment.brassLight} strokeWidth={1.4} fill="none" />
        <Path
          d="M8.4 3.2h7.2l1 3.6-3 2.6h-3.2l-3-2.6Z"
          fill={pigment.brass}
          stroke={pigment.ink}
          strokeWidth={1.2}
          strokeLinejoin="round"
        />
        <Circle cx={12} cy={21.4} r={2} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={1} />
      </Svg>
    </View>
  );
}
