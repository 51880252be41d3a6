/** Providers and the navigator, nothing else. */
import { NavigationContainer } from '@react-navigation/native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Navigator } from '@/screens/Navigator';
import { linking } from '@/screens/routes';

export default function App() {
  return (
    <SafeAreaProvider>
      <NavigationContainer linking={linking}>
        <Navigator />
      </NavigationContainer>
    </SafeAreaProvider>
  );
}
