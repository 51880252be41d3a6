/** The player's rules of one game. */
import { useGameWords, useWords } from '@/i18n/words';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';

import { useBack } from '../back';
import { gameById } from '../games';
import { NotFound } from '../not-found/NotFound';
import type { ScreenProps } from '../routes';

export function Rules({ route }: ScreenProps<'Rules'>) {
  const t = useWords();
  const say = useGameWords(route.params.game);
  const back = useBack();
  const game = gameById(route.params.game);
  if (!game) return <NotFound />;
  const name = say('name');
  return (
    <Screen title={t('rules.title', { game: name })} back={back}>
      <Card seed={game.id}>
        <EmptyState title={t('rules.empty')} sentence={t('rules.emptySentence', { game: name })} />
      </Card>
    </Screen>
  );
}
