/** A ribbon over the board for what befalls everybody: a storm, the last round, the mutiny, a duel won. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

const WIDTH = 280;

interface BannerProps {
  readonly words: string;
  readonly more?: string;
}

export function Banner({ words, more }: BannerProps) {
  const { colours, elevation } = useTheme();
  return (
    <View style={[styles.ribbon, { backgroundColor: colours.ribbon, boxShadow: elevation.high }]}>
      <Text kind="heading" tone="onRibbon" align="center">
        {words}
      </Text>
      {more === undefined ? null : (
        <Text kind="small" tone="onRibbon" align="center">
          {more}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  ribbon: {
    position: 'absolute',
    left: -WIDTH / 2,
    top: -30,
    width: WIDTH,
    padding: space.snug,
    borderRadius: radius.small,
  },
});
