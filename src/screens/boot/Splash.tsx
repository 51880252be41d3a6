/** What is seen while the app makes ready: the chart's colour and a rose. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { CompassRose } from '@/ui/chart/CompassRose';
import { useTheme } from '@/ui/theme';

export function Splash() {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <View
      accessible
      accessibilityRole="progressbar"
      accessibilityLabel={t('app.loading')}
      style={[styles.splash, { backgroundColor: colours.page }]}
    >
      <CompassRose size={160} />
    </View>
  );
}

const styles = StyleSheet.create({ splash: { flex: 1, alignItems: 'center', justifyContent: 'center' } });
