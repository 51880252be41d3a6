/** The divided rule along a chart's border, as wide as its parent. */
import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { at } from '../scenery/ink';
import { useTheme } from '../theme';

const THICK = 6;

export function ScaleBar() {
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  return (
    <View aria-hidden style={{ height: THICK }} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 ? (
        <Svg width={width} height={THICK}>
          <Rect
            x={0.5}
            y={0.5}
            width={width - 1}
            height={THICK - 1}
            fill={colours.card}
            stroke={colours.edge}
            strokeWidth={1}
          />
          <Path d={scaleBar(width, THICK, 30)} fill={colours.edge} />
        </Svg>
      ) : null}
    </View>
  );
}

/** Every second piece of the bar. */
function scaleBar(width: number, height: number, piece: number): string {
  const pieces = Math.max(2, Math.round(width / piece / 2) * 2);
  const length = width / pieces;
  let path = '';
  for (let i = 0; i < pieces; i += 2) {
    path += `M${at([i * length, 0])}h${length.toFixed(2)}v${height}h-${length.toFixed(2)}Z`;
  }
  return path;
}
