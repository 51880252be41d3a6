/** The end of a match: who won and why, places and points by cause, and what to do next. */
import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Outcome } from '@/core/outcome';
import { useWords } from '@/i18n/words';
import type { GameEntry } from '@/games/entry';
import { startMatch } from '@/match/open';
import { asStoreError } from '@/store/error';
import type { Match as StoredMatch } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Emblem } from '@/ui/kit/Emblem';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { useToast } from '@/ui/kit/Toast';
import { crewOf, space, useTheme } from '@/ui/theme';

import { useStore } from '../boot/StoreContext';
import { newSeed } from '../new-game/seed';
import type { Routes } from '../routes';
import { strengthName } from '../stats/facts';
import type { BarProps } from './bar';
import { Counting } from './Counting';
import { causesOf, Points } from './Points';
import { WinnerScene } from './WinnerScene';

interface ResultProps extends BarProps {
  readonly outcome: Outcome;
  readonly stored: StoredMatch;
  readonly onBoard: () => void;
}

/** What was just played to its end is counted cause by cause first; what is opened again shows how it ended. */
export function Result(props: ResultProps) {
  const { motion } = useTheme();
  const { outcome, picture, seats } = props;
  const [isCounted, setCounted] = useState(
    () => picture.news === null || motion.ms('sail') === 0 || causesOf(outcome).length < 2,
  );
  if (isCounted) return <Standings {...props} />;
  return <Counting {...props} order={seats.map((_, seat) => seat)} onDone={() => setCounted(true)} />;
}

function Standings(props: ResultProps) {
  const t = useWords();
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const { match, picture, outcome, seats, entry, speak, stored, onBoard } = props;
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? '');
  const headline = useHeadline(names);
  const again = useAgain(stored, entry, (id) => navigation.replace('Match', { id }));
  const order = seats.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 9) - (outcome.ranks[b] ?? 9));
  return (
    <Sheet open title={headline} closeLabel={t('table.showBoard')} onClose={onBoard}>
      {names.length > 0 ? (
        <WinnerScene crews={outcome.winners.map((seat) => crewOf(seats[seat]?.colour ?? ''))} />
      ) : null}
      <Text kind="lead">{speak({ key: `reason.${outcome.reason}` })}</Text>
      {order.map((seat) => (
        <Place key={seat} {...props} seat={seat} />
      ))}
      <Points outcome={outcome} seats={seats} speak={speak} order={order} />
      <Text kind="small" tone="textSoft">
        {`${t('table.moveCount', { count: picture.number })} · ${t('table.duration', { minutes: Math.max(1, Math.round(match.timeAtTable() / 60_000)) })}`}
      </Text>
      <Button look="primary" icon="play" label={t('table.playAgain')} onPress={() => void again()} />
      <Button
        icon="hourglass"
        label={t('table.replay')}
        onPress={() => navigation.navigate('Replay', { id: stored.id })}
      />
      <Button
        icon="players"
        label={t('table.changeTable')}
        onPress={() => navigation.navigate('NewGame', { game: entry.id })}
      />
      <Button label={t('table.showBoard')} onPress={onBoard} />
    </Sheet>
  );
}

/** The same people and bots, the same voyage, other cards. */
function useAgain(stored: StoredMatch, { rules }: GameEntry, onStarted: (id: string) => void) {
  const t = useWords();
  const store = useStore();
  const tell = useToast();
  return async () => {
    if (!rules) return;
    const { title, seats, record } = stored;
    try {
      onStarted(await startMatch(store, { game: rules, title, seats, options: record.options, seed: newSeed() }));
    } catch (error) {
      tell({ text: t('setup.notStarted', { reason: t(`store.error.${asStoreError(error).kind}`) }) });
    }
  };
}

function useHeadline(names: readonly string[]): string {
  const t = useWords();
  if (names.length === 0) return t('table.nobodyWins');
  if (names.length === 1) return t('table.wins', { name: names[0] ?? '' });
  return t('table.winsTogether', { names: names.join(', ') });
}

function Place({ outcome, seats, seat }: ResultProps & { readonly seat: number }) {
  const t = useWords();
  const { colours } = useTheme();
  const at = seats[seat];
  const won = outcome.winners.includes(seat);
  const points = outcome.points?.[seat];
  return (
    <View
      style={[
        styles.place,
        won ? styles.won : null,
        { borderColor: won ? colours.brass : colours.edge, backgroundColor: won ? colours.card : colours.sunken },
      ]}
    >
      <View style={styles.rank}>
        <Text kind="heading" tone={won ? 'brassText' : 'text'}>{`${outcome.ranks[seat] ?? ''}`}</Text>
      </View>
      <Emblem crew={crewOf(at?.colour ?? '')} size={won ? 44 : 32} />
      <View style={styles.words}>
        <Text kind={won ? 'heading' : 'strong'}>{at?.name ?? ''}</Text>
        {at?.kind === 'bot' ? (
          <Text kind="small" tone="textSoft">
            {strengthName(t, at.strength)}
          </Text>
        ) : null}
      </View>
      {points === undefined ? null : <Text kind="strong">{t('table.points', { count: points })}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    padding: space.snug,
    borderWidth: 1,
    borderRadius: 8,
  },
  won: { borderWidth: 2.5 },
  rank: { minWidth: 22 },
  words: { flex: 1 },
});
