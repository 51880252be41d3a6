/** The stack of screens. */
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { Harbour } from './harbour/Harbour';
import type { Routes } from './routes';

const Stack = createNativeStackNavigator<Routes>();

export function Navigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Harbour" component={Harbour} />
    </Stack.Navigator>
  );
}
