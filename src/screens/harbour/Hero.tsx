/** The head of the harbour: the app's name over the roads of Tortuga, and the ways to statistics and settings. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWords } from '@/i18n/words';
import { ScaleBar } from '@/ui/chart/ScaleBar';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

import { HeroScene } from './HeroScene';

interface HeroProps {
  /** Width of the page's content, with which the name lines up. */
  readonly width: number;
  readonly onStats: () => void;
  readonly onSettings: () => void;
}

export function Hero({ width, onStats, onSettings }: HeroProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { colours, motion, textScale } = useTheme();
  const window = useWindowDimensions();
  const usual = Math.min(330, Math.max(190, window.height * 0.3));
  const size = usual / 300;
  const sea = usual * 0.34;
  // The name stays in the sky: above the ridge, and above the masts once large text needs the whole width.
  const clear = sea + (textScale > 1.2 ? 112 : 90) * size;
  return (
    <View>
      <View
        style={[
          styles.hero,
          {
            backgroundColor: colours.sky,
            minHeight: usual + insets.top,
            paddingTop: insets.top + space.base,
            paddingBottom: clear,
          },
        ]}
      >
        <View aria-hidden style={styles.scene}>
          <HeroScene width={window.width} height={Math.round(usual)} size={size} sea={sea} still={motion.reduced} />
        </View>
        <View style={[styles.head, { width }]}>
          <View style={styles.ways}>
            <IconButton icon="stats" label={t('harbour.stats')} onPress={onStats} />
            <IconButton icon="settings" label={t('harbour.settings')} onPress={onSettings} />
          </View>
          <View style={styles.name}>
            <Text kind="wordmark" heading={1}>
              {t('app.name')}
            </Text>
            <Text kind="lead">{t('app.tagline')}</Text>
          </View>
        </View>
      </View>
      <ScaleBar />
    </View>
  );
}

const styles = StyleSheet.create({
  // Above the picture there is only more sky, as much as large text needs.
  scene: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  hero: { overflow: 'hidden', alignItems: 'center' },
  head: { flexDirection: 'row-reverse', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.small },
  name: { flexGrow: 1, flexShrink: 1 },
  ways: { flexDirection: 'row', gap: space.small },
});
