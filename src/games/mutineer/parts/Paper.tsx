/** The sheet of paper on which a scene at the end of a round is told, around its middle. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '@/ui/theme';

export const PAPER_WIDTH = 320;
/** High enough that any scene can stand around its middle. */
const REACH = 400;

export function Paper({ children }: { readonly children: ReactNode }) {
  const { colours, elevation } = useTheme();
  return (
    <View style={styles.middle}>
      <View
        style={[styles.paper, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
      >
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: {
    position: 'absolute',
    left: -PAPER_WIDTH / 2,
    top: -REACH / 2,
    width: PAPER_WIDTH,
    height: REACH,
    justifyContent: 'center',
  },
  paper: { borderWidth: 2, borderRadius: radius.card, padding: space.snug, gap: space.tight },
});
