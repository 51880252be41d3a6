/** A crew's emblem on its colour: the shape alone is enough to tell the crews apart. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { crewColours, emblems, useTheme, type Crew } from '../theme';
import { emblemShapes } from './emblemShapes';

export function Emblem({ crew, size = 24 }: { readonly crew: Crew; readonly size?: number }) {
  const { light } = useTheme();
  const { fill, on, rim } = crewColours[light][crew];
  const shape = emblemShapes[emblems[crew]];
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Circle cx={12} cy={12} r={10.8} fill={fill} stroke={rim} strokeWidth={1.6} />
        {shape.fill ? <Path d={shape.fill} fill={on} /> : null}
        {shape.stroke ? (
          <Path
            d={shape.stroke}
            stroke={on}
            strokeWidth={1.6}
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        ) : null}
      </Svg>
    </View>
  );
}
