/** The way back of a screen: where one came from, or the harbour if this is where one started. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useMemo } from 'react';

import { useWords } from '@/i18n/words';

import type { Routes } from './routes';

export function useBack(): { label: string; onPress: () => void } {
  const t = useWords();
  const navigation = useNavigation<NavigationProp<Routes>>();
  return useMemo(
    () => ({
      label: t('app.back'),
      onPress: () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Harbour')),
    }),
    [navigation, t],
  );
}
