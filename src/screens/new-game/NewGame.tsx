/** Setting up a game. A game without a board says so. */
import { useWords, useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';

import { useBack } from '../back';
import { gameById } from '../games';
import { NotFound } from '../not-found/NotFound';
import type { ScreenProps } from '../routes';

export function NewGame({ route, navigation }: ScreenProps<'NewGame'>) {
  const t = useWords();
  const say = useGameWords(route.params.game);
  const back = useBack();
  const game = gameById(route.params.game);
  if (!game) return <NotFound />;
  const name = say('name');
  return (
    <Screen title={t('newGame.title', { game: name })} back={back}>
      <Card seed={game.id}>
        <EmptyState title={t('newGame.rigged')} sentence={t('newGame.riggedSentence', { game: name })}>
          <Button
            icon="book"
            label={t('newGame.rules')}
            onPress={() => navigation.navigate('Rules', { game: game.id })}
          />
          <Button look="primary" icon="anchor" label={t('app.home')} onPress={() => navigation.navigate('Harbour')} />
        </EmptyState>
      </Card>
    </Screen>
  );
}
