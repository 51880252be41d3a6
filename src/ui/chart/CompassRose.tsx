/** A compass rose by itself, in the colours of the light. */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { CompassRose as Drawing } from '../scenery/Chart';
import { useTheme } from '../theme';

export function CompassRose({ size }: { readonly size: number }) {
  const { colours } = useTheme();
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="-104 -122 208 218">
        <Drawing x={0} y={0} radius={100} dark={colours.edge} light={colours.card} accent={colours.danger} />
      </Svg>
    </View>
  );
}
