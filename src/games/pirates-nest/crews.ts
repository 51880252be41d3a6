/** Moving pirates; each crew is kept in rising order of places. */
import type { Seat } from '@/core/seat';

import { isSpace, type Place, type State } from './state';

export function movePirate(state: State, seat: Seat, from: Place, to: Place): void {
  const pirates = state.pirates;
  const last = (seat + 1) * state.crew - 1;
  let i = seat * state.crew;
  while (pirates[i] !== from) i++;
  // Pirates only ever go forward.
  while (i < last && (pirates[i + 1] as Place) < to) {
    pirates[i] = pirates[i + 1] as Place;
    i++;
  }
  pirates[i] = to;
  if (isSpace(from)) state.crowd[from] = (state.crowd[from] as number) - 1;
  if (isSpace(to)) state.crowd[to] = (state.crowd[to] as number) + 1;
}
