/** The latest results in rows, read like lines of text: a flag for a win, a ring for none. A picture only. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { at, inkLine, type Point } from '../scenery/ink';
import { useTheme } from '../theme';

const HIGH = 44;
const STEP = 24;
const GROUND = HIGH - 6;

interface ResultsStripProps {
  /** In the order they happened. */
  readonly wins: readonly boolean[];
  readonly colour: string;
}

export function ResultsStrip({ wins, colour }: ResultsStripProps) {
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  const across = Math.max(1, Math.floor((width - 4) / STEP));
  const rows = Math.ceil(wins.length / across);
  const ground = (row: number) => row * HIGH + GROUND;
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={styles.strip}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {width > STEP ? (
        <Svg width={width} height={rows * HIGH}>
          {Array.from({ length: rows }, (_, row) => (
            <Path
              key={row}
              d={shore(Math.min(across, wins.length - row * across) * STEP + 4, ground(row))}
              stroke={colours.edge}
              strokeWidth={1.3}
              fill="none"
            />
          ))}
          {wins.map((won, index) => {
            const x = (index % across) * STEP + 8;
            const y = ground(Math.floor(index / across));
            return won ? (
              <Path
                key={index}
                d={flag(x, y)}
                fill={colour}
                stroke={colours.text}
                strokeWidth={1.3}
                strokeLinejoin="round"
              />
            ) : (
              <Circle key={index} cx={x + 4} cy={y - 8} r={4.5} fill="none" stroke={colours.edge} strokeWidth={1.8} />
            );
          })}
        </Svg>
      ) : null}
    </View>
  );
}

function shore(length: number, y: number): string {
  const line: Point[] = [
    [0, y],
    [length, y],
  ];
  return inkLine(line, 'strip', 0.7);
}

/** A pole with a swallow-tailed pennant. */
function flag(x: number, ground: number): string {
  const top = ground - 32;
  return `M${at([x, ground])}V${top}L${at([x + 14, top + 3])}L${at([x + 9.5, top + 7.5])}L${at([x + 14, top + 12])}L${at([x, top + 14])}Z`;
}

const styles = StyleSheet.create({ strip: { minHeight: HIGH } });
