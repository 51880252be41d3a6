/** What every part of the board is given. */
import type { TableProps } from '@/ui/table/props';

import type { State } from '../state';
import type { Plan } from './plan';

export interface BoardParts extends Pick<TableProps, 'viewer' | 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly plan: Plan;
  readonly hints: ReadonlySet<string>;
  /** What is in flight and not to be drawn in its place. */
  readonly hidden: ReadonlySet<string>;
}
