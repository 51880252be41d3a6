/** A ribbon over the board for what befalls a turn: a flat calm, or a card that drifts ashore. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

const WIDTH = 280;

export function Banner({ kind }: { readonly kind: 'calm' | 'relief' }) {
  const { colours, elevation } = useTheme();
  const say = useGameWords('pirates-nest');
  return (
    <View style={[styles.ribbon, { backgroundColor: colours.ribbon, boxShadow: elevation.high }]}>
      <Text kind="heading" tone="onRibbon" align="center">
        {say(`table.${kind}`)}
      </Text>
      {kind === 'calm' ? (
        <Text kind="small" tone="onRibbon" align="center">
          {say('table.calmSentence')}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  ribbon: {
    position: 'absolute',
    left: -WIDTH / 2,
    top: -40,
    width: WIDTH,
    padding: space.snug,
    borderRadius: radius.small,
  },
});
