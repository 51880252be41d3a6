/** What motion needs to know of the table: what was seen before and after a step, and where everything lies. */
import type { Viewer } from '@/core/seat';
import type { Anchors } from '@/ui/table/anchors';
import type { Point } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';

import type { Ring } from '../ring';
import type { State } from '../state';

export interface Stage {
  readonly view: State;
  readonly before: State;
  readonly ring: Ring;
  /** The board's upper left corner on the table. */
  readonly origin: Point;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly cardWidth: number;
  readonly anchors: Anchors;
}
