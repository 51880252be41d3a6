/** Lets something come in: a fade, and a short way from one side where motion is welcome. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';

import { useTheme } from '../theme';

interface AppearProps {
  readonly from?: 'below' | 'side' | 'here';
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

const ways = {
  here: { from: { opacity: 0 }, to: { opacity: 1 } },
  below: { from: { opacity: 0, transform: [{ translateY: 40 }] }, to: { opacity: 1, transform: [{ translateY: 0 }] } },
  side: { from: { opacity: 0, transform: [{ translateX: 40 }] }, to: { opacity: 1, transform: [{ translateX: 0 }] } },
} as const;

export function Appear({ from = 'here', style, children }: AppearProps) {
  const { motion } = useTheme();
  const ms = motion.ms('sheet');
  const animation =
    ms > 0
      ? ({
          animationName: ways[motion.reduced ? 'here' : from],
          animationDuration: `${ms}ms`,
          animationTimingFunction: 'ease-out',
        } as const)
      : null;
  return <Animated.View style={[style, animation]}>{children}</Animated.View>;
}
