/** What came of an import, in numbers; and the games that stayed outside, each with its place and the reason. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import type { Checked, Refused } from '@/match/backup';
import type { ImportReport } from '@/store/backup';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

interface ReportProps {
  readonly name: string;
  readonly report: ImportReport;
  readonly checked: Checked;
}

export function Report({ name, report, checked: { sound, refused } }: ReportProps) {
  const t = useWords();
  const { added, updated, known } = report;
  const lines = [
    added > 0 ? t('backup.added', { count: added }) : null,
    updated > 0 ? t('backup.updated', { count: updated }) : null,
    known > 0 ? t('backup.known', { count: known }) : null,
    refused.length > 0 ? t('backup.refusedCount', { count: refused.length }) : null,
  ].filter((line) => line !== null);
  return (
    <View style={styles.report} role="status">
      <Text kind="heading" heading={3} live>
        {sound.length + refused.length > 0 ? t('backup.done', { name }) : t('backup.nothing', { name })}
      </Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {refused.length > 0 ? <RefusedList refused={refused} /> : null}
    </View>
  );
}

/** A file may have thousands of them: the first ones say enough. */
const SHOWN = 20;

export function RefusedList({ refused }: { readonly refused: readonly Refused[] }) {
  const t = useWords();
  const { colours } = useTheme();
  const over = refused.length - SHOWN;
  return (
    <View style={[styles.list, { borderColor: colours.danger }]} role="list">
      {refused.slice(0, SHOWN).map(({ number, title, sentence }) => (
        <View key={number} role="listitem">
          <Text kind="strong">
            {title === null ? t('backup.refusedUntitled', { number }) : t('backup.refusedMatch', { number, title })}
          </Text>
          <Text kind="small" tone="textSoft">
            {sentence}
          </Text>
        </View>
      ))}
      {over > 0 ? <Text>{t('backup.more', { count: over })}</Text> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  report: { gap: space.tight },
  list: { gap: space.small, borderLeftWidth: 3, paddingLeft: space.snug },
});
