/** One match. Its board comes with its game; until then the match is kept safe and says so. */
import { useCallback } from 'react';

import { gameWords, useWords } from '@/i18n/words';
import type { Match as StoredMatch, UnreadableMatch } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';

import { useBack } from '../back';
import { useStore } from '../boot/StoreContext';
import { useFetched, type Fetched } from '../fetched';
import { gameById } from '../games';
import type { ScreenProps } from '../routes';

export function Match({ route, navigation }: ScreenProps<'Match'>) {
  const t = useWords();
  const back = useBack();
  const store = useStore();
  const { id } = route.params;
  const fetched = useFetched(useCallback(() => store.load(id), [store, id]));
  const news = useNews(fetched);
  return (
    <Screen title={t('match.title')} back={back}>
      <Card seed={id}>
        {news ? (
          <EmptyState title={news.title} sentence={news.sentence}>
            <Button look="primary" icon="anchor" label={t('app.home')} onPress={() => navigation.navigate('Harbour')} />
          </EmptyState>
        ) : (
          <Text live>{t('match.loading')}</Text>
        )}
      </Card>
    </Screen>
  );
}

function useNews(fetched: Fetched<StoredMatch | UnreadableMatch | null>): { title: string; sentence: string } | null {
  const t = useWords();
  if (fetched.state === 'fetching') return null;
  if (fetched.state === 'failed') {
    return { title: t('match.unreadable'), sentence: t(`store.error.${fetched.error.kind}`) };
  }
  const match = fetched.value;
  if (!match) return { title: t('match.gone'), sentence: t('match.goneSentence') };
  if (match.state === 'unreadable') return { title: t('match.unreadable'), sentence: match.sentence };
  const game = gameById(match.game) ? gameWords(match.game)('name') : t('harbour.unknownGame');
  const stored = t('match.stored', { count: match.moves });
  return { title: t('match.noTable'), sentence: `${t('match.noTableSentence', { game })} ${stored}` };
}
