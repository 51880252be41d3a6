/** The first screen: five games. */
import { Text, View } from 'react-native';

export function Harbour() {
  return (
    <View>
      <Text accessibilityRole="header">Tortuga</Text>
    </View>
  );
}
