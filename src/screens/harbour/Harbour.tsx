/** The first screen: games to go on with, and five games to choose from. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { games } from '@/games/registry';
import { useWords } from '@/i18n/words';
import { asStoreError } from '@/store/error';
import type { Listed } from '@/store/store';
import { ChartPaper } from '@/ui/chart/ChartPaper';
import { Heading } from '@/ui/kit/Heading';
import { useToast } from '@/ui/kit/Toast';
import { space, useTheme } from '@/ui/theme';

import { useStore } from '../boot/StoreContext';
import { StoreNotice } from '../boot/StoreTrouble';
import type { ScreenProps } from '../routes';
import { Continue } from './Continue';
import { GameCard } from './GameCard';
import { Hero } from './Hero';
import { layOut } from './layout';

const GAP = space.roomy;

export function Harbour({ navigation }: ScreenProps<'Harbour'>) {
  const t = useWords();
  const { textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const { width: window } = useWindowDimensions();
  const { matches, refresh } = useUnfinished();
  const room = window - insets.left - insets.right - 2 * space.base;
  const { width, columns, cards } = layOut(games.length, room, GAP, textScale);
  const picture = Math.round(Math.min(320, (cards[cards.length - 1]?.width ?? width) * 0.6));
  return (
    <View style={styles.screen}>
      <ChartPaper />
      <ScrollView contentContainerStyle={{ paddingBottom: insets.bottom + space.vast }}>
        <Hero
          width={width}
          onStats={() => navigation.navigate('Stats')}
          onSettings={() => navigation.navigate('Settings')}
        />
        <View style={[styles.body, { width }]}>
          <StoreNotice />
          <Continue
            matches={matches}
            width={columns === 1 ? width : Math.floor((width - GAP) / 2)}
            onOpen={(id) => navigation.navigate('Match', { id })}
            onChanged={refresh}
          />
          <View style={styles.section}>
            <Heading>{t('harbour.games')}</Heading>
            <View style={styles.cards}>
              {games.map((game, index) => (
                <GameCard
                  key={game.id}
                  game={game}
                  width={cards[index]?.width ?? width}
                  picture={picture}
                  wide={(cards[index]?.span ?? 1) > 1}
                  onPress={() => navigation.navigate('NewGame', { game: game.id })}
                />
              ))}
            </View>
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

/** Asked again whenever the harbour comes back into sight, and when a match was managed from here. */
function useUnfinished(): { matches: readonly Listed[]; refresh: () => void } {
  const t = useWords();
  const tell = useToast();
  const store = useStore();
  const [matches, setMatches] = useState<readonly Listed[]>([]);
  const ask = useCallback(() => {
    let current = true;
    store.unfinished().then(
      (found) => {
        if (current) setMatches(found);
      },
      (thrown: unknown) => tell({ text: t(`store.error.${asStoreError(thrown).kind}`) }),
    );
    return () => {
      current = false;
    };
  }, [store, t, tell]);
  useFocusEffect(ask);
  return { matches, refresh: () => void ask() };
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  body: { alignSelf: 'center', gap: space.wide, paddingTop: space.roomy },
  section: { gap: space.base },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});
