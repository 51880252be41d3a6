/** The latest entries of the log, newest first, in the free room beside a wide board. Readers of the screen have the log itself. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { logFor, sinceLastTurn } from '@/match/log';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import type { BarProps } from './bar';
import { LogEntry } from './LogEntry';

/** So many steps are told at most, and so many lines: more than the highest tablet shows. */
const STEPS = 60;
const LINES = 30;

export function Ledger(props: BarProps) {
  const t = useWords();
  const { match, picture, entry } = props;
  const { rules, telling } = entry;
  const { viewer, number } = picture;
  const lines = useMemo(() => {
    if (!rules || !telling || number === 0) return [];
    return logFor({ rules, telling }, match.getHistory(), viewer, number - STEPS)
      .slice(-LINES)
      .reverse();
  }, [rules, telling, match, viewer, number]);
  if (lines.length === 0) return null;
  const fresh = viewer === 'table' ? number + 1 : sinceLastTurn(match.getHistory(), viewer);
  return (
    <View style={styles.ledger} aria-hidden importantForAccessibility="no-hide-descendants">
      <View style={styles.line}>
        <Text kind="label" tone="brassText">
          {t('table.log')}
        </Text>
      </View>
      {lines.map((line, index) => (
        <View key={`${line.step}/${lines.length - index}`} style={styles.line}>
          <LogEntry {...props} line={line} isFresh={line.step >= fresh} small />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  // An entry that has no room goes into a second column, out of sight: none is cut in the middle.
  ledger: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    right: 0,
    flexWrap: 'wrap',
    gap: space.tight,
    paddingTop: space.small,
    overflow: 'hidden',
  },
  line: { width: '100%' },
});
