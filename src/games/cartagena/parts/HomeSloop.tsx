/** The sloop that is home in the Escape, with all who have reached it. When a crew is complete it puts to sea. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { Vessel } from '@/ui/table/Vessel';
import { useTheme } from '@/ui/theme';

import type { Box } from '../../path/box';
import { H } from '../state';
import { Crowded, type PiratesProps } from './Pirates';

interface HomeSloopProps extends PiratesProps {
  readonly deck: Box;
  /** True while the last pirate's arrival is celebrated. */
  readonly isLeaving: boolean;
}

export function HomeSloop({ deck, isLeaving, ...pirates }: HomeSloopProps) {
  const { motion } = useTheme();
  const gone = useSharedValue(0);
  const duration = motion.ms('sail') * DEPARTURE;
  const leaves = isLeaving && !motion.reduced;
  useEffect(() => {
    gone.set(leaves ? withTiming(1, { duration, easing: Easing.in(Easing.quad) }) : 0);
  }, [leaves, duration, gone]);
  const way = pirates.ground.width;
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: gone.get() * way }] }));
  const mast = pirates.ground.home.height * 0.68;
  return (
    <Animated.View style={[styles.sloop, { left: deck.x, top: deck.y }, style]}>
      <Vessel width={deck.width} height={deck.height} mast={mast}>
        <View style={{ position: 'absolute', left: -deck.x, top: -deck.y }}>
          <Crowded {...pirates} places={ABOARD} />
        </View>
      </Vessel>
    </Animated.View>
  );
}

const ABOARD = [H];

/** How long the winning departure takes, in crossings. */
export const DEPARTURE = 2.4;

const styles = StyleSheet.create({ sloop: { position: 'absolute', pointerEvents: 'none' } });
