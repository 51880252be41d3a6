/** What each seat takes home from a finished match: the rows that statistics count. */
import type { Outcome } from '@/core/outcome';
import type { Seat } from '@/core/seat';

import type { MatchSeat } from './store';

export interface SeatResult {
  readonly seat: Seat;
  readonly kind: 'human' | 'bot';
  /** A human's name or a bot's strength. */
  readonly who: string;
  readonly won: 0 | 1;
  readonly rank: number;
  readonly points: number | null;
}

export function resultsOf(seats: readonly MatchSeat[], outcome: Outcome): SeatResult[] {
  return seats.map((at, seat) => ({
    seat,
    kind: at.kind,
    who: at.kind === 'bot' ? at.strength : at.name,
    won: outcome.winners.includes(seat) ? 1 : 0,
    rank: outcome.ranks[seat] ?? seats.length,
    points: outcome.points?.[seat] ?? null,
  }));
}

/** Wins in a row from a text of 1 (won) and 0 (not won) in the order of the matches' ends. */
export function streakOf(wins: string): { now: number; best: number } {
  const rows = wins.split('0').map((row) => row.length);
  return { now: rows[rows.length - 1] ?? 0, best: Math.max(...rows) };
}
