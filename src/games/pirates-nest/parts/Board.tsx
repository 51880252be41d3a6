/** Both islands in layers: scenery, spaces, places to touch, boat, pirates, previews, what is in flight. */
import type { ReactNode } from 'react';

import type { TableNews, TableProps } from '@/ui/table/props';

import type { Box } from '../../path/box';
import { PathBoard } from '../../path/parts/PathBoard';
import { crowdWithout } from '../../path/standing';
import type { Ground } from '../ground';
import { deedOf, FLAG, fromOf, PLAY, PUSH, type Move } from '../move';
import { readPlace } from '../notation';
import { landings, previewsOf } from '../previews';
import { BOAT, NEST, NONE, type Place, type State } from '../state';
import { Boat } from './Boat';
import { Counts } from './Counts';
import { JollyRoger } from './JollyRoger';
import { Pirates } from './Pirates';
import { Places } from './Places';
import { Previews } from './Previews';
import { SailMarker } from './SailMarker';
import { Scenery } from './Scenery';
import { Spaces } from './Spaces';

interface BoardProps extends Pick<TableProps, 'faces' | 'viewer' | 'touched' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly hint: Move | null;
  readonly hints: ReadonlySet<string>;
  readonly ground: Ground;
  /** The room there is; a board that is higher scrolls. */
  readonly size: Box;
  readonly news: TableNews | null;
  readonly hidden: ReadonlySet<string>;
  readonly flyers: ReactNode;
  /** Something is still in motion. */
  readonly isBusy: boolean;
}

export function Board(props: BoardProps) {
  const { view, ground, size, faces, moves, touched, open, hint, hidden, flyers, news, isBusy } = props;
  const previews = previewsOf(view, moves, touched);
  const hinted = hint === null || touched.length > 0 ? [] : landings(view, [hint]);
  // The signal board stands where the boat still is or will be.
  const isSailing = isBusy && news?.events.some(({ kind }) => kind === 'sailed') === true;
  const pirates = { view, ground, faces, hidden };
  const arcs = { view, ground, faces, touched };
  return (
    <PathBoard ground={ground} size={size} follows={followed(props)} news={news?.number ?? 0}>
      <Scenery ground={ground} />
      <Spaces ground={ground} layout={view.layout} crowd={crowdWithout(view, hidden)} />
      <Places {...props} previews={previews} />
      {isSailing ? null : <SailMarker {...props} />}
      <JollyRoger ground={ground} isRaised={view.winner !== NONE} beckons={open.has('button flag')} />
      <Boat {...pirates} />
      <Pirates {...pirates} />
      <Counts {...pirates} aboard={false} />
      <Previews {...arcs} previews={previews} look="choice" />
      <Previews {...arcs} previews={hinted} look="hint" />
      {flyers}
    </PathBoard>
  );
}

/** What is looked at: a hint, else what just happened, else the rearmost own pirate. */
function followed({ view, viewer, ground, news, hint }: BoardProps): Box {
  const place = hint === null ? (placeOf(news) ?? rearmost(view, viewer)) : hintedPlace(hint);
  return ground.boxes[place] ?? ground.start;
}

/** Where the news ends, if it happens on the board. */
function placeOf(news: TableNews | null): Place | null {
  const last = news?.events.findLast(({ kind }) => ['moved', 'pushed', 'sailed', 'flagRaised'].includes(kind));
  if (last === undefined) return null;
  if (last.kind === 'sailed') return BOAT;
  return last.kind === 'flagRaised' ? NEST : readPlace(String(last.to));
}

function hintedPlace(hint: Move): Place {
  const deed = deedOf(hint);
  if (deed === PLAY || deed === PUSH) return fromOf(hint);
  return deed === FLAG ? NEST : BOAT;
}

function rearmost(view: State, viewer: TableProps['viewer']): Place {
  const seat = viewer === 'table' ? view.toMove : viewer;
  return view.pirates[seat * view.crew] ?? NEST;
}
