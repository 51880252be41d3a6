/** A crew's emblem on its colour: the shape alone is enough to tell the crews apart. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { emblemPaths } from '../scenery/emblems';
import { crewColours, emblems, useTheme, type Crew } from '../theme';

export function Emblem({ crew, size = 24 }: { readonly crew: Crew; readonly size?: number }) {
  const { light } = useTheme();
  const { fill, on, rim } = crewColours[light][crew];
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Circle cx={12} cy={12} r={10.8} fill={fill} stroke={rim} strokeWidth={1.6} />
        <Path d={emblemPaths[emblems[crew]]} fill={on} fillRule="evenodd" transform="translate(4.6 4.6) scale(0.617)" />
      </Svg>
    </View>
  );
}
