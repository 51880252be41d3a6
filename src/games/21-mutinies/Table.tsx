/** The table of 21 Mutinies: the map of the Santa Marta, the players in turn order, the own tray. Draws a view, reports touches. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { seatText, type Seat, type Viewer } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Aside } from '@/ui/table/Aside';
import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { space, useTheme } from '@/ui/theme';

import { discCount } from './discs';
import { groundFor, LOWEST } from './ground';
import { Board } from './parts/Board';
import { Choice } from './parts/Choice';
import { ItemPanel } from './parts/ItemPanel';
import { KnownSheet } from './parts/KnownSheet';
import { planMotion } from './parts/motion';
import { NEW_ORDER, TURNED_WHEEL } from './parts/motionRound';
import { PilesSheet } from './parts/PilesSheet';
import { PlacePanel } from './parts/PlacePanel';
import { Seats } from './parts/Seats';
import { Tray } from './parts/Tray';
import type { Move, State } from './state';
import { ways } from './touch';

/** What a player looks at or is about to touch; forgotten with the next step. */
interface Glance {
  readonly at: unknown;
  /** A space waiting for its confirmation. */
  readonly space: string | null;
  /** A treasure or card that is only being read. */
  readonly item: string | null;
}

export default function Table({ width, height, news, onTouch, onSettled, hinted, ...props }: TableProps) {
  const { motion } = useTheme();
  const say = useGameWords('21-mutinies');
  const { faces, viewer, open, touched } = props;
  const view = props.view as State;
  const rooms = useRooms({ width, height, seats: view.seats, kinds: 8 });
  const { board, isWide, isRoomy, measure, anchors } = rooms;
  const [places, offers] = [discCount(view), view.display.length];
  const ground = useGround(board.width, Math.max(board.height, LOWEST), places, offers);
  const tokenWidth = isRoomy ? 54 : height < 580 ? 36 : width < 700 ? 40 : 52;
  const [isPilesOpen, setPilesOpen] = useState(false);
  const [looked, setLooked] = useState<Seat | null>(null);
  const [glance, setGlance] = useState<Glance>({ at: view, space: null, item: null });
  const { space: chosen, item } = glance.at === view ? glance : { space: null, item: null };
  const { skip, isBusy, ...flown } = useFlights(
    news,
    (fresh) => {
      const before = fresh.before as State;
      return planMotion(fresh, { view, before, ground, board, faces, viewer, motion, tokenWidth, anchors, say });
    },
    onSettled,
  );
  // Whoever does not want to be asked in the windows carries on at once, whatever they hold (R4.2).
  const [unasked, setUnasked] = useState<ReadonlySet<Viewer>>(NOBODY);
  const isAsked = !unasked.has(viewer);
  const carryOn = ['button done', 'button go'].find((spot) => open.has(spot));
  const send = useEffectEvent(() => (carryOn === undefined ? undefined : onTouch(carryOn)));
  useEffect(() => {
    if (!isAsked && carryOn !== undefined && !isBusy) send();
  }, [isAsked, carryOn, isBusy, view]);
  const onAsking = () => setUnasked(new Set(isAsked ? [...unasked, viewer] : [...unasked].filter((v) => v !== viewer)));
  const touch = (spot: string) => {
    if (isBusy) skip();
    setGlance({ at: view, space: null, item: null });
    onTouch(spot);
  };
  // A disc cannot be taken back once the next player has acted, so its space is shown before it is placed.
  const onSpot = (spot: string) => {
    const isPlacing = view.phase === 'place' || view.phase === 'move';
    if (!isPlacing || !open.has(spot) || chosen === spot) return touch(spot);
    if (isBusy) skip();
    setGlance({ at: view, space: spot, item: null });
  };
  const onItem = (spot: string) => {
    touch(spot);
    if (!open.has(spot) && !touched.includes(spot)) setGlance({ at: view, space: null, item: spot });
  };
  const onSeat = (seat: Seat) => {
    if (open.has(`seat ${seatText(seat)}`)) touch(`seat ${seatText(seat)}`);
    else setLooked(seat);
  };
  const hint = hinted ? (hinted.move as Move) : null;
  const hints: ReadonlySet<string> = new Set(hint === null ? [] : ways(view, hint)[0]);
  const parts = { ...props, view, hints, onTouch: touch };

  const was = news ? (news.before as State) : view;
  const { order } = flown.hidden.has(NEW_ORDER) ? was : view;
  const seats = (
    <View onLayout={measure('seats')}>
      <Seats {...parts} order={order} stacked={isRoomy} width={isWide ? rooms.aside : width} onSeat={onSeat} />
    </View>
  );
  const tray = (
    <View onLayout={measure('hand')}>
      <Tray {...parts} tokenWidth={tokenWidth} wraps={isWide} isAsked={isAsked} onAsking={onAsking} onItem={onItem} />
    </View>
  );
  return (
    <View style={[styles.table, isWide ? styles.wide : null]}>
      {isWide ? null : seats}
      <View style={styles.board} onLayout={measure('board')}>
        <ScrollView scrollEnabled={ground.height > board.height + 1} style={{ height: board.height }}>
          <Board
            {...parts}
            {...flown}
            ground={ground}
            chosen={chosen}
            turns={view.mutinies - (flown.hidden.has(TURNED_WHEEL) ? was : view).deck.length}
            onSpot={onSpot}
            onPiles={() => setPilesOpen(true)}
          />
        </ScrollView>
        {isBusy ? null : <Choice {...parts} />}
        {item === null || touched.length > 0 ? null : (
          <ItemPanel spot={item} open={NOTHING} onTouch={() => setGlance({ at: view, space: null, item: null })} />
        )}
        {chosen === null ? null : (
          <PlacePanel
            view={view}
            ground={ground}
            spot={chosen}
            onPlace={() => touch(chosen)}
            onClose={() => setGlance({ at: view, space: null, item: null })}
          />
        )}
      </View>
      {isWide ? <Aside rooms={rooms} top={seats} ledger={props.ledger} below={tray} /> : tray}
      {flown.overFlyers}
      <KnownSheet view={view} faces={faces} seat={looked} onClose={() => setLooked(null)} />
      <PilesSheet view={view} isOpen={isPilesOpen} onClose={() => setPilesOpen(false)} />
    </View>
  );
}

/** The map is laid out again only when its size or the number of places changes. */
function useGround(width: number, height: number, places: number, offers: number) {
  return useMemo(() => groundFor(width, height, places, offers), [width, height, places, offers]);
}

const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: ReadonlySet<Viewer> = new Set();

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.hair },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 0, overflow: 'hidden' },
});
