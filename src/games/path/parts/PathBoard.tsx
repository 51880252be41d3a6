/** The frame of a path's board: it scrolls if it is higher than its room, and then follows what happens. */
import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useTheme } from '@/ui/theme';

import type { Box } from '../box';

interface PathBoardProps {
  readonly ground: Pick<Box, 'width' | 'height'>;
  /** The room there is. */
  readonly size: Box;
  /** What should be seen: first the rearmost own pirate, then every step. */
  readonly follows: Box;
  /** The number of the latest news; the first place is shown without a ride. */
  readonly news: number;
  readonly children: ReactNode;
}

export function PathBoard({ ground, size, follows, news, children }: PathBoardProps) {
  const { motion } = useTheme();
  const ref = useRef<ScrollView>(null);
  const spare = ground.height - size.height;
  const y = Math.max(0, Math.min(spare, follows.y + follows.height / 2 - size.height / 2));
  useEffect(() => {
    if (spare > 1) ref.current?.scrollTo({ y, animated: !motion.reduced && news > 0 });
  }, [y, spare, news, motion.reduced]);
  return (
    <ScrollView
      ref={ref}
      style={{ height: size.height }}
      contentContainerStyle={{ height: ground.height }}
      scrollEnabled={spare > 1}
    >
      <View style={{ width: ground.width, height: ground.height, overflow: 'hidden' }}>{children}</View>
    </ScrollView>
  );
}
