/** A match that cannot be shown: still being fetched, gone, unreadable, or of a game without a board. Each says so. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';

import { gameWords, useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';

import { useBack } from '../back';
import { gameById } from '../games';
import type { Routes } from '../routes';
import type { Opened, OpenMatch } from './useMatch';

type Closed = Exclude<Opened, OpenMatch>;

export function NoMatch({ opened }: { readonly opened: Closed }) {
  const t = useWords();
  const back = useBack();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const news = useNews(opened);
  return (
    <Screen title={t('match.title')} back={back}>
      <Card seed="no match">
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

function useNews(opened: Closed): { title: string; sentence: string } | null {
  const t = useWords();
  switch (opened.kind) {
    case 'opening':
      return null;
    case 'gone':
      return { title: t('match.gone'), sentence: t('match.goneSentence') };
    case 'unreadable':
      return { title: t('match.unreadable'), sentence: opened.sentence };
    case 'failed':
      return { title: t('match.unreadable'), sentence: t(`store.error.${opened.error.kind}`) };
    case 'no-table': {
      const { game, moves } = opened.stored;
      const name = gameById(game) ? gameWords(game)('name') : t('harbour.unknownGame');
      const stored = t('match.stored', { count: moves });
      return { title: t('match.noTable'), sentence: `${t('match.noTableSentence', { game: name })} ${stored}` };
    }
  }
}
