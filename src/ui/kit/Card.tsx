/** A sheet of paper lying on the chart. */
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, space, useTheme } from '../theme';
import { InkFrame } from './InkFrame';

interface CardProps {
  readonly children: ReactNode;
  /** Nothing between the content and the edge. */
  readonly bleed?: boolean;
  readonly seed?: string;
  readonly style?: StyleProp<ViewStyle>;
}

export function Card({ children, bleed = false, seed = 'card', style }: CardProps) {
  const { colours, elevation } = useTheme();
  return (
    <View
      style={[
        styles.card,
        bleed ? null : styles.padded,
        { backgroundColor: colours.card, boxShadow: elevation.low },
        style,
      ]}
    >
      <InkFrame seed={seed} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card },
  padded: { padding: space.base + 4 },
});
