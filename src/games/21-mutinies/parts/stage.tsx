/** What motion needs to know of the table: what was seen before and after a step, and where everything lies. */
import type { Seat, Viewer } from '@/core/seat';
import type { Say } from '@/i18n/words';
import type { Anchors } from '@/ui/table/anchors';
import type { Point } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';

import type { Ground } from '../ground';
import type { State } from '../state';

export interface Stage {
  readonly view: State;
  readonly before: State;
  readonly ground: Ground;
  /** Where the board lies on the table. */
  readonly board: Point;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly tokenWidth: number;
  readonly anchors: Anchors;
  readonly say: Say;
}

/** The plate of a seat: players sit in turn order, so it depends on when. */
export function plateOf({ anchors }: Stage, order: readonly Seat[], seat: Seat): Point {
  return anchors.seats[Math.max(0, order.indexOf(seat))] ?? anchors.board;
}

/** Where a seat's things come from and go to: the tray for the viewer, a plate for the others. */
export function holdOf(stage: Stage, seat: Seat): Point {
  return seat === stage.viewer ? stage.anchors.hand : plateOf(stage, stage.before.order, seat);
}

/** A point of the board in the table's coordinates. */
export function onTable({ board }: Stage, { x, y }: Point): Point {
  return { x: board.x + x, y: board.y + y };
}
