/** The ship's wheel amidships: it turns when there is a mutiny. */
import { useEffect } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle, Defs, Path, RadialGradient, Stop } from 'react-native-svg';

import { brush, polar, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { useTheme } from '@/ui/theme';

import type { Box } from '../ground';
import type { MapLight } from './light';

interface WheelProps {
  readonly box: Box;
  readonly light: MapLight;
  /** How many times it has turned. */
  readonly turns: number;
}

/** How long a turn takes, in crossings of a boat. */
export const TURNING = 1.6;

export function Wheel({ box, light, turns }: WheelProps) {
  const { motion } = useTheme();
  const angle = useSharedValue(turns * 360);
  const duration = motion.reduced ? 0 : motion.ms('sail') * TURNING;
  useEffect(() => {
    angle.set(withTiming(turns * 360, { duration, easing: Easing.inOut(Easing.cubic) }));
  }, [angle, turns, duration]);
  const style = useAnimatedStyle(() => ({ transform: [{ rotate: `${angle.get()}deg` }] }));
  return (
    <Animated.View
      aria-hidden
      style={[{ position: 'absolute', left: box.x, top: box.y, pointerEvents: 'none' }, style]}
    >
      <WheelDrawing size={box.width} light={light} />
    </Animated.View>
  );
}

const HUB: Point = [60, 60];
const RADIUS = 40;

/** A turned spoke from the hub through the rim to its handle. */
const spoke = (degrees: number): string =>
  brush(
    [0.1, 0.3, 0.5, 0.72, 0.9, 1.04, 1.14, 1.24, 1.36, 1.44].map((part) => polar(HUB, RADIUS * part, degrees)),
    [4, 3.6, 5, 3.2, 3.6, 6, 3.6, 6, 5.4, 3],
  );

const spokes = Array.from({ length: 8 }, (_, i) => spoke(i * 45)).join('');
const pegs = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = polar(HUB, RADIUS, i * 22.5 + 11);
  return `M${x} ${y}h.1`;
}).join('');
const shine = brush(
  Array.from({ length: 8 }, (_, i) => polar(HUB, RADIUS + 3.6, -160 + i * 12)),
  [0.3, 1.8, 0.3],
);

function WheelDrawing({ size, light }: { readonly size: number; readonly light: MapLight }) {
  const id = useArtId();
  return (
    <Svg width={size} height={size} viewBox="0 0 120 120">
      <Defs>
        <RadialGradient id={id('wood')} cx="44%" cy="36%" r="70%">
          <Stop offset="0" stopColor="#d08a3c" />
          <Stop offset="0.5" stopColor="#8a4f20" />
          <Stop offset="1" stopColor="#3a1d0c" />
        </RadialGradient>
      </Defs>
      <Path d={spokes} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={1.3} />
      <Circle cx={60} cy={60} r={RADIUS} stroke={pigment.ink} strokeWidth={12.6} fill="none" />
      <Circle cx={60} cy={60} r={RADIUS} stroke={light.wood[1]} strokeWidth={10.4} fill="none" />
      <Circle cx={60} cy={60} r={RADIUS} stroke={pigment.brass} strokeWidth={3.2} fill="none" />
      <Path d={pegs} stroke={pigment.brassLight} strokeWidth={2.6} strokeLinecap="round" />
      <Path d={shine} fill={pigment.lamp} opacity={0.8} />
      <Circle cx={60} cy={60} r={12} fill={`url(#${id('wood')})`} stroke={pigment.ink} strokeWidth={1.6} />
      <Circle cx={60} cy={60} r={6.4} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.2} />
    </Svg>
  );
}
