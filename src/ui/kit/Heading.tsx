/** The head of a section: its name, and an inked rule that runs out beside it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { brush, type Point } from '../scenery/ink';
import { space, useTheme } from '../theme';
import { Text } from './Text';

export function Heading({ children }: { readonly children: string }) {
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Text kind="title" heading={2}>
          {children}
        </Text>
      </View>
      <View aria-hidden style={styles.rule} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {width > 40 ? (
          <Svg width={width} height={HIGH}>
            <Path d={DIAMOND} fill={colours.brass} />
            <Path d={flourish(width)} fill={colours.edge} opacity={0.7} />
          </Svg>
        ) : null}
      </View>
    </View>
  );
}

const HIGH = 14;
const DIAMOND = 'M0 7L5 2.5L10 7L5 11.5Z';

/** Swells in the middle and runs out to nothing. */
function flourish(width: number): string {
  const points: Point[] = [
    [14, 7.4],
    [width * 0.3, 6.6],
    [width * 0.7, 7.5],
    [width, 7],
  ];
  return brush(points, [1.8, 1.6, 0.2]);
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  words: { flexShrink: 1 },
  rule: { flex: 1, height: HIGH, minWidth: 0 },
});
