/** The end of a match: who won and why, places and points by cause, and what to do next. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { Outcome } from '@/core/outcome';
import { useWords } from '@/i18n/words';
import type { Match as StoredMatch } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Emblem } from '@/ui/kit/Emblem';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { crewOf, space, useTheme } from '@/ui/theme';

import type { Routes } from '../routes';
import type { BarProps } from './bar';
import { WinnerScene } from './WinnerScene';

interface ResultProps extends BarProps {
  readonly outcome: Outcome;
  readonly stored: StoredMatch;
  readonly onBoard: () => void;
}

export function Result(props: ResultProps) {
  const t = useWords();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { match, picture, outcome, seats, entry, speak, stored, onBoard } = props;
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? '');
  const headline = useHeadline(names);
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
      <Text kind="small" tone="textSoft">
        {`${t('table.moveCount', { count: picture.number })} · ${t('table.duration', { minutes: Math.max(1, Math.round(match.timeAtTable() / 60_000)) })}`}
      </Text>
      <Button
        look="primary"
        icon="play"
        label={t('table.playAgain')}
        onPress={() => navigation.navigate('NewGame', { game: entry.id })}
      />
      <Button
        icon="hourglass"
        label={t('table.replay')}
        onPress={() => navigation.navigate('Replay', { id: stored.id })}
      />
      <Button label={t('table.showBoard')} onPress={onBoard} />
    </Sheet>
  );
}

function useHeadline(names: readonly string[]): string {
  const t = useWords();
  if (names.length === 0) return t('table.nobodyWins');
  if (names.length === 1) return t('table.wins', { name: names[0] ?? '' });
  return t('table.winsTogether', { names: names.join(', ') });
}

function Place({ outcome, seats, seat, speak }: ResultProps & { readonly seat: number }) {
  const t = useWords();
  const { colours } = useTheme();
  const won = outcome.winners.includes(seat);
  const points = outcome.points?.[seat];
  const bookings = outcome.bookings?.[seat] ?? [];
  return (
    <View style={[styles.place, { borderColor: won ? colours.brass : colours.rim, backgroundColor: colours.sunken }]}>
      <Text kind="heading">{`${outcome.ranks[seat] ?? ''}`}</Text>
      <Emblem crew={crewOf(seats[seat]?.colour ?? '')} size={32} />
      <View style={styles.words}>
        <Text kind="strong">{seats[seat]?.name ?? ''}</Text>
        {bookings.map(({ cause, points: part }) => (
          <Text key={cause} kind="small" tone="textSoft">
            {`${speak({ key: `cause.${cause}` })}: ${part}`}
          </Text>
        ))}
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
  words: { flex: 1 },
});
