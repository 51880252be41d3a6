/** The news of a step as flights. */
import type { LayoutRectangle } from 'react-native';
import type { Viewer } from '@/core/seat';
import type { Anchors } from '@/ui/table/anchors';
import { Schedule } from '@/ui/table/flights';
import type { SeatFace, TableNews } from '@/ui/table/props';
import type { Motion } from '@/ui/theme';
import type { State } from '../state';
import type { Plan } from './plan';
export const BEFORE = 'before';
export interface Stage {
  view: State;
  before: State;
  plan: Plan;
  planBefore: Plan;
  faces: readonly SeatFace[];
  viewer: Viewer;
  motion: Motion;
  anchors: Anchors;
  board: LayoutRectangle;
}
export function planMotion(_news: TableNews, _stage: Stage): Schedule {
  return new Schedule();
}
