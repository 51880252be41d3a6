/** The player's rules of one game: searchable, with the game's own pictures. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import type { GameEntry } from '@/games/entry';
import { useGameWords, useWords } from '@/i18n/words';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { TextField } from '@/ui/kit/TextField';
import { Prose } from '@/ui/prose/Prose';
import { findSections, sectionsOf } from '@/ui/prose/sections';

import { useBack } from '../back';
import { useFetched } from '../fetched';
import { gameById } from '../games';
import { NotFound } from '../not-found/NotFound';
import type { ScreenProps } from '../routes';

export function Rules({ route }: ScreenProps<'Rules'>) {
  const t = useWords();
  const say = useGameWords(route.params.game);
  const back = useBack();
  const entry = gameById(route.params.game);
  if (!entry) return <NotFound />;
  const name = say('name');
  return (
    <Screen title={t('rules.title', { game: name })} back={back}>
      {entry.rulebook ? (
        <Book entry={entry} rulebook={entry.rulebook} />
      ) : (
        <Card seed={entry.id}>
          <EmptyState title={t('rules.empty')} sentence={t('rules.emptySentence', { game: name })} />
        </Card>
      )}
    </Screen>
  );
}

interface BookProps {
  readonly entry: GameEntry;
  readonly rulebook: NonNullable<GameEntry['rulebook']>;
}

function Book({ entry, rulebook }: BookProps) {
  const t = useWords();
  const fetched = useFetched(useCallback(async () => (await rulebook()).default, [rulebook]));
  const sections = useMemo(() => (fetched.state === 'here' ? sectionsOf(fetched.value) : []), [fetched]);
  const [question, setQuestion] = useState('');
  const [width, setWidth] = useState(0);
  const { figures } = entry;
  const Figure = useMemo(() => (figures ? lazy(figures) : null), [figures]);
  const found = findSections(sections, question);
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Card seed={entry.id}>
        <TextField label={t('rules.search')} value={question} onChange={setQuestion} />
        <Text kind="small" tone="textSoft" live>
          {question ? t('rules.found', { count: found.length }) : ''}
        </Text>
        <Suspense fallback={<Text>{t('rules.opening')}</Text>}>
          {found.map((section, index) => (
            <Prose
              key={`${section.title}/${index}`}
              section={section}
              width={Math.max(0, width - 48)}
              Figure={Figure}
            />
          ))}
        </Suspense>
      </Card>
    </View>
  );
}
