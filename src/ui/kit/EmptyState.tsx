/** Nothing here yet, or not to be had: a rose, a sentence, and what to do now. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CompassRose } from '../chart/CompassRose';
import { space } from '../theme';
import { Text } from './Text';

interface EmptyStateProps {
  readonly title: string;
  readonly sentence: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, sentence, children }: EmptyStateProps) {
  return (
    <View style={styles.state}>
      <CompassRose size={148} />
      <Text kind="heading" heading={2} align="center">
        {title}
      </Text>
      <View style={styles.sentence}>
        <Text tone="textSoft" align="center">
          {sentence}
        </Text>
      </View>
      {children ? <View style={styles.actions}>{children}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  state: { alignItems: 'center', gap: space.snug, paddingVertical: space.roomy, paddingHorizontal: space.small },
  sentence: { maxWidth: 460 },
  actions: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.snug,
    marginTop: space.small,
  },
});
