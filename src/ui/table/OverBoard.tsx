/** A sheet of parchment over the board for a small scene; it scrolls if the board is low. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '../theme';

export function OverBoard({ danger = false, children }: { readonly danger?: boolean; readonly children: ReactNode }) {
  const { colours, elevation } = useTheme();
  const paper = {
    backgroundColor: colours.card,
    borderColor: danger ? colours.danger : colours.brass,
    boxShadow: elevation.high,
  };
  return (
    <View style={styles.over}>
      <ScrollView style={[styles.sheet, paper]} contentContainerStyle={styles.content}>
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.small,
    pointerEvents: 'box-none',
  },
  sheet: { maxWidth: 560, maxHeight: '100%', flexGrow: 0, borderWidth: 2, borderRadius: radius.card },
  content: { padding: space.base, gap: space.snug },
});
