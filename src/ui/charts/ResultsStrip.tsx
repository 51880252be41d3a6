/** The latest results in a row: a flag for a win, a ring for none. As many as fit, the newest on the right. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { at, inkLine } from '../scenery/ink';
import { useTheme } from '../theme';

const HIGH = 44;
const STEP = 24;
const GROUND = HIGH - 8;

interface ResultsStripProps {
  /** In the order they happened. */
  readonly wins: readonly boolean[];
  readonly colour: string;
}

export function ResultsStrip({ wins, colour }: ResultsStripProps) {
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  const shown = wins.slice(-Math.max(1, Math.floor(width / STEP)));
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={styles.strip}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {width > STEP ? (
        <Svg width={width} height={HIGH}>
          <Path
            d={inkLine(
              [
                [0, GROUND],
                [Math.min(width, shown.length * STEP + 4), GROUND],
              ],
              'strip',
              0.7,
            )}
            stroke={colours.edge}
            strokeWidth={1.3}
            fill="none"
          />
          {shown.map((won, index) => {
            const x = index * STEP + 8;
            return won ? (
              <Path
                key={index}
                d={flag(x)}
                fill={colour}
                stroke={colours.text}
                strokeWidth={1.3}
                strokeLinejoin="round"
              />
            ) : (
              <Circle
                key={index}
                cx={x + 4}
                cy={GROUND - 8}
                r={4.5}
                fill="none"
                stroke={colours.edge}
                strokeWidth={1.8}
              />
            );
          })}
        </Svg>
      ) : null}
    </View>
  );
}

/** A pole with a swallow-tailed pennant. */
function flag(x: number): string {
  const top = 4;
  return `M${at([x, GROUND])}V${top}L${at([x + 14, top + 3])}L${at([x + 9.5, top + 7.5])}L${at([x + 14, top + 12])}L${at([x, top + 14])}Z`;
}

const styles = StyleSheet.create({ strip: { height: HIGH } });
