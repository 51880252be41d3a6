/** What brings the game to its end (R8.7). */
import type { Tell } from './events';
import type { EndReason, State } from './state';

/** The next round is the last, unless one is already known to be; a trigger in the last round adds none. */
export function triggerEnd(state: State, reason: EndReason, tell?: Tell): void {
  if (state.round + 1 >= state.lastRound) return;
  state.lastRound = state.round + 1;
  state.endReason = reason;
  tell?.({ kind: 'endNears', reason });
}
