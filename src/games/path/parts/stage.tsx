/** What motion needs to know of the table: what was seen before and after a step, and where everything lies. */
import type { Viewer } from '@/core/seat';
import type { Anchors } from '@/ui/table/anchors';
import type { SeatFace } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';

export interface PathStage<State, Ground> {
  readonly view: State;
  readonly before: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly cardWidth: number;
  readonly anchors: Anchors;
}
