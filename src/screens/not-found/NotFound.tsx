/** An address that leads nowhere, and the way home. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';

import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';

import type { Routes } from '../routes';

export function NotFound() {
  const t = useWords();
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <Screen title={t('notFound.title')}>
      <Card>
        <EmptyState title={t('notFound.heading')} sentence={t('notFound.sentence')}>
          <Button look="primary" icon="anchor" label={t('app.home')} onPress={() => navigation.navigate('Harbour')} />
        </EmptyState>
      </Card>
    </Screen>
  );
}
