/** A card that turns over after a while: first its back, then its front. */
import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import { CARD_SHAPE } from './SymbolCard';

interface TurningCardProps {
  readonly front: ReactNode;
  readonly back: ReactNode;
  readonly width: number;
  /** Milliseconds until it begins to turn, and how long that takes. */
  readonly at: number;
  readonly duration: number;
}

export function TurningCard({ front, back, width, at, duration }: TurningCardProps) {
  const turn = useSharedValue(0);
  useEffect(() => {
    turn.set(withDelay(at, withTiming(1, { duration })));
  }, [turn, at, duration]);
  const backStyle = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0.02, 1 - 2 * turn.get()) }],
  }));
  const frontStyle = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0.02, 2 * turn.get() - 1) }],
  }));
  return (
    <View style={{ width, height: width * CARD_SHAPE }}>
      <Animated.View style={[{ position: 'absolute' }, backStyle]}>{back}</Animated.View>
      <Animated.View style={[{ position: 'absolute' }, frontStyle]}>{front}</Animated.View>
    </View>
  );
}
