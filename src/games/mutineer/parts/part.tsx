/** What the parts of the table are given: a view, the moves the touches still lead to, and where to report touches. */
import type { TableProps } from '@/ui/table/props';

import type { Move, State } from '../state';

export interface PartProps extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly hints: ReadonlySet<string>;
  /** What is still in the air and must not be drawn yet. */
  readonly hidden: ReadonlySet<string>;
}

/** The viewer is to choose. */
export function isChoosing({ open, touched }: Pick<PartProps, 'open' | 'touched'>): boolean {
  return open.size > 0 || touched.length > 0;
}
