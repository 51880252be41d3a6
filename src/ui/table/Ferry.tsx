/** A boat with everybody aboard: it lies where it is told and sails across when that changes. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutRectangle } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useTheme } from '../theme';
import { Vessel } from './Vessel';

interface FerryProps {
  /** Its hull, in the board's coordinates. */
  readonly at: LayoutRectangle;
  readonly mast: number;
  /** It points to the left. */
  readonly mirrored: boolean;
  readonly pennant?: { readonly fill: string; readonly rim: string };
  /** Those aboard, in the board's coordinates. */
  readonly children: ReactNode;
}

export function Ferry({ at, mast, mirrored, pennant, children }: FerryProps) {
  const style = useSailing(at);
  return (
    <Animated.View style={[styles.ferry, style]}>
      <Vessel width={at.width} height={at.height} mast={mast} mirrored={mirrored} {...(pennant ? { pennant } : null)}>
        <View style={{ position: 'absolute', left: -at.x, top: -at.y }}>{children}</View>
      </Vessel>
    </Animated.View>
  );
}

/** Moves with the wind when its place changes. */
function useSailing({ x, y }: LayoutRectangle) {
  const { motion } = useTheme();
  const duration = motion.reduced ? 0 : motion.ms('sail');
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  useEffect(() => {
    const wind = { duration, easing: Easing.inOut(Easing.sin) };
    left.set(withTiming(x, wind));
    top.set(withTiming(y, wind));
  }, [x, y, duration, left, top]);
  return useAnimatedStyle(() => ({ transform: [{ translateX: left.get() }, { translateY: top.get() }] }));
}

const styles = StyleSheet.create({ ferry: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } });
