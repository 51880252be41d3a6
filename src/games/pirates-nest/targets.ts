/** Where a pirate lands: by a card, or by a push. The player never chooses it. */
import type { Seat } from '@/core/seat';

import { countAt, nextMet } from '../path/crews';
import { BOAT_LIMIT } from './data';
import { BOAT, NEST, NOWHERE, type Place, type State } from './state';

/** The first space ahead with one or two pirates, else the exit of the island, open or not (R4.2 to R4.4). */
export function pushTarget(crowd: readonly number[], from: Place): Place {
  const exit = from < BOAT ? BOAT : NEST;
  return nextMet(crowd, from + 1, exit - 1, exit);
}

/** Where a rival's pirate may be pushed now; nowhere if the boat does not take it or the Nest is barred. */
export function openPushTarget(state: State, seat: Seat, from: Place): Place {
  const to = pushTarget(state.crowd, from);
  if (to === BOAT) return canBoard(state, seat) ? BOAT : NOWHERE;
  return to === NEST && !state.nestPush ? NOWHERE : to;
}

/** The boat takes pirates only at the small island, and at most three of a colour (R3.3, R4.3). */
export function canBoard(state: State, seat: Seat): boolean {
  return state.shore === 'small' && countAt(state, seat, BOAT) < BOAT_LIMIT;
}

/** A pirate can set out from the start, a space, or a boat at the large island; never from the Nest (R3.6, R4.5). */
export function canSetOut(state: State, from: Place): boolean {
  return from < NEST && (from !== BOAT || state.shore === 'large');
}
