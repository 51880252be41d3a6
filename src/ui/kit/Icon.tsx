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
  /** Keeps its size however large the text is, because its frame does. */
  readonly fixed?: boolean;
}

export function Icon({ name, size = 24, colour, fixed = false }: IconProps) {
  const { colours, textScale } = useTheme();
  const side = fixed ? size : size * (1 + (textScale - 1) * 0.6);
  const ink = colour ?? colours.text;
  const { strokes, fills } = icons[name];
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={side} height={side} viewBox="0 0 24 24">
        {fills ? <Path d={fills} fill={ink} /> : null}
        <Path d={strokes} stroke={ink} strokeWidth={1.7} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </Svg>
    </View>
  );
}
