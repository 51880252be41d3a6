/** The table of Die Meuterei: the ship cut open, the voyage on its chart, the players, the hand. Draws a view, reports touches. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Aside } from '@/ui/table/Aside';
import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { space, useTheme } from '@/ui/theme';

import { Board } from './parts/Board';
import { CabinCard } from './parts/CabinCard';
import { Choice } from './parts/Choice';
import { Controls } from './parts/Controls';
import { Hand } from './parts/Hand';
import { NoteLines, Notes } from './parts/Notes';
import { planFor } from './parts/plan';
import { BEFORE, planMotion } from './parts/motion';
import { Seats } from './parts/Seats';
import type { Move } from './move';
import { doorState, NONE, type State } from './state';
import { ways } from './touch';

/** Six stacks and the mascot. */
const STACKS = 7;

export default function Table({ width, height, news, onTouch, onSettled, hinted, ...props }: TableProps) {
  const { motion } = useTheme();
  const { faces, viewer, open, touched } = props;
  const now = props.view as State;
  const rooms = useRooms({ width, height, seats: now.seats, kinds: STACKS });
  const { board, isWide, isRoomy, measure, anchors } = rooms;
  const planOf = (state: State) => planFor(board.width, board.height, state.seats, state.duel !== NONE);
  const [reading, setReading] = useState<number | null>(null);
  const [isNoting, setNoting] = useState(false);
  const { skip, isBusy, hidden, ...flown } = useFlights(
    news,
    (fresh) => {
      const before = fresh.before as State;
      const stage = { view: now, before, plan: planOf(now), planBefore: planOf(before) };
      return planMotion(fresh, { ...stage, faces, viewer, motion, anchors, board });
    },
    onSettled,
  );
  // What ends a round is seen before the next one begins.
  const view = news && hidden.has(BEFORE) ? (news.before as State) : now;
  const isMutiny = view.duel !== NONE;
  const plan = useMemo(
    () => planFor(board.width, board.height, view.seats, isMutiny),
    [board.width, board.height, view.seats, isMutiny],
  );
  const touch = (spot: string) => {
    if (isBusy) skip();
    setReading(null);
    onTouch(spot);
  };
  const hint = hinted ? (hinted.move as Move) : null;
  const hints = new Set(hint ? ways(now, hint).flat() : []);
  const parts = { ...props, view, hints, hidden, onTouch: touch };
  const door = (slot: number) => {
    touch(`door ${slot + 1}`);
    // Any open cabin can be read, also one that is not to be visited now.
    if (doorState(now, slot) !== 'closed' && !open.has(`door ${slot + 1}`)) setReading(slot);
  };
  const chosen = open.has('button use') ? Number(touched[0]?.slice('door '.length)) - 1 : null;
  const slot = chosen ?? reading;
  const closeCard = () => (chosen === null ? setReading(null) : touch(`door ${chosen + 1}`));

  const room = isWide ? rooms.aside - space.small * 2 : width;
  const seats = (
    <View onLayout={measure('seats')}>
      <Seats {...parts} stacked={isRoomy} width={room} />
    </View>
  );
  const below = (
    <>
      <View onLayout={measure('controls')}>
        <Controls {...parts} onNotes={() => setNoting(true)} />
      </View>
      <View onLayout={measure('hand')}>
        <Hand {...parts} view={now} slot={stackRoom(room)} />
      </View>
    </>
  );
  return (
    <View style={[styles.table, isWide ? styles.wide : null]}>
      {isWide ? null : seats}
      <View style={styles.board} onLayout={measure('board')}>
        <Board {...parts} {...flown} plan={plan} size={board} news={news} onDoor={door} />
        {isBusy ? null : <Choice {...parts} height={board.height} />}
        {slot !== null && view.row.length > slot ? (
          <CabinCard
            view={view}
            slot={slot}
            canUse={chosen !== null}
            height={board.height}
            onUse={() => touch('button use')}
            onClose={closeCard}
          />
        ) : null}
      </View>
      {isWide ? (
        <Aside
          rooms={rooms}
          top={seats}
          notes={
            isRoomy && viewer !== 'table' ? <NoteLines view={now} viewer={viewer} faces={faces} kind="small" /> : null
          }
          ledger={props.ledger}
          below={below}
        />
      ) : (
        below
      )}
      {flown.overFlyers}
      {viewer === 'table' ? null : (
        <Notes view={now} viewer={viewer} faces={faces} isOpen={isNoting} onClose={() => setNoting(false)} />
      )}
    </View>
  );
}

/** Seven side by side with gaps of 4, like the doors. */
function stackRoom(width: number): number {
  return Math.min(78, (width - space.hair * 2 - space.tight * (STACKS - 1)) / STACKS);
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
});
