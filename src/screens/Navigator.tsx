/** The stack of screens, each with the title the browser shows. */
import { NavigationContainer, type Theme as NavigationTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { StatusBar } from 'expo-status-bar';
import { useMemo } from 'react';

import { gameWords, useWords } from '@/i18n/words';
import { useTheme, fonts } from '@/ui/theme';

import { Backup } from './backup/Backup';
import { gameById } from './games';
import { Harbour } from './harbour/Harbour';
import { Match } from './match/Match';
import { NewGame } from './new-game/NewGame';
import { NotFound } from './not-found/NotFound';
import { linking, type Routes } from './routes';
import { Replay } from './replay/Replay';
import { Rules } from './rules/Rules';
import { Settings } from './settings/Settings';
import { Stats } from './stats/Stats';

const Stack = createNativeStackNavigator<Routes>();

export function Navigator() {
  const t = useWords();
  const { light, motion } = useTheme();
  const theme = useNavigationTheme();
  const nameOf = (game: string) => (gameById(game) ? gameWords(game)('name') : t('harbour.unknownGame'));
  return (
    <NavigationContainer
      linking={linking}
      theme={theme}
      documentTitle={{
        formatter: (options) => (options?.title ? t('app.page', { page: options.title }) : t('app.name')),
      }}
    >
      <StatusBar style={light === 'dark' ? 'light' : 'dark'} />
      <Stack.Navigator screenOptions={{ headerShown: false, animation: motion.reduced ? 'fade' : 'default' }}>
        <Stack.Screen name="Harbour" component={Harbour} options={{ title: '' }} />
        <Stack.Screen
          name="NewGame"
          component={NewGame}
          options={({ route }) => ({ title: t('newGame.title', { game: nameOf(route.params.game) }) })}
        />
        <Stack.Screen name="Match" component={Match} options={{ title: t('match.title') }} />
        <Stack.Screen name="Replay" component={Replay} options={{ title: t('replay.title') }} />
        <Stack.Screen name="Stats" component={Stats} options={{ title: t('stats.title') }} />
        <Stack.Screen name="Settings" component={Settings} options={{ title: t('settings.title') }} />
        <Stack.Screen name="Backup" component={Backup} options={{ title: t('backup.title') }} />
        <Stack.Screen
          name="Rules"
          component={Rules}
          options={({ route }) => ({ title: t('rules.title', { game: nameOf(route.params.game) }) })}
        />
        <Stack.Screen name="NotFound" component={NotFound} options={{ title: t('notFound.title') }} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

function useNavigationTheme(): NavigationTheme {
  const { colours, light } = useTheme();
  return useMemo(
    () => ({
      dark: light === 'dark',
      colors: {
        primary: colours.action,
        background: colours.page,
        card: colours.card,
        text: colours.text,
        border: colours.edge,
        notification: colours.danger,
      },
      fonts: {
        regular: { fontFamily: fonts.text, fontWeight: '400' },
        medium: { fontFamily: fonts.textMedium, fontWeight: '500' },
        bold: { fontFamily: fonts.textBold, fontWeight: '700' },
        heavy: { fontFamily: fonts.textBold, fontWeight: '700' },
      },
    }),
    [colours, light],
  );
}
