/** Things in flight, drawn around their middle: coins, cubes and stars, tumbling dice, a jewel, a card, a banner. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import Svg, { G } from 'react-native-svg';

import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

import { CoinMark, PrestigeMark, RumMark } from './Marks';
import { DieFace } from './Pieces';

/** Around its middle. */
export function Centred({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}) {
  return <View style={{ position: 'absolute', left: -width / 2, top: -height / 2 }}>{children}</View>;
}

interface GoodsProps {
  readonly doubloons?: number;
  readonly rum?: number;
  readonly prestige?: number;
  readonly size: number;
}

/** A handful of coins, cubes and stars in a row. */
export function Goods({ doubloons = 0, rum = 0, prestige = 0, size }: GoodsProps) {
  const marks = [
    ...new Array<typeof CoinMark>(doubloons).fill(CoinMark),
    ...new Array<typeof CoinMark>(rum).fill(RumMark),
    ...new Array<typeof CoinMark>(prestige).fill(PrestigeMark),
  ].slice(0, 12);
  const apart = size * 0.8;
  const width = apart * (marks.length - 1) + size + 4;
  return (
    <Centred width={width} height={size + 4}>
      <Svg width={width} height={size + 4}>
        <G>
          {marks.map((Mark, i) => (
            <Mark key={i} x={size / 2 + 2 + i * apart} y={size / 2 + 2} size={size} />
          ))}
        </G>
      </Svg>
    </Centred>
  );
}

interface DiceProps {
  readonly faces: readonly number[];
  readonly size: number;
  /** When they are thrown, and how long they tumble. */
  readonly at: number;
  readonly duration: number;
}

/** Dice that tumble and come to rest on their faces. */
export function TumblingDice({ faces, size, at, duration }: DiceProps) {
  return (
    <Centred width={size * 1.2 * faces.length} height={size}>
      <View style={styles.dice}>
        {faces.map((face, i) => (
          <Tumbling key={i} face={face} size={size} at={at} duration={duration * (1 + i * 0.2)} />
        ))}
      </View>
    </Centred>
  );
}

function Tumbling({ face, size, at, duration }: Omit<DiceProps, 'faces'> & { readonly face: number }) {
  const { motion } = useTheme();
  const roll = useSharedValue(motion.reduced ? 1 : 0);
  useEffect(() => {
    if (!motion.reduced) roll.set(withDelay(at, withTiming(1, { duration, easing: Easing.out(Easing.cubic) })));
  }, [roll, at, duration, motion.reduced]);
  const style = useAnimatedStyle(() => ({
    transform: [
      { translateX: -(1 - roll.get()) * size * 1.6 },
      { translateY: -Math.abs(Math.sin(roll.get() * 3 * Math.PI)) * size * 0.9 * (1 - roll.get()) },
      { rotate: `${(1 - roll.get()) * -660}deg` },
    ],
  }));
  // While it rolls, other faces flash by.
  const early = useAnimatedStyle(() => ({ opacity: roll.get() > 0.72 ? 0 : 1 }));
  return (
    <Animated.View style={style}>
      <Svg width={size} height={size}>
        <DieFace face={face} x={size / 2} y={size / 2} size={size} />
      </Svg>
      <Animated.View style={[StyleSheet.absoluteFill, early]}>
        <Svg width={size} height={size}>
          <DieFace face={(face % 6) + 1} x={size / 2} y={size / 2} size={size} />
        </Svg>
      </Animated.View>
    </Animated.View>
  );
}

interface BannerProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A strip of paper across the board. */
export function Banner({ title, children }: BannerProps) {
  const { colours, elevation } = useTheme();
  return (
    <View style={styles.banner}>
      <View
        style={[styles.paper, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
      >
        {children}
        <Text kind="heading" align="center">
          {title}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', gap: 6 },
  banner: { position: 'absolute', left: -150, width: 300, top: -70, alignItems: 'center' },
  paper: { borderWidth: 2, borderRadius: radius.card, padding: space.snug, gap: space.small, alignItems: 'center' },
});
