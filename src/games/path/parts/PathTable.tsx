/** How a path's table shares the screen: crews above the board and the hand below it, or both in a column beside it. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Aside } from '@/ui/table/Aside';
import type { TableProps } from '@/ui/table/props';
import type { useRooms } from '@/ui/table/useRooms';
import { space } from '@/ui/theme';

interface PathTableProps extends Pick<TableProps, 'ledger'> {
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

export function PathTable({ rooms, ledger, seats, board, extras, controls, hand, children }: PathTableProps) {
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
      {isWide ? <Aside rooms={rooms} top={crews} ledger={ledger} below={below} /> : below}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
});
