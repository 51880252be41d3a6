/** Providers and the navigator, nothing else. */
import { getLocales } from 'expo-localization';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { games } from '@/games/registry';
import { preferredLanguage, startWords } from '@/i18n/words';
import { Boot } from '@/screens/boot/Boot';
import { ErrorBoundary } from '@/screens/boot/ErrorBoundary';
import { Navigator } from '@/screens/Navigator';

const language = preferredLanguage(getLocales().map(({ languageCode }) => languageCode ?? ''));
startWords(language, games);

export default function App() {
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <ErrorBoundary>
          <Boot games={games} language={language}>
            <Navigator />
          </Boot>
        </ErrorBoundary>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
