/** Every place one can go in the app, and its address on the web. */
import type { LinkingOptions } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';

export type Routes = {
  Harbour: undefined;
  NewGame: { game: string };
  Match: { id: string };
  Replay: { id: string };
  Stats: undefined;
  Settings: undefined;
  Backup: undefined;
  Rules: { game: string };
  NotFound: undefined;
};

export type ScreenProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;

/** Deep links start on top of the harbour, so that "back" always leads home. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['tortuga://'],
  config: {
    initialRouteName: 'Harbour',
    screens: {
      Harbour: '',
      NewGame: 'new/:game',
      Match: 'match/:id',
      Replay: 'replay/:id',
      Stats: 'stats',
      Settings: 'settings',
      Backup: 'backup',
      Rules: 'rules/:game',
      NotFound: '*',
    },
  },
};
