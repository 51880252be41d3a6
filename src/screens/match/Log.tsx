/** The log by rounds, newest round first; what happened since the viewer's last turn is marked. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { logFor, sinceLastTurn, type LogLine } from '@/match/log';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import type { BarProps } from './bar';
import { LogEntry } from './LogEntry';

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
        <LogEntry key={`${line.step}/${index}`} {...props} line={line} isFresh={line.step >= fresh} />
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

const styles = StyleSheet.create({ round: { gap: space.tight, marginBottom: space.snug } });
