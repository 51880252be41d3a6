/** One setting: its name, a sentence that explains it, and the control beside or below. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

interface SettingRowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly sentence: string;
  /** A small control to the right; anything wide goes below as children. */
  readonly control?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingRow({ icon, label, sentence, control, children }: SettingRowProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.row}>
      <View style={styles.head}>
        <View style={styles.icon}>
          <Icon name={icon} size={24} colour={colours.brass} />
        </View>
        <View style={styles.words}>
          <Text kind="strong">{label}</Text>
          <Text kind="small" tone="textSoft">
            {sentence}
          </Text>
        </View>
        {control}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.snug },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.snug },
  icon: { paddingTop: 1 },
  words: { flex: 1, gap: space.hair },
});
