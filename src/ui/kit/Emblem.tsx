/** A crew's emblem on its colour: the shape alone is enough to tell the crews apart. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { crewColours, emblems, useTheme, type Crew, type EmblemShape } from '../theme';

const shapes: Readonly<Record<EmblemShape, { readonly fill?: string; readonly stroke?: string }>> = {
  sabres: {
    stroke: 'M7.4 6.6c3.1 2.8 6.1 5.9 8.8 9.4M16.6 6.6c-3.1 2.8-6.1 5.9-8.8 9.4M6.9 14.3l2.5 2.6M17.1 14.3l-2.5 2.6',
  },
  turtle: {
    fill: 'M12 8c2.9 0 4.6 2 4.6 4.6S14.9 17 12 17s-4.6-1.8-4.6-4.4S9.1 8 12 8ZM12 4.9a1.7 1.7 0 0 1 1.7 1.9c-.1.7-.8 1.2-1.7 1.2s-1.6-.5-1.7-1.2A1.7 1.7 0 0 1 12 4.9ZM8.2 8.9C6.9 7.9 5.8 8 5.3 8.8c.1 1 .9 1.7 2.1 2ZM15.8 8.9c1.3-1 2.4-.9 2.9-.1-.1 1-.9 1.7-2.1 2ZM7.6 14.6c-1.2.4-1.8 1.3-1.6 2.2.9.5 1.9.1 2.7-.9ZM16.4 14.6c1.2.4 1.8 1.3 1.6 2.2-.9.5-1.9.1-2.7-.9Z',
  },
  anchor: {
    stroke:
      'M12 8.5c-.9 0-1.5-.7-1.5-1.5s.6-1.5 1.5-1.5 1.5.7 1.5 1.5-.6 1.5-1.5 1.5ZM12 8.5v9.2M9.2 10.7h5.6M6.6 13.5c.5 2.5 2.6 4.2 5.4 4.2s4.9-1.7 5.4-4.2',
  },
  sun: {
    fill: 'M12 8.9a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2Z',
    stroke:
      'M12 5.1v1.8M12 17.1v1.8M5.1 12h1.8M17.1 12h1.8M7.1 7.1l1.3 1.3M15.6 15.6l1.3 1.3M16.9 7.1l-1.3 1.3M8.4 15.6l-1.3 1.3',
  },
  barrel: {
    stroke:
      'M8.7 5.9c2.2-.3 4.4-.3 6.6 0 1.4 4.1 1.4 8.1 0 12.2-2.2.3-4.4.3-6.6 0-1.4-4.1-1.4-8.1 0-12.2ZM7.9 9.2c2.7.4 5.5.4 8.2 0M7.9 14.8c2.7-.4 5.5-.4 8.2 0M12 6v12',
  },
  star: {
    fill: 'M12 4.8c.7 2 1.3 3.5 2 4.7 1.4 0 3 .1 5.1.4-1.7 1.3-3 2.4-4 3.4.3 1.4.8 3 1.5 5-1.8-1.2-3.3-2.1-4.6-2.7-1.3.6-2.8 1.5-4.6 2.7.7-2 1.2-3.6 1.5-5-1-1-2.3-2.1-4-3.4 2.1-.3 3.7-.4 5.1-.4.7-1.2 1.3-2.7 2-4.7Z',
  },
};

export function Emblem({ crew, size = 24 }: { readonly crew: Crew; readonly size?: number }) {
  const { light } = useTheme();
  const { fill, on, rim } = crewColours[light][crew];
  const shape = shapes[emblems[crew]];
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
