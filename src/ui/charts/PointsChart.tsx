/** A course of points over games: a line as on a chart, diamonds where a game was won. A picture only. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Text as SvgText } from 'react-native-svg';

import { at, inkLine, type Point } from '../scenery/ink';
import { fonts, useTheme } from '../theme';
import { axisFor } from './axis';

export interface Mark {
  readonly value: number;
  readonly won: boolean;
}

interface PointsChartProps {
  /** In the order they happened. */
  readonly marks: readonly Mark[];
  readonly colour: string;
}

const HIGH = 190;
const TOP = 12;
const BOTTOM = 14;

export function PointsChart({ marks, colour }: PointsChartProps) {
  const [width, setWidth] = useState(0);
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={styles.chart}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {width > 60 ? <Course marks={marks} colour={colour} width={width} /> : null}
    </View>
  );
}

function Course({ marks, colour, width }: PointsChartProps & { readonly width: number }) {
  const { colours, textScale } = useTheme();
  const size = 13 * Math.min(textScale, 1.5);
  const axis = axisFor(marks.map(({ value }) => value));
  const left = Math.max(...axis.ticks.map((tick) => String(tick).length)) * size * 0.6 + 12;
  const right = width - 12;
  const y = (value: number) => HIGH - BOTTOM - ((value - axis.low) / (axis.high - axis.low)) * (HIGH - TOP - BOTTOM);
  const step = marks.length > 1 ? (right - left - 16) / (marks.length - 1) : 0;
  const points = marks.map(({ value }, index): Point => [left + 8 + index * step, y(value)]);
  const dot = Math.max(3, Math.min(6, step * 0.4 || 6));
  return (
    <Svg width={width} height={HIGH}>
      {axis.ticks.map((tick) => (
        <Path
          key={tick}
          d={`M${at([left, y(tick)])}H${right}`}
          stroke={tick === 0 ? colours.edge : colours.faint}
          strokeWidth={1}
          strokeDasharray={tick === 0 ? '' : '2 4'}
        />
      ))}
      {axis.ticks.map((tick) => (
        <SvgText
          key={tick}
          x={left - 6}
          y={y(tick) + size * 0.35}
          fontSize={size}
          fontFamily={fonts.textMedium}
          fill={colours.textSoft}
          textAnchor="end"
        >
          {tick}
        </SvgText>
      ))}
      {points.length > 1 ? (
        <Path d={`M${points.map(at).join('L')}`} stroke={colour} strokeWidth={1.6} opacity={0.75} fill="none" />
      ) : null}
      {points.map((point, index) =>
        marks[index]?.won ? (
          <Path key={index} d={diamond(point, dot * 1.4)} fill={colour} stroke={colours.card} strokeWidth={1} />
        ) : (
          <Circle
            key={index}
            cx={point[0]}
            cy={point[1]}
            r={dot}
            fill={colours.card}
            stroke={colour}
            strokeWidth={1.8}
          />
        ),
      )}
      <Path
        d={inkLine(
          [
            [left, TOP - 6],
            [left, HIGH - BOTTOM + 4],
          ],
          'axis',
          0.5,
        )}
        stroke={colours.edge}
        strokeWidth={1.4}
        fill="none"
      />
    </Svg>
  );
}

function diamond([x, y]: Point, half: number): string {
  return `M${at([x, y - half])}L${at([x + half, y])}L${at([x, y + half])}L${at([x - half, y])}Z`;
}

const styles = StyleSheet.create({ chart: { height: HIGH } });
