/** How far something is, as a rope that is hauled in. */
import { StyleSheet, View } from 'react-native';

import { radius, useTheme } from '@/ui/theme';

export function ProgressBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  const { colours } = useTheme();
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={[styles.groove, { backgroundColor: colours.sunken, borderColor: colours.edge }]}
    >
      <View style={[styles.rope, { width: `${percent}%`, backgroundColor: colours.action }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  groove: { height: 16, borderRadius: radius.round, borderWidth: 1.5, padding: 2 },
  rope: { height: '100%', borderRadius: radius.round },
});
