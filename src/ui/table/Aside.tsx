/** The column beside a wide board: the crews above, the own cards below, and what happened lately in the room between. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '../theme';
import type { Rooms } from './useRooms';

interface AsideProps {
  readonly rooms: Pick<Rooms, 'aside' | 'isRoomy' | 'measure'>;
  /** Stands above the own cards; there is none on a phone held sideways. */
  readonly top: ReactNode;
  readonly notes?: ReactNode;
  readonly ledger: ReactNode;
  readonly below: ReactNode;
}

export function Aside({ rooms, top, notes = null, ledger, below }: AsideProps) {
  return (
    <ScrollView
      style={{ width: rooms.aside, flexGrow: 0 }}
      contentContainerStyle={styles.column}
      onLayout={rooms.measure('aside')}
    >
      {top}
      {notes}
      <View style={styles.gap}>{rooms.isRoomy ? ledger : null}</View>
      {below}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  column: { flexGrow: 1, paddingHorizontal: space.small, paddingTop: space.small },
  // Whatever the room holds: the ledger takes what is left and asks for none.
  gap: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: space.small,
    minHeight: space.small,
    marginBottom: space.small,
    overflow: 'hidden',
  },
});
