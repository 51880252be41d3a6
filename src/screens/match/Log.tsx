/** The log by rounds, newest round first; what happened since the viewer's last turn is marked. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { logFor, sinceLastTurn, type LogLine } from '@/match/log';
import { Button } from '@/ui/kit/Button';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { crewOf, space, useTheme } from '@/ui/theme';

import type { BarProps } from './bar';

/** Lines at a time. */
const PAGE = 60;

export function Log(props: BarProps) {
  const t = useWords();
  const { match, picture, entry } = props;
  const { rules, telling } = entry;
  const { viewer, number } = picture;
  const rounds = useMemo(
    () => (rules && telling && number > 0 ? byRound(logFor({ rules, telling }, match.getHistory(), viewer)) : []),
    [rules, telling, match, viewer, number],
  );
  const fresh = viewer === 'table' ? number + 1 : sinceLastTurn(match.getHistory(), viewer);
  const [pages, setPages] = useState(1);
  const shown = latestRounds(rounds, pages * PAGE);
  if (rounds.length === 0) return <Text tone="textSoft">{t('table.logEmpty')}</Text>;
  const written = shown.map(({ round, lines }) => (
    <View key={round} style={styles.round}>
      <Text kind="label" heading={3} tone="brassText">
        {t('table.logRound', { round })}
      </Text>
      {lines.map((line, index) => (
        <Line key={`${line.step}/${index}`} {...props} line={line} isFresh={line.step >= fresh} />
      ))}
    </View>
  ));
  return (
    <>
      {fresh > 1 && fresh <= number ? (
        <Text kind="small" tone="textSoft">
          {t('table.since')}
        </Text>
      ) : null}
      {written}
      {shown.length < rounds.length ? (
        <Button icon="log" label={t('table.logMore')} onPress={() => setPages(pages + 1)} />
      ) : null}
    </>
  );
}

function Line({ line, isFresh, seats, speak }: BarProps & { readonly line: LogLine; readonly isFresh: boolean }) {
  const { colours } = useTheme();
  const edge = isFresh ? { borderLeftColor: colours.brass } : null;
  return (
    <View style={[styles.line, edge]}>
      <Emblem crew={crewOf(seats[line.seat]?.colour ?? '')} size={18} />
      <View style={styles.text}>
        <Text kind={isFresh ? 'strong' : 'body'}>{speak(line.phrase)}</Text>
      </View>
    </View>
  );
}

interface Round {
  readonly round: number;
  readonly lines: readonly LogLine[];
}

/** Whole rounds, as many as make up so many lines: a long game is not unrolled all at once. */
function latestRounds(rounds: readonly Round[], lines: number): Round[] {
  const shown: Round[] = [];
  let count = 0;
  for (const round of rounds) {
    if (count >= lines) break;
    shown.push(round);
    count += round.lines.length;
  }
  return shown;
}

function byRound(lines: readonly LogLine[]): Round[] {
  const rounds = new Map<number, LogLine[]>();
  for (const line of lines) rounds.set(line.round, [...(rounds.get(line.round) ?? []), line]);
  return [...rounds].map(([round, ofRound]) => ({ round, lines: ofRound })).reverse();
}

const styles = StyleSheet.create({
  round: { gap: space.tight, marginBottom: space.snug },
  line: {
    flexDirection: 'row',
    gap: space.small,
    borderLeftWidth: 3,
    borderLeftColor: 'transparent',
    paddingLeft: space.small,
  },
  text: { flex: 1 },
});
