/** When the store will not open: what happened and what to do, on a whole screen; lesser trouble in a banner. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import type { StoreError } from '@/store/error';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Icon } from '@/ui/kit/Icon';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

import { useStore } from './StoreContext';

export function StoreElsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const t = useWords();
  return (
    <Screen title={t('app.name')}>
      <Card>
        <EmptyState title={t('store.elsewhere.title')} sentence={t('store.elsewhere.sentence')}>
          <Button
            look="primary"
            icon="anchor"
            label={t('store.elsewhere.takeOver')}
            hint={t('store.elsewhere.hint')}
            onPress={onTakeOver}
          />
        </EmptyState>
        <Text kind="small" tone="textSoft" align="center">
          {t('store.elsewhere.hint')}
        </Text>
      </Card>
    </Screen>
  );
}

interface StoreFailedProps {
  readonly error: StoreError;
  readonly onRetry: () => void;
}

export function StoreFailed({ error, onRetry }: StoreFailedProps) {
  const t = useWords();
  return (
    <Screen title={t('app.name')}>
      <Card>
        <EmptyState title={t('store.failed')} sentence={t(`store.error.${error.kind}`)}>
          <Button look="primary" icon="undo" label={t('store.retry')} onPress={onRetry} />
        </EmptyState>
      </Card>
    </Screen>
  );
}

/** Nothing is kept, or nothing new: said on the harbour for as long as it is so. */
export function StoreNotice() {
  const t = useWords();
  const { colours } = useTheme();
  const { storage, readOnly } = useStore();
  if (storage === 'file' && !readOnly) return null;
  return (
    <View role="status" style={[styles.notice, { backgroundColor: colours.card, borderColor: colours.danger }]}>
      <Icon name="warning" colour={colours.danger} />
      <View style={styles.words}>
        <Text>{t(storage === 'memory' ? 'store.memory' : 'store.readOnly')}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    borderRadius: radius.card,
    borderWidth: 1.5,
    padding: space.snug,
  },
  words: { flex: 1 },
});
