/** Moving pirates; the spaces they leave and reach are counted. */
import type { Seat } from '@/core/seat';

import { walk } from '../path/crews';
import { isSpace, type Place, type State } from './state';

export function movePirate(state: State, seat: Seat, from: Place, to: Place): void {
  walk(state, seat, from, to);
  if (isSpace(from)) state.crowd[from] = (state.crowd[from] as number) - 1;
  if (isSpace(to)) state.crowd[to] = (state.crowd[to] as number) + 1;
}
