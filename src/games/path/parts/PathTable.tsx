/** How a path's table shares the screen: crews above the board and the hand below it, or both in a column beside it. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { useRooms } from '@/ui/table/useRooms';
import { space } from '@/ui/theme';

interface PathTableProps {
  readonly rooms: ReturnType<typeof useRooms>;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  /** Between the board and the controls, or at the foot of the column. */
  readonly extras?: ReactNode;
  readonly controls: ReactNode;
  readonly hand: ReactNode;
  /** Over everything. */
  readonly children: ReactNode;
}

export function PathTable({ rooms, seats, board, extras, controls, hand, children }: PathTableProps) {
  const { isWide, measure } = rooms;
  const crews = <View onLayout={measure('seats')}>{seats}</View>;
  const below = (
    <>
      {extras}
      <View onLayout={measure('controls')}>{controls}</View>
      <View onLayout={measure('hand')}>{hand}</View>
    </>
  );
  return (
    <View style={[styles.table, isWide ? styles.wide : null]}>
      {isWide ? null : crews}
      <View style={styles.board} onLayout={measure('board')}>
        {board}
      </View>
      {isWide ? (
        <ScrollView
          style={{ width: rooms.aside, flexGrow: 0 }}
          contentContainerStyle={styles.aside}
          onLayout={measure('aside')}
        >
          {crews}
          <View style={styles.gap} />
          {below}
        </ScrollView>
      ) : (
        below
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
  aside: { flexGrow: 1, paddingHorizontal: space.small, paddingTop: space.small },
  gap: { flexGrow: 1, minHeight: space.small },
});
