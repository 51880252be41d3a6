/** Shares as inked bars with whiskers. A picture only: whoever shows it sets the same numbers beside it as text. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { at, inkLine, inkLoop, type Point } from '../scenery/ink';
import { Text } from '../kit/Text';
import { space, useTheme } from '../theme';

export interface RateBar {
  readonly key: string;
  readonly label: string;
  /** Beside the label, e.g. "60 %". */
  readonly note: string;
  /** Shares from 0 to 1: the bar's length and the span of its whiskers. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
}

const HIGH = 26;

export function RateBars({ bars }: { readonly bars: readonly RateBar[] }) {
  const [width, setWidth] = useState(0);
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={styles.bars}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {bars.map((bar) => (
        <View key={bar.key}>
          <View style={styles.words}>
            <View style={styles.label}>
              <Text kind="strong">{bar.label}</Text>
            </View>
            <Text tone="textSoft">{bar.note}</Text>
          </View>
          {width > 40 ? <Bar bar={bar} width={width} /> : <View style={styles.space} />}
        </View>
      ))}
    </View>
  );
}

function Bar({ bar: { key, rate, low, high, colour }, width }: { readonly bar: RateBar; readonly width: number }) {
  const { colours } = useTheme();
  const inner = width - 4;
  const x = (share: number) => 2 + share * inner;
  return (
    <Svg width={width} height={HIGH}>
      <Path d={box(x(0), x(1), key)} fill={colours.sunken} stroke={colours.faint} strokeWidth={1} />
      <Path d={quarters(x)} stroke={colours.faint} strokeWidth={1} strokeDasharray="2 3" fill="none" />
      {rate > 0 ? (
        <>
          <Path d={box(x(0), x(rate), `${key}-fill`)} fill={colour} opacity={0.82} />
          <Path d={hatching(x(0), x(rate))} stroke={colours.card} strokeWidth={1.1} opacity={0.3} fill="none" />
        </>
      ) : null}
      <Path
        d={whiskers(x(low), x(high), key)}
        stroke={colours.card}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <Path
        d={whiskers(x(low), x(high), key)}
        stroke={colours.text}
        strokeWidth={2}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
  );
}

function box(left: number, right: number, seed: string): string {
  const corners: Point[] = [
    [left, 4],
    [right, 4],
    [right, HIGH - 4],
    [left, HIGH - 4],
  ];
  return inkLoop(corners, seed, 0.5);
}

function quarters(x: (share: number) => number): string {
  return [0.25, 0.5, 0.75].map((share) => `M${at([x(share), 5])}V${HIGH - 5}`).join('');
}

function hatching(left: number, right: number): string {
  let path = '';
  for (let x = left + 4; x < right; x += 7) {
    const reach = Math.min(8, right - x);
    path += `M${at([x, HIGH - 6])}l${at([reach, -(reach * 14) / 8])}`;
  }
  return path;
}

function whiskers(low: number, high: number, seed: string): string {
  const middle = HIGH / 2;
  const line: Point[] = [
    [low, middle],
    [high, middle],
  ];
  const caps = [low, high].map((x) => `M${at([x, middle - 5])}V${middle + 5}`).join('');
  return `${inkLine(line, seed, 0.4)}${caps}`;
}

const styles = StyleSheet.create({
  bars: { gap: space.snug },
  words: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.small, alignItems: 'baseline' },
  label: { flexGrow: 1, flexShrink: 1 },
  space: { height: HIGH },
});
