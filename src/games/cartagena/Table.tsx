/** The table of Cartagena: the winding path with its pirates, the crews, the hand. Draws a view and reports touches. */
import { useMemo, useState } from 'react';

import type { TableProps } from '@/ui/table/props';
import { useFlights } from '@/ui/table/useFlights';
import { useRooms } from '@/ui/table/useRooms';
import { useTheme } from '@/ui/theme';

import { PathTable } from '../path/parts/PathTable';
import { groundFor } from './ground';
import { seatOf, type Move } from './move';
import { readKind } from './notation';
import { Board } from './parts/Board';
import { Choice } from './parts/Choice';
import { Controls } from './parts/Controls';
import { Gift } from './parts/Gift';
import { Hand } from './parts/Hand';
import { planMotion } from './parts/motion';
import { OpenRow } from './parts/OpenRow';
import { Seats } from './parts/Seats';
import { PileCount } from './parts/Stacks';
import { giftOf, hintSpots } from './previews';
import { FACE_DOWN, type Kind, type State } from './state';

/** On a lower table than this the path needs the height of the open row: a replay on a small phone. */
const ROOM_FOR_ROW = 480;

export default function Table({ width, height, news, onTouch, onSettled, hinted, ...props }: TableProps) {
  const { motion } = useTheme();
  const { faces, viewer, touched } = props;
  const view = props.view as State;
  const moves = props.moves as readonly Move[];
  const rooms = useRooms({ width, height, seats: view.seats, kinds: 6 });
  const { board, cardWidth, isWide, isRoomy, anchors } = rooms;
  const { layout, story } = view;
  const ground = useMemo(
    () => groundFor(layout, story, board.width, board.height),
    [layout, story, board.width, board.height],
  );
  const [gift, setGift] = useState<{ readonly spot: string; readonly move: Move } | null>(null);
  const { recall } = props;
  const top = useMemo(() => topCard(recall), [recall]);
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
    const move = giftOf(view, moves, [...touched, spot]);
    setGift(move === null ? null : { spot, move });
    if (move === null) onTouch(spot);
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
          <Choice {...parts} />
          {gift ? (
            <Gift
              name={faces[seatOf(gift.move)]?.name ?? ''}
              onYes={() => {
                setGift(null);
                onTouch(gift.spot);
              }}
              onNo={() => setGift(null)}
            />
          ) : null}
        </>
      }
      extras={
        <>
          {isWide || height >= ROOM_FOR_ROW ? (
            <OpenRow view={view} cardWidth={isRoomy ? Math.min(30, (rooms.aside - 64) / 12) : 24} />
          ) : null}
          {isRoomy && height > 720 ? <PileCount view={view} /> : null}
        </>
      }
      controls={<Controls {...parts} isWide={isRoomy} cardWidth={rooms.stackWidth} top={top} />}
      hand={<Hand {...parts} cardWidth={cardWidth} wraps={isWide} />}
    >
      {flown.overFlyers}
    </PathTable>
  );
}

/** The card that was laid or dropped last, as far as the table has seen it. */
function topCard(recall: TableProps['recall']): Kind {
  const event = recall?.(({ kind }) => kind === 'laid' || kind === 'dropped' || kind === 'reshuffled');
  if (event?.kind === 'laid' && Array.isArray(event.cards)) return readKind(String(event.cards.at(-1)));
  return event?.kind === 'dropped' ? readKind(String(event.card)) : FACE_DOWN;
}
