/** Finished games, newest first, a page at a time: each can be replayed, renamed or deleted. */
import { useCallback, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useNavigation, type NavigationProp } from '@react-navigation/native';

import { useWords } from '@/i18n/words';
import { asStoreError } from '@/store/error';
import type { Listed, MatchCard } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Heading } from '@/ui/kit/Heading';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { useToast } from '@/ui/kit/Toast';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, space, useTheme } from '@/ui/theme';

import { coverOf } from '../boot/covers';
import { useStore } from '../boot/StoreContext';
import { MatchMenu } from '../harbour/MatchMenu';
import type { Routes } from '../routes';
import { dayText, durationText, gameName } from './facts';

interface FinishedProps {
  /** Null: of all games. */
  readonly game: string | null;
  readonly onChanged: () => void;
}

export function Finished({ game, onChanged }: FinishedProps) {
  const t = useWords();
  const { matches, hasMore, more, refresh } = usePages(game);
  const [chosen, setChosen] = useState<Listed | null>(null);
  if (matches.length === 0) return null;
  return (
    <View style={styles.section}>
      <Heading>{t('stats.finished')}</Heading>
      <Card seed="finished" style={styles.list}>
        <View role="list" style={styles.list}>
          {matches.map((match) => (
            <View key={match.id} role="listitem" style={styles.row}>
              {match.state === 'unreadable' ? (
                <View style={styles.words}>
                  <Text kind="strong">{match.title}</Text>
                  <Text tone="dangerText">{match.sentence}</Text>
                </View>
              ) : (
                <Voyage match={match} />
              )}
              <IconButton
                bare
                icon="more"
                label={t('manage.menuOf', { title: match.title })}
                onPress={() => setChosen(match)}
              />
            </View>
          ))}
        </View>
        {hasMore ? <Button label={t('stats.more')} onPress={more} /> : null}
      </Card>
      {chosen ? (
        <MatchMenu
          match={chosen}
          onClose={() => setChosen(null)}
          onChanged={() => {
            refresh();
            onChanged();
          }}
        />
      ) : null}
    </View>
  );
}

function Voyage({ match }: { readonly match: MatchCard }) {
  const t = useWords();
  const { colours } = useTheme();
  const { language } = useTranslation().i18n;
  const navigation = useNavigation<NavigationProp<Routes>>();
  const names = (match.outcome?.winners ?? []).map((seat) => match.seats[seat]?.name ?? '');
  const result = names.length > 0 ? t('stats.winner', { names: names.join(', ') }) : t('stats.nobody');
  const when = dayText(match.playedAt, language);
  const game = gameName(t, match.game);
  const Picture = coverOf(match.game);
  return (
    <Touchable
      label={t('stats.replaySpoken', { title: match.title, game, result, when })}
      onPress={() => navigation.navigate('Replay', { id: match.id })}
      style={({ hovered }) => [styles.voyage, hovered ? { backgroundColor: colours.sunken } : null]}
    >
      <View style={[styles.thumb, { backgroundColor: colours.sunken }]}>
        {Picture ? <Picture width={THUMB} height={THUMB} /> : null}
      </View>
      <View style={styles.words}>
        <Text kind="strong">{match.title}</Text>
        <Text>{`${game} · ${result}`}</Text>
        <View style={styles.facts}>
          <Text kind="small" tone="textSoft">
            {`${when} · ${durationText(t, match.elapsed)} · ${t('table.moveCount', { count: match.moves })}`}
          </Text>
          {match.practice ? <Chip label={t('harbour.practice')} /> : null}
        </View>
      </View>
    </Touchable>
  );
}

const PAGE = 10;

/** The pages shown so far; asked again from the start when something has changed. */
function usePages(game: string | null) {
  const t = useWords();
  const store = useStore();
  const tell = useToast();
  const [pages, setPages] = useState<{ readonly matches: readonly Listed[]; readonly next: string | null }>(EMPTY);
  const ask = useCallback(
    (from: string | null, size: number) =>
      store.finished({ ...(game === null ? {} : { game }), from, size }).catch((thrown: unknown) => {
        tell({ text: t(`store.error.${asStoreError(thrown).kind}`) });
        return EMPTY;
      }),
    [store, game, t, tell],
  );
  useEffect(() => {
    let current = true;
    void ask(null, PAGE).then((page) => {
      if (current) setPages(page);
    });
    return () => {
      current = false;
    };
  }, [ask]);
  return {
    matches: pages.matches,
    hasMore: pages.next !== null,
    more: () =>
      void ask(pages.next, PAGE).then(({ matches, next }) =>
        setPages((shown) => ({ matches: [...shown.matches, ...matches], next })),
      ),
    refresh: () => void ask(null, Math.max(PAGE, pages.matches.length)).then(setPages),
  };
}

const EMPTY = { matches: [], next: null };
const THUMB = 64;

const styles = StyleSheet.create({
  section: { gap: space.base },
  list: { gap: space.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  voyage: { flex: 1, flexDirection: 'row', justifyContent: 'flex-start', gap: space.snug, borderRadius: radius.small },
  thumb: { width: THUMB, height: THUMB, borderRadius: radius.small, overflow: 'hidden' },
  words: { flex: 1, gap: space.hair },
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
});
