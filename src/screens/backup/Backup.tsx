/** Export of everything to one file, and import of such a file. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { asStoreError } from '@/store/error';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Heading } from '@/ui/kit/Heading';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { useBack } from '../back';
import { useStore } from '../boot/StoreContext';
import { saveText } from './files';
import { Import } from './Import';
import { backupName, sizeOf } from './picked';

export function Backup() {
  const t = useWords();
  const back = useBack();
  return (
    <Screen title={t('backup.title')} back={back}>
      <Heading>{t('backup.export')}</Heading>
      <Export />
      <Heading>{t('backup.import')}</Heading>
      <Import />
    </Screen>
  );
}

function Export() {
  const t = useWords();
  const store = useStore();
  const [isWriting, setWriting] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const write = async (): Promise<string> => {
    const name = backupName(new Date());
    const { bytes } = await saveText(name, store.exportAll());
    const { key, size } = sizeOf(bytes);
    return t('backup.exported', { name, size: t(`backup.${key}`, { size }) });
  };
  const run = () => {
    setWriting(true);
    setNews(null);
    void write()
      .catch((thrown: unknown) => t('backup.exportFailed', { reason: t(`store.error.${asStoreError(thrown).kind}`) }))
      .then(setNews)
      .finally(() => setWriting(false));
  };
  return (
    <Card seed="export" style={styles.card}>
      <Text>{t('backup.exportSentence')}</Text>
      <View style={styles.actions}>
        <Button look="primary" icon="share" label={t('backup.exportAll')} disabled={isWriting} onPress={run} />
      </View>
      {isWriting ? <Text live>{t('backup.exporting')}</Text> : null}
      {news === null ? null : (
        <Text kind="strong" live>
          {news}
        </Text>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.base },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
});
