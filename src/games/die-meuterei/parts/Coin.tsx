/** A coin, face on: in purses, on sheets, in flight. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

export function Coin({ size }: { readonly size: number }) {
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Circle cx={12} cy={12.6} r={10.4} fill={pigment.brassDark} stroke={pigment.ink} strokeWidth={1.2} />
        <Circle cx={12} cy={11.6} r={10} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1} />
        <Circle cx={12} cy={11.6} r={6.8} fill="none" stroke={pigment.brassDark} strokeWidth={1.2} />
        <Path d="M12 6.6l1.5 3.3 3.6.4-2.7 2.4.8 3.6-3.2-1.8-3.2 1.8.8-3.6-2.7-2.4 3.6-.4Z" fill={pigment.brassLight} />
      </Svg>
    </View>
  );
}
