/** The table of Mutineer: the ring of islands with the ship, the players, the hand. Draws a view, reports touches. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Aside } from '@/ui/table/Aside';
import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { space, useTheme } from '@/ui/theme';

import { HAND_SIZE } from './data';
import { Board } from './parts/Board';
import { Centre } from './parts/Centre';
import { Controls } from './parts/Controls';
import { Hand } from './parts/Hand';
import { stackSpots } from './parts/Middle';
import { BEFORE, planMotion } from './parts/motion';
import { isChoosing, type PartProps } from './parts/part';
import { RoleTray } from './parts/RoleTray';
import { ScoreSheet } from './parts/ScoreSheet';
import { Seats } from './parts/Seats';
import { IslandSheet, Tally } from './parts/Sheets';
import { toldView } from './parts/told';
import { ringFor } from './ring';
import { ahead, heldBy, type Move, type Position, type State } from './state';
import { spotOf } from './touch';

type Opened = { readonly kind: 'scores' } | { readonly kind: 'tally' } | { readonly kind: 'island'; at: Position };

const NOTHING = { moves: [], touched: [], open: new Set<string>() } as const;

export default function Table({ width, height, news, onTouch, onSettled, hinted, ...props }: TableProps) {
  const { motion } = useTheme();
  const { faces, viewer } = props;
  const now = props.view as State;
  const rooms = useRooms({ width, height, seats: now.seats, kinds: HAND_SIZE });
  const { board, cardWidth, isWide, isRoomy, measure } = rooms;
  const ring = useMemo(() => ringFor(board.width, board.height), [board.width, board.height]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const stacks = stackSpots(ring);
  const { board: centre } = rooms.anchors;
  const anchors = {
    ...rooms.anchors,
    deck: { x: centre.x + stacks.deck.x, y: centre.y + stacks.deck.y },
    pile: { x: centre.x + stacks.pile.x, y: centre.y + stacks.pile.y },
  };
  const { skip, isBusy, ...flown } = useFlights(
    news,
    (fresh) => {
      const before = fresh.before as State;
      return planMotion(fresh, { view: now, before, ring, origin: board, faces, viewer, motion, cardWidth, anchors });
    },
    onSettled,
  );
  const touch = (spot: string) => {
    if (isBusy) skip();
    onTouch(spot);
  };
  // While a scene tells what happened, the table shows what was before it and offers nothing.
  const told = flown.hidden.has(BEFORE) && news ? toldView(news.before as State, news.events) : null;
  const view = told ?? now;
  const offered = told ? NOTHING : { moves: props.moves as readonly Move[], touched: props.touched, open: props.open };
  const hints = new Set(hinted ? [spotOf(now, hinted.move as Move)] : []);
  const parts: PartProps = { ...props, ...offered, view, hints, hidden: flown.hidden, onTouch: touch };
  const close = () => setOpened(null);
  const look = (at: Opened) => {
    if (isBusy) skip();
    setOpened(at);
  };
  const onScores = () => look({ kind: 'scores' });

  const seats = (
    <View onLayout={measure('seats')}>
      <Seats {...parts} stacked={isRoomy} width={isWide ? rooms.aside : width} onScores={onScores} />
    </View>
  );
  const below = (
    <>
      <View onLayout={measure('controls')}>
        <Controls {...parts} onScores={onScores} />
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
        <Board
          view={view}
          ring={ring}
          thought={thoughtOf(parts)}
          hidden={flown.hidden}
          flyers={flown.flyers}
          onIsland={(at) => look({ kind: 'island', at })}
        >
          <Centre {...parts} ring={ring} onTally={() => look({ kind: 'tally' })} />
        </Board>
        <RoleTray {...parts} width={board.width} />
      </View>
      {isWide ? <Aside rooms={rooms} top={seats} ledger={props.ledger} below={below} /> : below}
      {flown.overFlyers}
      <ScoreSheet view={view} faces={faces} isOpen={opened?.kind === 'scores'} onClose={close} />
      <Tally view={view} isOpen={opened?.kind === 'tally'} onClose={close} />
      <IslandSheet view={view} position={opened?.kind === 'island' ? opened.at : null} onClose={close} />
    </View>
  );
}

/** Where the cards of whoever chooses now would lead; a lifted card no longer counts. Nobody else sees it. */
function thoughtOf(parts: PartProps): Position | null {
  const { view, viewer, touched } = parts;
  const isOffer = view.phase === 'offer';
  if ((!isOffer && view.phase !== 'role') || viewer !== view.turn || !isChoosing(parts)) return null;
  const lifted = touched.some((spot) => spot.startsWith('card ')) ? 1 : 0;
  return ahead(view.ship, heldBy(view, viewer) - lifted);
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
});
