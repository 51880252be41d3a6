/** The table of The Pirate's Nest: two islands and the boat between them, the crews, the hand. Draws a view, reports touches. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Aside } from '@/ui/table/Aside';
import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { space, useTheme } from '@/ui/theme';

import { SYMBOLS } from './data';
import { groundFor } from './ground';
import type { Move } from './move';
import { Board } from './parts/Board';
import { Choice } from './parts/Choice';
import { Controls } from './parts/Controls';
import { Hand } from './parts/Hand';
import { planMotion } from './parts/motion';
import { FLYING_DISCARD } from './parts/motionCards';
import { Seats } from './parts/Seats';
import { Tally } from './parts/Tally';
import { hintSpots } from './previews';
import type { State } from './state';

export default function Table({ width, height, news, onTouch, onSettled, hinted, ...props }: TableProps) {
  const { motion } = useTheme();
  const { faces, viewer } = props;
  const view = props.view as State;
  const moves = props.moves as readonly Move[];
  const rooms = useRooms({ width, height, seats: view.seats, kinds: SYMBOLS.length });
  const { board, cardWidth, isWide, isRoomy, measure, anchors } = rooms;
  const ground = useMemo(() => groundFor(board.width, board.height), [board.width, board.height]);
  const [isTallyOpen, setTallyOpen] = useState(false);
  const { skip, isBusy, ...flown } = useFlights(
    news,
    (fresh) => {
      const before = fresh.before as State;
      return planMotion(fresh, { view, before, ground, faces, viewer, motion, cardWidth, anchors });
    },
    onSettled,
  );
  const touch = (spot: string) => {
    if (isBusy) skip();
    onTouch(spot);
  };
  const hint = hinted ? (hinted.move as Move) : null;
  const parts = { ...props, view, moves, hint, hints: hintSpots(view, hint), onTouch: touch };

  const seats = (
    <View onLayout={measure('seats')}>
      <Seats {...parts} stacked={isRoomy} showsCrew={rooms.isHigh} width={isWide ? rooms.aside : width} />
    </View>
  );
  const below = (
    <>
      <View onLayout={measure('controls')}>
        <Controls
          {...parts}
          isWide={isRoomy}
          cardWidth={rooms.stackWidth}
          isLanding={flown.hidden.has(FLYING_DISCARD)}
          onTally={() => setTallyOpen(true)}
        />
      </View>
      <View onLayout={measure('hand')}>
        <Hand {...parts} cardWidth={cardWidth} wraps={isWide} />
      </View>
    </>
  );
  return (
    <View style={[styles.table, isWide ? styles.wide : null]}>
      {isWide ? null : seats}
      <View style={styles.board} onLayout={measure('board')}>
        <Board {...parts} {...flown} ground={ground} size={board} news={news} />
        <Choice {...parts} ground={ground} height={board.height} />
      </View>
      {isWide ? <Aside rooms={rooms} top={seats} ledger={props.ledger} below={below} /> : below}
      {flown.overFlyers}
      <Tally view={view} isOpen={isTallyOpen} onClose={() => setTallyOpen(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
});
