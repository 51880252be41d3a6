/** The path from start to home in layers: scenery, spaces, places to touch, pirates, previews, what is in flight. */
import type { ReactNode } from 'react';

import type { TableNews, TableProps } from '@/ui/table/props';
import { useTheme } from '@/ui/theme';

import type { Box } from '../../path/box';
import { PathBoard } from '../../path/parts/PathBoard';
import type { Ground } from '../ground';
import { fromOf, toOf, type Move } from '../move';
import { readPlace } from '../notation';
import { landings, previewsOf } from '../previews';
import { crowdWithout } from '../../path/standing';
import { B, H, type Place, type State } from '../state';
import { Ferry } from './Ferry';
import { HomeSloop } from './HomeSloop';
import { Pirates } from './Pirates';
import { Places } from './Places';
import { Previews } from './Previews';
import { Scenery } from './Scenery';
import { Spaces } from './Spaces';
import { Tiles } from './Tiles';

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
  readonly isBusy: boolean;
}

export function Board(props: BoardProps) {
  const { view, ground, size, faces, moves, touched, open, hint, hidden, flyers, isBusy, news } = props;
  const { motion } = useTheme();
  const previews = previewsOf(view, moves, touched);
  const hinted = hint === null || touched.length > 0 ? [] : landings(view, [hint]);
  const isLeaving = isBusy && view.phase === 'over' && view.ending === 'home';
  const pirates = { view, ground, faces, hidden };
  return (
    <PathBoard ground={ground} size={size} follows={followed(props)} news={news?.number ?? 0}>
      <Scenery ground={ground} story={view.story} still={motion.reduced} />
      <Spaces ground={ground} layout={view.layout} crowd={crowdWithout(view, hidden)} />
      <Places {...props} open={open} previews={previews} />
      {ground.ferry ? <Ferry {...pirates} docks={ground.ferry} /> : null}
      {ground.deck ? <HomeSloop {...pirates} deck={ground.deck} isLeaving={isLeaving} /> : null}
      <Tiles view={view} ground={ground} hidden={hidden} />
      <Pirates {...pirates} />
      <Previews view={view} ground={ground} previews={previews} faces={faces} touched={touched} look="choice" />
      <Previews view={view} ground={ground} previews={hinted} faces={faces} touched={touched} look="hint" />
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
  const last = news?.events.findLast(({ kind }) => kind === 'moved' || kind === 'sailed' || kind === 'tileOpened');
  if (last === undefined) return null;
  if (last.kind === 'sailed') return B;
  return last.kind === 'moved' ? readPlace(String(last.to)) : Number(last.space);
}

function hintedPlace(hint: Move): Place {
  return fromOf(hint) || toOf(hint);
}

function rearmost(view: State, viewer: TableProps['viewer']): Place {
  const seat = viewer === 'table' ? view.toMove : viewer;
  return view.pirates[seat * view.crew] ?? H;
}
