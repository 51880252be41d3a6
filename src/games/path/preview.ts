/** What the touches so far would lead to: who may go, where they would land, what it takes and brings. */
import type { Seat } from '@/core/seat';
import type { Way } from '@/core/spot';

/** A place by its number in the game that asks. */
type Place = number;

export interface Preview {
  readonly key: string;
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place;
  /** Cards gained by it. */
  readonly gain: number;
  /** The card that is played for it. */
  readonly card: string | null;
}

/** The spots of the first of a hinted move's ways, all of them lit. */
export function spotsOf(ways: readonly Way[]): ReadonlySet<string> {
  return new Set(ways[0]);
}
