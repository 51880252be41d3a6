/** One of two things to choose from: its picture and its name, large enough to be touched without looking twice. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, space, useTheme } from '@/ui/theme';

export interface FaceChoice {
  readonly spot: string;
  readonly label: string;
  readonly picture: ReactNode;
}

interface FaceButtonProps extends FaceChoice {
  readonly isHinted: boolean;
  readonly onPress: () => void;
}

export function FaceButton({ label, picture, isHinted, onPress }: FaceButtonProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={({ hovered, pressed }) => [
        styles.face,
        {
          borderColor: isHinted ? colours.danger : colours.edge,
          backgroundColor: hovered || pressed ? colours.sunken : colours.card,
        },
      ]}
    >
      <View style={styles.picture}>{picture}</View>
      <Text kind="label" align="center">
        {label}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  face: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 116,
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.tight,
    borderWidth: 2,
    borderRadius: radius.card,
    padding: space.small,
  },
  picture: { alignItems: 'center' },
});
