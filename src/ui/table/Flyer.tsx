/** One thing in flight over the table: it follows its path, or fades in at the end of it where motion is reduced. */
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import { useTheme } from '../theme';
import { pointAt, type Flight } from './flights';

export function Flyer({ flight }: { readonly flight: Flight }) {
  const { motion } = useTheme();
  const share = useSharedValue(0);
  const { path, start, duration } = flight;
  const hop = flight.hop ?? 0;
  const reduced = motion.reduced;
  // A piece of the board is seen where it was until it sets out; anything else appears when it does.
  const waits = flight.hides !== undefined;
  useEffect(() => {
    const easing = path.length > 2 ? Easing.linear : Easing.inOut(Easing.cubic);
    share.set(withDelay(start, withTiming(1, { duration, easing })));
  }, [share, start, duration, path]);
  const style = useAnimatedStyle(() => {
    const done = share.get();
    const at = pointAt(path, hop, reduced ? 1 : done);
    const isSeen = done < 1 && (waits || done > 0) ? 1 : 0;
    return { opacity: reduced ? done * isSeen : isSeen, transform: [{ translateX: at.x }, { translateY: at.y }] };
  });
  return <Animated.View style={[styles.flyer, style]}>{flight.draw()}</Animated.View>;
}

const styles = StyleSheet.create({ flyer: { position: 'absolute', left: 0, top: 0 } });
