/** What gives light: a glow, a wall torch, a hanging lantern; a flame may flicker unless told to keep still. */
import { useEffect } from 'react';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useReducedMotion,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';

import { pigment } from './palette';
import { useArtId } from './Scene';

interface GlowProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour?: string;
  /** 0 … 1: how bright the middle is. */
  readonly strength?: number;
}

/** Light that falls off softly: bright in the middle, gone at the radius. */
export function Glow({ x, y, radius, colour = pigment.flame, strength = 0.8 }: GlowProps) {
  const id = useArtId();
  return (
    <G>
      <GlowGradient id={id('glow')} colour={colour} strength={strength} />
      <Circle cx={x} cy={y} r={radius} fill={`url(#${id('glow')})`} />
    </G>
  );
}

interface GlowGradientProps {
  readonly id: string;
  readonly colour: string;
  readonly strength: number;
}

function GlowGradient({ id, colour, strength }: GlowGradientProps) {
  return (
    <Defs>
      <RadialGradient id={id} cx="50%" cy="50%" r="50%">
        <Stop offset="0" stopColor={colour} stopOpacity={strength} />
        <Stop offset="0.18" stopColor={colour} stopOpacity={strength * 0.62} />
        <Stop offset="0.45" stopColor={colour} stopOpacity={strength * 0.24} />
        <Stop offset="0.75" stopColor={colour} stopOpacity={strength * 0.06} />
        <Stop offset="1" stopColor={colour} stopOpacity={0} />
      </RadialGradient>
    </Defs>
  );
}

interface LightProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** How far its glow reaches, in its own units. */
  readonly reach?: number;
  /** No flicker: for covers, print and reduced motion. */
  readonly still?: boolean;
}

/** A torch in an iron ring; the flame's foot is at 0 0. */
export function Torch({ x, y, scale = 1, reach = 90, still = false }: LightProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Halo y={-10} reach={reach} still={still} />
      <Path d="M-4 0L4 0L2.4 36Q0 40 -2.2 36Z" fill={pigment.woodDark} stroke={pigment.ink} strokeWidth={1} />
      <Path d="M-6 -1Q0 3 6 -1L5.4 7Q0 10 -5.4 7Z" fill={pigment.stoneDark} stroke={pigment.ember} strokeWidth={0.8} />
      <Path d="M-6.5 17Q0 21 6.5 17M-6 21Q0 25 6 21" stroke={pigment.ink} strokeWidth={2} fill="none" />
      <Path d={flame.outer} fill={pigment.ember} />
      <Path d={flame.middle} fill={pigment.flame} />
      <Path d={flame.heart} fill={pigment.lamp} />
    </G>
  );
}

/** A ship's lantern hanging from its ring at 0 0. */
export function Lantern({ x, y, scale = 1, reach = 80, still = false }: LightProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Halo y={17} reach={reach} still={still} />
      <Path d="M-6 10L6 10L7.4 25L-7.4 25Z" fill={pigment.lamp} />
      <Path d="M0 13Q4 18 0 23Q-4 18 0 13Z" fill="#fffbe8" />
      <Path
        d="M0 0Q-4 0 -4 4M0 0Q4 0 4 4M-5 4L5 4L8 10L-8 10ZM-8.6 25L8.6 25L7 30L-7 30ZM-2 10L-2.4 25M2 10L2.4 25M-6 10L-7.4 25M6 10L7.4 25"
        fill={pigment.woodDark}
        stroke={pigment.ink}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
    </G>
  );
}

const flame = {
  outer: 'M-6 0Q-12 -9 -6 -17Q-5 -12 -3 -12Q-5 -22 2 -31Q2 -22 6 -18Q8 -20 7 -24Q13 -14 9 -5Q7 1 0 2Q-4 2 -6 0Z',
  middle: 'M-4 0Q-8 -7 -3 -12Q-2 -9 0 -9Q-1 -17 2 -22Q3 -15 6 -12Q8 -5 5 -1Q1 2 -4 0Z',
  heart: 'M-2 0Q-4 -4 0 -8Q1 -11 1 -13Q5 -7 3 -2Q1 1 -2 0Z',
};

const FlickeringCircle = Animated.createAnimatedComponent(Circle);

function Halo({ y, reach, still }: { readonly y: number; readonly reach: number; readonly still: boolean }) {
  const id = useArtId();
  const calm = useReducedMotion();
  return (
    <G>
      <GlowGradient id={id('halo')} colour={pigment.flame} strength={0.75} />
      {still || calm ? (
        <Circle cy={y} r={reach} fill={`url(#${id('halo')})`} />
      ) : (
        <Flicker y={y} reach={reach} fill={`url(#${id('halo')})`} />
      )}
    </G>
  );
}

/** Uneven breaths, never the same length twice in a row, small enough not to draw the eye from the board. */
function Flicker({ y, reach, fill }: { readonly y: number; readonly reach: number; readonly fill: string }) {
  const brightness = useSharedValue(1);
  useEffect(() => {
    const breath = (to: number, duration: number) => withTiming(to, { duration, easing: Easing.inOut(Easing.quad) });
    brightness.value = withRepeat(
      withSequence(
        breath(0.84, 420),
        breath(1, 310),
        breath(0.9, 260),
        breath(0.97, 540),
        breath(0.8, 380),
        breath(1, 460),
      ),
      -1,
    );
    return () => cancelAnimation(brightness);
  }, [brightness]);
  const animated = useAnimatedProps(() => ({ opacity: brightness.value, r: reach * (0.94 + 0.06 * brightness.value) }));
  return <FlickeringCircle cy={y} r={reach} fill={fill} animatedProps={animated} />;
}
