/** What motion needs to know of the table: what was seen before and after a step, and where everything lies. */
import type { LayoutRectangle } from 'react-native';

import type { Seat, Viewer } from '@/core/seat';
import { type Anchors, handOf } from '@/ui/table/anchors';
import type { Point, Schedule } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';

import type { Island } from '../data';
import type { MeutereiEvent } from '../events';
import type { State } from '../state';
import type { Plan } from './plan';
import { islandPoint } from './SeaTrack';

export interface Stage {
  readonly view: State;
  readonly before: State;
  /** As the board lies while an event is shown: before the cut as it was, then as it is. */
  readonly plan: Plan;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly anchors: Anchors;
  /** Where the board lies on the table. */
  readonly board: LayoutRectangle;
}

/** A point of the board in the table's coordinates. */
export function overTable({ board }: Stage, { x, y }: Point): Point {
  return { x: board.x + x, y: board.y + y };
}

/** Where a supply lies, over the table. */
export function supplyPoint(stage: Stage, island: Island): Point {
  return overTable(stage, islandPoint(stage.plan, stage.view, island));
}

/** A player's cards and coins: the own hand, another's plate. */
export function purseOf({ anchors, viewer }: Stage, seat: Seat): Point {
  return handOf(anchors, viewer, seat);
}

/** A player's plate above the board, the own one too. */
export function plateOf({ anchors }: Stage, seat: Seat): Point {
  return anchors.seats[seat] ?? anchors.board;
}

/** One event on stage: its name among the flights, and the schedule it is laid into. */
export interface Cue extends Stage {
  readonly key: string;
  readonly schedule: Schedule;
}

type Told<Kind> = Extract<MeutereiEvent, { readonly kind: Kind }>;

/** How each kind of event moves; kinds without a planner need no motion. */
export type Planners = { readonly [Kind in MeutereiEvent['kind']]?: (event: Told<Kind>, cue: Cue) => void };
