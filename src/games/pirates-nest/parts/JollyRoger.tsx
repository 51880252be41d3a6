/** The Jolly Roger: it lies at the foot of the pole, beckons when it may be raised, and goes up to end the game. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';

import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { useTheme } from '@/ui/theme';

import type { Ground } from '../ground';
import { poleOf } from './NestHill';

interface JollyRogerProps {
  readonly ground: Ground;
  readonly isRaised: boolean;
  /** It is the only thing to do. */
  readonly beckons: boolean;
}

/** How far below the foot of the pole it lies, as a share of the Nest's height. */
const LOWER = 0.2;

/** Bent to the line and clear of those in the Nest, it waits to be hoisted: so far up the pole. */
const READY = 0.45;

/** How long the flag goes up, in crossings of the boat. */
export const HOISTING = 2;

export function JollyRoger({ ground, isRaised, beckons }: JollyRogerProps) {
  const { motion } = useTheme();
  const pole = poleOf(ground);
  const size = ground.nest.height * 0.34;
  const level = isRaised ? 1 : beckons ? READY : 0;
  const up = useSharedValue(level);
  const pulse = useSharedValue(0);
  const hoisting = motion.reduced ? 0 : motion.ms('sail') * (isRaised ? HOISTING : 1);
  const beat = motion.ms('sail');
  const pulses = beckons && !motion.reduced && beat > 0;
  useEffect(() => {
    up.set(withTiming(level, { duration: hoisting, easing: Easing.inOut(Easing.quad) }));
  }, [level, hoisting, up]);
  useEffect(() => {
    if (pulses) pulse.set(withRepeat(withTiming(1, { duration: beat }), -1, true));
    return () => {
      cancelAnimation(pulse);
      pulse.set(0);
    };
  }, [pulses, beat, pulse]);
  // Beside the Nest it leans on the palisade; up, it hangs from the top of the pole.
  const aside = ground.nest.height * 0.62;
  const climb = pole.height - size * 0.62 + ground.nest.height * LOWER;
  const style = useAnimatedStyle(() => ({
    transform: [
      { translateX: aside * (1 - up.get()) },
      { translateY: -climb * up.get() },
      { rotate: `${14 * (1 - up.get())}deg` },
      { scale: 0.8 + 0.2 * up.get() + 0.25 * pulse.get() },
    ],
  }));
  const top = pole.y - size * 0.62 + ground.nest.height * LOWER;
  return (
    <View style={[styles.flag, { left: pole.x, top, zIndex: level > 0 ? 1 : 0 }]} aria-hidden>
      <Animated.View style={style}>
        {beckons ? <View style={[styles.glow, { width: size * 1.2, height: size * 0.9 }]} /> : null}
        <View>
          <Svg width={size * 1.3} height={size * 0.8} viewBox="0 0 65 40">
            <Path
              d="M1 4C12 -1 22 7 33 5S54 2 64 5C61 14 62 26 64 35C53 40 43 33 32 36S11 38 1 35Z"
              fill="#130e0b"
              stroke={pigment.parchmentDeep}
              strokeWidth={1.4}
            />
            <SkullAndBones x={31} y={20} width={30} ground="#130e0b" />
          </Svg>
        </View>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  flag: { position: 'absolute', pointerEvents: 'none' },
  glow: {
    position: 'absolute',
    borderRadius: 8,
    backgroundColor: pigment.flame,
    opacity: 0.5,
    boxShadow: `0px 0px 14px ${pigment.lamp}`,
  },
});
