/** Pirates off the destination: black sails in the middle of the ring, until the steersman has answered them. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

import type { Ring } from '../ring';
import { PirateShip } from './Ships';

export function Repelling({ ring, title }: { readonly ring: Ring; readonly title: string }) {
  const { colours, elevation } = useTheme();
  const size = Math.min(ring.middle.width * 0.62, (ring.middle.height - 60) * 1.1);
  return (
    <View
      style={[styles.paper, { backgroundColor: colours.card, borderColor: colours.danger, boxShadow: elevation.high }]}
    >
      <View style={{ width: size, height: size * 0.86 }}>
        <View style={{ position: 'absolute', left: size / 2, top: size * 0.78 }}>
          <PirateShip size={size} />
        </View>
      </View>
      <Text kind="label" tone="dangerText" align="center" live>
        {title}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { alignItems: 'center', borderWidth: 2, borderRadius: radius.card, padding: space.tight },
});
