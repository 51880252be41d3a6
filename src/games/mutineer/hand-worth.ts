/** What the cards a seat brings into a round are worth there. */
import type { Seat } from '@/core/seat';
import { KIND_COUNT } from './data';
import { keptWorth } from './market';
import type { Position, State } from './state';

/** Cards by seat and kind; the islands active in that round. */
export function handWorth(state: State, cards: readonly number[], seat: Seat, ship: Position, wake: Position): number {
  let worth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = cards[seat * KIND_COUNT + kind] as number;
    if (count > 0) worth += count * keptWorth(state, kind, ship, wake);
  }
  return worth;
}
