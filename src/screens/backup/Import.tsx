/** Import: pick a file, watch it being replayed, read what came of it. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { pickFile } from './files';
import { LARGEST, sizeOf } from './picked';
import { ProgressBar } from './ProgressBar';
import { RefusedList, Report } from './Report';
import { useImport, type ImportState } from './useImport';

export function Import() {
  const t = useWords();
  const { state, choose, cancel, goOn, leave } = useImport(pickFile);
  const isBusy = state.kind === 'checking' || state.kind === 'letting' || state.kind === 'partly';
  return (
    <Card seed="import" style={styles.card}>
      <Text>{t('backup.importSentence')}</Text>
      {isBusy ? null : (
        <View style={styles.actions}>
          <Button icon="book" label={t('backup.choose')} onPress={() => void choose()} />
        </View>
      )}
      <Outcome state={state} />
      {state.kind === 'checking' ? (
        <View style={styles.actions}>
          <Button icon="close" label={t('backup.cancel')} onPress={cancel} />
        </View>
      ) : null}
      {state.kind === 'partly' ? (
        <View style={styles.actions}>
          {state.checked.sound.length > 0 ? (
            <Button
              look="primary"
              label={t('backup.rest', { count: state.checked.sound.length })}
              onPress={() => void goOn()}
            />
          ) : null}
          <Button label={t('backup.leave')} onPress={leave} />
        </View>
      ) : null}
    </Card>
  );
}

function Outcome({ state }: { readonly state: ImportState }) {
  const t = useWords();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'cancelled':
      return <Text live>{t('backup.cancelled')}</Text>;
    case 'checking':
      return <Checking state={state} />;
    case 'letting':
      return <Text live>{t('backup.letting')}</Text>;
    case 'partly':
      return (
        <View style={styles.news}>
          <Text kind="heading" heading={3} live>
            {t('backup.partly', { count: state.checked.refused.length })}
          </Text>
          <RefusedList refused={state.checked.refused} />
          <Text>{t('backup.partlySentence')}</Text>
        </View>
      );
    case 'done':
      return <Report name={state.name} report={state.report} checked={state.checked} />;
    case 'refused':
      return <Refusal state={state} />;
    case 'unread':
      return <Text live>{`${t('backup.unread', { reason: state.reason })} ${t('backup.unchanged')}`}</Text>;
    case 'failed':
      return <Text live>{t('backup.failed', { reason: t(`store.error.${state.error.kind}`) })}</Text>;
  }
}

function Checking({ state }: { readonly state: Extract<ImportState, { kind: 'checking' }> }) {
  const t = useWords();
  const { name, bytes, progress } = state;
  const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((100 * progress.read) / bytes));
  return (
    <View style={styles.news}>
      <Text kind="strong" live>
        {t('backup.checking', { name })}
      </Text>
      <ProgressBar label={t('backup.checking', { name })} percent={percent} />
      <Text kind="small" tone="textSoft">
        {t('backup.progress', { percent, matches: progress.matches, moves: progress.moves })}
      </Text>
    </View>
  );
}

function Refusal({ state: { name, problem } }: { readonly state: Extract<ImportState, { kind: 'refused' }> }) {
  const t = useWords();
  const { key, size } = sizeOf(LARGEST);
  const values = {
    line: 'line' in problem ? problem.line : 0,
    version: 'version' in problem ? problem.version : 0,
    size: t(`backup.${key}`, { size }),
  };
  return (
    <View style={styles.news} role="alert">
      <Text kind="heading" tone="dangerText" heading={3}>
        {t('backup.refused', { name })}
      </Text>
      <Text>{`${t(`backup.problem.${problem.id}`, values)} ${t('backup.unchanged')}`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.base },
  news: { gap: space.small },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
});
