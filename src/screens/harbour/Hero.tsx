/** The head of the harbour: the app's name over the roads of Tortuga, and the ways to statistics and settings. */
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWords } from '@/i18n/words';
import { ScaleBar } from '@/ui/chart/ScaleBar';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { HeroScene } from './HeroScene';

interface HeroProps {
  readonly onStats: () => void;
  readonly onSettings: () => void;
}

export function Hero({ onStats, onSettings }: HeroProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { width, height: tall } = useWindowDimensions();
  const least = Math.min(340, Math.max(190, tall * 0.3)) + insets.top;
  const [height, setHeight] = useState(least);
  return (
    <View>
      <View
        style={[
          styles.hero,
          {
            minHeight: least,
            paddingTop: insets.top + space.base,
            paddingLeft: insets.left + space.roomy,
            paddingRight: insets.right + space.base,
          },
        ]}
        onLayout={({ nativeEvent }) => setHeight(Math.max(least, nativeEvent.layout.height))}
      >
        <View aria-hidden style={StyleSheet.absoluteFill}>
          <HeroScene width={width} height={Math.ceil(height)} />
        </View>
        <View style={styles.head}>
          <View style={styles.name}>
            <Text kind="wordmark" heading={1}>
              {t('app.name')}
            </Text>
            <Text kind="lead">{t('app.tagline')}</Text>
          </View>
          <View style={styles.ways}>
            <IconButton icon="stats" label={t('harbour.stats')} onPress={onStats} />
            <IconButton icon="settings" label={t('harbour.settings')} onPress={onSettings} />
          </View>
        </View>
      </View>
      <ScaleBar />
    </View>
  );
}

const styles = StyleSheet.create({
  hero: { overflow: 'hidden' },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: space.small,
  },
  name: { flexShrink: 1 },
  ways: { flexDirection: 'row', gap: space.small, marginLeft: 'auto', alignSelf: 'flex-start' },
});
