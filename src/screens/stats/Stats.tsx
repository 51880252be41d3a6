/** Statistics: for each game how often it was played and won, as a table anyone can read or hear. */
import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameWords, useWords } from '@/i18n/words';
import type { Figures } from '@/store/figures';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { useBack } from '../back';
import { useStore } from '../boot/StoreContext';
import { useFetched } from '../fetched';

export function Stats() {
  const t = useWords();
  const back = useBack();
  const store = useStore();
  const fetched = useFetched(useCallback(() => store.statistics({ by: 'game' }), [store]));
  return (
    <Screen title={t('stats.title')} back={back}>
      <Card>
        {fetched.state === 'here' && fetched.value.length === 0 ? (
          <EmptyState title={t('stats.empty')} sentence={t('stats.emptySentence')} />
        ) : null}
        {fetched.state === 'here' && fetched.value.length > 0 ? <Table figures={fetched.value} /> : null}
        {fetched.state === 'failed' ? (
          <EmptyState title={t('store.failed')} sentence={t(`store.error.${fetched.error.kind}`)} />
        ) : null}
        {fetched.state === 'fetching' ? <Text live>{t('app.loading')}</Text> : null}
      </Card>
    </Screen>
  );
}

function Table({ figures }: { readonly figures: readonly Figures[] }) {
  const t = useWords();
  return (
    <View style={styles.table} accessibilityRole="list" accessibilityLabel={t('stats.caption')}>
      {figures.map(({ key, played, won, streak }) => {
        const game = gameWords(key)('name');
        return (
          <View key={key} style={styles.row}>
            <Text kind="heading">{game}</Text>
            <Text tone="textSoft">{t('stats.row', { game, played, won, best: streak.best })}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ table: { gap: space.base }, row: { gap: space.tight } });
