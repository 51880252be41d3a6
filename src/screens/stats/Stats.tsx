/** Statistics: of all games or one, of everyone or one player; bars and courses, and the same numbers as text. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { useWords } from '@/i18n/words';
import { asStoreError, type StoreError } from '@/store/error';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { accentOf, useTheme } from '@/ui/theme';

import { useBack } from '../back';
import { useStore } from '../boot/StoreContext';
import { count, type Choice, type Counted } from './counted';
import { gameName, strengthName } from './facts';
import { Filters } from './Filters';
import { Finished } from './Finished';
import { RateCard } from './RateCard';
import { Series } from './Series';

const EVERYTHING: Choice = { game: null, who: null, practice: false };

export function Stats() {
  const t = useWords();
  const back = useBack();
  const [choice, setChoice] = useState(EVERYTHING);
  const { counted, error, refresh } = useCounted(choice);
  const isUntouched = choice === EVERYTHING;
  const isEmpty = counted !== null && counted.games.length === 0;
  return (
    <Screen title={t('stats.title')} back={back} width={1000}>
      {error ? (
        <Card>
          <EmptyState title={t('store.failed')} sentence={t(`store.error.${error.kind}`)} />
        </Card>
      ) : null}
      {counted === null && !error ? <Text live>{t('app.loading')}</Text> : null}
      {counted && isEmpty && isUntouched && !counted.hasPractice ? (
        <Card>
          <EmptyState title={t('stats.empty')} sentence={t('stats.emptySentence')} />
        </Card>
      ) : null}
      {counted && !(isEmpty && isUntouched && !counted.hasPractice) ? (
        <>
          <Filters choice={choice} counted={counted} onChange={setChoice} />
          <Pages choice={choice} counted={counted} />
        </>
      ) : null}
      <Finished game={choice.game} onChanged={refresh} />
    </Screen>
  );
}

/** The cards that fit what is chosen. */
function Pages({ choice, counted }: { readonly choice: Choice; readonly counted: Counted }) {
  const t = useWords();
  const { colours, light } = useTheme();
  const { game, who } = choice;
  const { inGame, own } = counted;
  const colourOf = (id: string) => accentOf(light, id).ink;
  const points = game !== null;
  const byGame = {
    first: t('stats.game'),
    name: (key: string) => gameName(t, key),
    colour: colourOf,
    points: true,
  };
  const nothing = (
    <Card>
      <EmptyState title={t('stats.emptyFilter')} sentence={t('stats.emptyFilterSentence')} />
    </Card>
  );
  if (who) {
    const name = who.by === 'human' ? who.key : strengthName(t, who.key);
    const colour = who.by === 'human' ? colours.deep : colours.brass;
    if (!own?.figures) return nothing;
    return (
      <>
        <RateCard
          title={name}
          sentence={t('stats.winRateSentence')}
          first={t('stats.who')}
          figures={[own.figures]}
          name={() => name}
          colour={() => (game === null ? colour : colourOf(game))}
          points={points}
        />
        {game === null && own.byGame.length > 1 ? (
          <RateCard {...byGame} title={t('stats.byGame')} figures={own.byGame} />
        ) : null}
        <Series results={own.results} colour={game === null ? colour : colourOf(game)} oneGame={points} />
      </>
    );
  }
  if (inGame.games.length === 0) return nothing;
  return (
    <>
      <RateCard
        {...byGame}
        title={t('stats.byGame')}
        sentence={`${t('stats.byGameSentence')} ${t('stats.winRateSentence')}`}
        figures={inGame.games}
      />
      <RateCard
        title={t('stats.people')}
        first={t('stats.who')}
        figures={inGame.humans}
        name={(key) => key}
        colour={() => colours.deep}
        points={points}
      />
      <RateCard
        title={t('stats.bots')}
        sentence={t('stats.botsSentence')}
        first={t('stats.who')}
        figures={inGame.bots}
        name={(key) => strengthName(t, key)}
        colour={() => colours.brass}
        points={points}
      />
    </>
  );
}

/** Counted again when the choice changes and whenever the screen comes back into sight; the old stays until then. */
function useCounted(choice: Choice) {
  const store = useStore();
  const [state, setState] = useState<{ counted: Counted | null; error: StoreError | null }>({
    counted: null,
    error: null,
  });
  const [version, setVersion] = useState(0);
  useFocusEffect(
    useCallback(() => {
      let current = version >= 0;
      count(store, choice).then(
        (counted) => {
          if (current) setState({ counted, error: null });
        },
        (thrown: unknown) => {
          if (current) setState({ counted: null, error: asStoreError(thrown) });
        },
      );
      return () => {
        current = false;
      };
    }, [store, choice, version]),
  );
  return { ...state, refresh: () => setVersion((now) => now + 1) };
}
