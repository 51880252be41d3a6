/** What the table shows while a step is still being told: what was before it, with the sabres it turned up. */
import type { GameEvent } from '@/core/event';

import { CONFLICT } from '../data';
import { clone, type State, turnUp } from '../state';

export function toldView(before: State, events: readonly GameEvent[]): State {
  const view = clone(before);
  for (const { kind, seat, conflicts } of events) {
    if (kind !== 'fought') continue;
    for (let i = 0; i < Number(conflicts); i++) turnUp(view, Number(seat), CONFLICT);
  }
  return view;
}
