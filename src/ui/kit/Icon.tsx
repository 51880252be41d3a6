/** One of the app's own inked icons. Decoration: the thing it sits on carries the label. */
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme';
import { icons, type IconName } from './icons';

export type { IconName } from './icons';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly colour?: string;
}

export function Icon({ name, size = 24, colour }: IconProps) {
  const { colours } = useTheme();
  const ink = colour ?? colours.text;
  const { strokes, fills } = icons[name];
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 24 24">
        {fills ? <Path d={fills} fill={ink} /> : null}
        <Path d={strokes} stroke={ink} strokeWidth={1.7} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </Svg>
    </View>
  );
}
