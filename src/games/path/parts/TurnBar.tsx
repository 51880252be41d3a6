/** Above the hand: stacks of cards, actions left as pips, and the buttons of the turn. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { Pips } from '@/ui/table/Pips';
import { space } from '@/ui/theme';

interface TurnBarProps {
  /** The game whose words hold `table.actions`. */
  readonly game: string;
  readonly actions: { readonly of: number; readonly left: number };
  readonly stacks: ReactNode;
  readonly buttons: ReactNode;
  /** Beside the board the buttons have a row of their own. */
  readonly isWide: boolean;
}

export function TurnBar({ game, actions, stacks, buttons, isWide }: TurnBarProps) {
  const label = useGameWords(game)('table.actions', { count: actions.left });
  const pips = <Pips {...actions} label={label} isWide={isWide} />;
  if (!isWide) {
    return (
      <View style={styles.bar}>
        {stacks}
        {pips}
        {buttons}
      </View>
    );
  }
  return (
    <View style={styles.wide}>
      <View style={styles.bar}>
        {stacks}
        <View style={styles.actions}>
          <Text kind="small" tone="textSoft">
            {label}
          </Text>
          {pips}
        </View>
      </View>
      <View style={styles.bar}>{buttons}</View>
    </View>
  );
}

/** The buttons side by side at the far end, in several rows if they must. */
export function TurnButtons({ isShut = false, children }: { readonly isShut?: boolean; readonly children: ReactNode }) {
  return <View style={[styles.buttons, isShut ? styles.shut : null]}>{children}</View>;
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 48,
    gap: space.small,
    paddingHorizontal: space.small,
  },
  wide: { gap: space.tight },
  actions: { flex: 1, alignItems: 'flex-end', gap: space.tight },
  buttons: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space.tight },
  shut: { opacity: 0.55 },
});
