/** The table of Cartagena: the winding path with its pirates, the crews, the hand. Draws a view and reports touches. */
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { space, useTheme } from '@/ui/theme';

import { groundFor } from './ground';
import type { Move } from './move';
import { Choice } from './parts/Choice';
import { Controls } from './parts/Controls';
import { Ferry } from './parts/Ferry';
import { Hand } from './parts/Hand';
import { planMotion } from './parts/motion';
import { OpenRow } from './parts/OpenRow';
import { Pirates } from './parts/Pirates';
import { Places } from './parts/Places';
import { Previews } from './parts/Previews';
import { Scenery } from './parts/Scenery';
import { Seats } from './parts/Seats';
import { Spaces } from './parts/Spaces';
import { Tiles } from './parts/Tiles';
import { previewsOf } from './previews';
import type { State } from './state';

export default function Table(props: TableProps) {
  const view = props.view as State;
  const room = arrange(props.width, props.height);
  const table = { ...props, view, room };
  if (room.aside === 0) {
    return (
      <View style={styles.table}>
        <Seats {...table} stacked={false} />
        <Board {...table} />
        <Below {...table} />
      </View>
    );
  }
  return (
    <View style={[styles.table, styles.wide]}>
      <Board {...table} />
      <View style={[styles.aside, { width: room.aside }]}>
        <Seats {...table} stacked />
        <View style={styles.gap} />
        <Below {...table} />
      </View>
    </View>
  );
}

interface Room {
  readonly cardWidth: number;
  /** The column beside the board on a wide table; 0 on a phone. */
  readonly aside: number;
}

interface PartProps extends Omit<TableProps, 'view'> {
  readonly view: State;
  readonly room: Room;
}

function arrange(width: number, height: number): Room {
  const isWide = width > height * 1.1 && width >= 640;
  const aside = isWide ? Math.min(400, Math.max(300, width * 0.28)) : 0;
  const cardWidth = isWide ? (aside - 56) / 4 : Math.min(56, (width - 40) / 6.4);
  return { cardWidth, aside };
}

function Below({ view, room, ...props }: PartProps) {
  return (
    <View>
      <OpenRow view={view} />
      <Controls view={view} {...props} />
      <Hand view={view} cardWidth={room.cardWidth} wraps={room.aside > 0} {...props} />
    </View>
  );
}

/** The board takes the room that crews and hand leave, however large their text is. */
function Board(props: PartProps) {
  const [size, setSize] = useState<Size | null>(null);
  return (
    <View style={styles.board} onLayout={({ nativeEvent }) => setSize(nativeEvent.layout)}>
      {size ? <Path {...props} size={size} /> : null}
    </View>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function Path({
  view,
  room,
  size,
  faces,
  viewer,
  moves,
  touched,
  open,
  news,
  onTouch,
  onSettled,
}: PartProps & { readonly size: Size }) {
  const { motion } = useTheme();
  const { width, height } = size;
  const ground = useMemo(
    () => groundFor(view.layout, view.story, width, height),
    [view.layout, view.story, width, height],
  );
  const previews = previewsOf(view, moves as readonly Move[], touched);
  const { hidden, flyers } = useFlights(
    news,
    (fresh) => {
      const deck = { x: width * 0.25, y: height };
      const hand = { x: width * 0.5, y: height + room.cardWidth };
      return planMotion(fresh, { view, ground, faces, viewer, motion, deck, hand, cardWidth: room.cardWidth });
    },
    onSettled,
  );
  return (
    <ScrollView contentContainerStyle={{ height: ground.height }}>
      <View style={{ width, height: ground.height }}>
        <Scenery ground={ground} story={view.story} still={motion.reduced} />
        <Spaces ground={ground} layout={view.layout} crowd={view.crowd} />
        {ground.strait ? <Ferry box={ground.strait} dock={view.dock} /> : null}
        <Tiles view={view} ground={ground} />
        <Places
          view={view}
          ground={ground}
          faces={faces}
          open={open}
          touched={touched}
          previews={previews}
          onTouch={onTouch}
        />
        <Pirates view={view} ground={ground} faces={faces} hidden={hidden} />
        <Previews view={view} ground={ground} previews={previews} faces={faces} />
        {flyers}
        <Choice view={view} faces={faces} open={open} onTouch={onTouch} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1 },
  aside: { paddingHorizontal: space.small, paddingTop: space.small },
  gap: { flex: 1 },
});
