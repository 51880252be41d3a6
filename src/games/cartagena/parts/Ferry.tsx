/** The ferry sloop in the strait with everybody aboard: it lies at one of its two docks and sails across. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useTheme } from '@/ui/theme';

import type { Box, Ground } from '../ground';
import type { State } from '../state';
import { B } from '../state';
import { Crowded } from './Pirates';
import type { PiratesProps } from './Pirates';
import { Vessel } from './Vessel';

interface FerryProps extends PiratesProps {
  readonly docks: NonNullable<Ground['ferry']>;
}

export function Ferry({ docks, ...pirates }: FerryProps) {
  const { view, ground } = pirates;
  const at = docks[view.dock];
  const style = useSailing(at);
  const mast = (ground.strait?.height ?? 0) * 0.56;
  return (
    <Animated.View style={[styles.ferry, style]}>
      <Vessel width={at.width} height={at.height} mast={mast} mirrored={bowIsLeft(docks, view)}>
        <View style={{ position: 'absolute', left: -at.x, top: -at.y }}>
          <Crowded {...pirates} places={ABOARD} />
        </View>
      </Vessel>
    </Animated.View>
  );
}

const ABOARD = [B];

/** It points to where it would sail next. */
function bowIsLeft(docks: FerryProps['docks'], { dock }: State): boolean {
  const other = dock === 'cartagena' ? docks.tortuga : docks.cartagena;
  return other.x < docks[dock].x;
}

/** Moves with the wind when the dock changes. */
function useSailing({ x, y }: Box) {
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
