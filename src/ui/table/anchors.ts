/** The points of a table that cards fly between, in its own coordinates. */
import type { Seat, Viewer } from '@/core/seat';

import type { Point } from './flights';

export interface Anchors {
  readonly deck: Point;
  readonly pile: Point;
  readonly hand: Point;
  /** The middle of the board. */
  readonly board: Point;
  readonly seats: readonly Point[];
}

/** Where the cards of a seat come from and go to. */
export function handOf(anchors: Anchors, viewer: Viewer, seat: Seat): Point {
  return seat === viewer ? anchors.hand : (anchors.seats[seat] ?? anchors.hand);
}
