/** A small fact in a frame: "2-5 players", "Ada, to move". */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';

interface ChipProps {
  readonly label: string;
  readonly icon?: IconName;
  /** Instead of an icon, e.g. an emblem. */
  readonly mark?: ReactNode;
  readonly strong?: boolean;
}

export function Chip({ label, icon, mark, strong = false }: ChipProps) {
  const { colours } = useTheme();
  return (
    <View
      style={[styles.chip, { backgroundColor: colours.sunken, borderColor: strong ? colours.brass : colours.faint }]}
    >
      {mark}
      {icon ? <Icon name={icon} size={18} colour={colours.textSoft} /> : null}
      <View style={styles.words}>
        <Text kind="small" tone={strong ? 'text' : 'textSoft'}>
          {label}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    gap: space.tight + 2,
    borderRadius: radius.round,
    borderWidth: 1,
    paddingVertical: space.hair,
    paddingHorizontal: space.small + 2,
  },
  words: { flexShrink: 1 },
});
