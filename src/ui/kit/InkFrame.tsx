/** A border ruled by hand: an inked line and a finer one inside it, never quite straight. Fills its parent. */
import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { inkLoop, type Point } from '../scenery/ink';
import { useTheme } from '../theme';

interface InkFrameProps {
  readonly colour?: string;
  /** The finer line inside. */
  readonly inner?: string;
  readonly inset?: number;
  readonly seed?: string;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

export const InkFrame = memo(function InkFrame({ colour, inner, inset = 3, seed = 'frame' }: InkFrameProps) {
  const { colours } = useTheme();
  const [box, setBox] = useState<Box | null>(null);
  return (
    <View
      aria-hidden
      style={styles.frame}
      onLayout={({ nativeEvent: { layout } }) => {
        setBox((known) =>
          known && Math.abs(known.width - layout.width) < 0.5 && Math.abs(known.height - layout.height) < 0.5
            ? known
            : layout,
        );
      }}
    >
      {box ? (
        <Svg width={box.width} height={box.height}>
          <Path
            d={ruled(box, inset, seed)}
            stroke={colour ?? colours.edge}
            strokeWidth={1.4}
            fill="none"
            strokeLinejoin="round"
          />
          <Path
            d={ruled(box, inset + 4, `${seed}-inner`)}
            stroke={inner ?? colours.faint}
            strokeWidth={0.9}
            fill="none"
            strokeLinejoin="round"
          />
        </Svg>
      ) : null}
    </View>
  );
});

/** Corners are cut inwards a little, as on an old map's neat line. */
function ruled({ width, height }: Box, inset: number, seed: string): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const cut = 7;
  const corners: Point[] = [
    [left + cut, top],
    [right - cut, top],
    [right - cut * 0.35, top + cut * 0.35],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut * 0.35, bottom - cut * 0.35],
    [right - cut, bottom],
    [left + cut, bottom],
    [left + cut * 0.35, bottom - cut * 0.35],
    [left, bottom - cut],
    [left, top + cut],
    [left + cut * 0.35, top + cut * 0.35],
  ];
  return inkLoop(corners, seed, 0.55);
}

const styles = StyleSheet.create({ frame: { ...StyleSheet.absoluteFill, pointerEvents: 'none' } });
