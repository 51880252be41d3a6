/** The ferry sloop in the strait: it lies at one of its two docks and sails across when the dock changes. */
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg from 'react-native-svg';

import { Sloop, lamplit } from '@/ui/scenery/Ship';
import { useTheme } from '@/ui/theme';

import type { Box } from '../ground';
import type { Dock } from '../state';

export function Ferry({ box, dock }: { readonly box: Box; readonly dock: Dock }) {
  const { motion } = useTheme();
  const low = box.height * 0.2;
  const at = dock === 'cartagena' ? low : -low * 0.4;
  const y = useSharedValue(at);
  const duration = motion.ms('sail');
  useEffect(() => {
    y.set(withTiming(at, { duration, easing: Easing.inOut(Easing.sin) }));
  }, [at, duration, y]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateY: y.get() }] }));
  const height = box.height * 0.9;
  return (
    <Animated.View
      style={[styles.ferry, { left: box.x, top: box.y, width: box.width, height: box.height }, style]}
      aria-hidden
    >
      <Svg width={box.width} height={box.height}>
        <Sloop
          x={box.width / 2}
          y={height * 0.84}
          scale={height / 135}
          colours={lamplit}
          mirrored={dock === 'cartagena'}
        />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ ferry: { position: 'absolute', pointerEvents: 'none' } });
