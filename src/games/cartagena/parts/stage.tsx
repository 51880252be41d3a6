/** What motion needs to know of the table: what was seen before and after a step, and where everything lies. */
import type { Seat, Viewer } from '@/core/seat';
import type { Point } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';

import type { Ground } from '../ground';
import type { State } from '../state';

export interface Stage {
  readonly view: State;
  readonly before: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly cardWidth: number;
  readonly anchors: Anchors;
}

/** Points of the table, in its own coordinates. */
export interface Anchors {
  readonly deck: Point;
  readonly pile: Point;
  readonly hand: Point;
  /** The middle of the board. */
  readonly board: Point;
  readonly seats: readonly Point[];
}

/** Where the cards of a seat come from and go to. */
export function handOf({ anchors, viewer }: Pick<Stage, 'anchors' | 'viewer'>, seat: Seat): Point {
  return seat === viewer ? anchors.hand : (anchors.seats[seat] ?? anchors.hand);
}
