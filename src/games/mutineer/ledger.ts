/** The score sheet: every change of a score is booked with its round and cause; totals are the sums (R8.4). */
import type { Emit } from '@/core/event';
import type { Booking } from '@/core/outcome';
import type { Seat } from '@/core/seat';
import { type Island, ISLANDS } from './data';
import { add, type State } from './state';

const PLAIN_CAUSES = ['ship', 'pay', 'mate', 'boy', 'prize', 'raid'] as const;

/** All causes as words name them; sales carry their island, after a dash because a key of the words has no colon. */
export const CAUSES: readonly string[] = [...PLAIN_CAUSES, ...ISLANDS.map((island) => `sale-${island.id}`)];

/** An index into CAUSES. */
type Cause = number;

export const SHIP: Cause = 0;
export const PAY: Cause = 1;
export const MATE_PAY: Cause = 2;
export const BOY_SHARE: Cause = 3;
export const PRIZE: Cause = 4;
export const RAID: Cause = 5;

export function saleOn(island: Island): Cause {
  return PLAIN_CAUSES.length + island;
}

/** One number a booking, so that a clone copies one short array: round, seat, cause, points from −16 to 15. */
const POINT_RANGE = 32;
const POINT_SHIFT = 16;
const CAUSE_RANGE = 32;
const SEAT_RANGE = 8;

/** A line of the score sheet. */
interface SheetLine extends Booking {
  readonly round: number;
  readonly seat: Seat;
}

interface Entry {
  readonly seat: Seat;
  readonly cause: Cause;
  readonly points: number;
}

/** Books points that change a score; nothing is written for 0. */
export function book(state: State, entry: Entry, emit?: Emit): void {
  const { seat, cause, points } = entry;
  if (points === 0) return;
  add(state.scores, seat, points);
  state.ledger.push(((state.round * SEAT_RANGE + seat) * CAUSE_RANGE + cause) * POINT_RANGE + points + POINT_SHIFT);
  if (emit) emit({ kind: 'scored', seat, cause: CAUSES[cause], points });
}

/** The whole score sheet in the order of booking. */
export function scoreSheet(state: State): SheetLine[] {
  return state.ledger.map((packed) => {
    const points = (packed % POINT_RANGE) - POINT_SHIFT;
    const rest = Math.floor(packed / POINT_RANGE);
    const head = Math.floor(rest / CAUSE_RANGE);
    const cause = CAUSES[rest % CAUSE_RANGE] as string;
    return { round: Math.floor(head / SEAT_RANGE), seat: head % SEAT_RANGE, cause, points };
  });
}
