/** The table of The Pirate's Nest: two islands and the boat between them, the crews, the hand. Draws a view, reports touches. */
import { useMemo, useState } from 'react';

import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { useTheme } from '@/ui/theme';

import { PathTable } from '../path/parts/PathTable';
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
  const { board, cardWidth, isWide, isRoomy, anchors } = rooms;
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

  return (
    <PathTable
      rooms={rooms}
      ledger={props.ledger}
      seats={<Seats {...parts} stacked={isRoomy} showsCrew={rooms.isHigh} width={isWide ? rooms.aside : width} />}
      board={
        <>
          <Board {...parts} {...flown} ground={ground} size={board} news={news} isBusy={isBusy} />
          <Choice {...parts} ground={ground} height={board.height} />
        </>
      }
      controls={
        <Controls
          {...parts}
          isWide={isRoomy}
          cardWidth={rooms.stackWidth}
          isLanding={flown.hidden.has(FLYING_DISCARD)}
          onTally={() => setTallyOpen(true)}
        />
      }
      hand={<Hand {...parts} cardWidth={cardWidth} wraps={isWide} />}
    >
      {flown.overFlyers}
      <Tally view={view} isOpen={isTallyOpen} onClose={() => setTallyOpen(false)} />
    </PathTable>
  );
}
