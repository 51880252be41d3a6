/** What a position is worth to each seat: shares of one win, so that helping a rival costs. */
import type { AnyGame } from '@/core/game';
import type { Outcome } from '@/core/outcome';

/** So much of a win is the final place worth, so that a lost game is still played for second. */
const STANDING = 0.02;

/**
 * Writes each seat's share into `worth`: of a finished game by its outcome, otherwise by `appraise`.
 * Appraisals that sum to more than one win are scaled down to one; a smaller sum stays (nobody may win).
 */
export function weigh(game: AnyGame, state: unknown, worth: number[]): void {
  const outcome = game.seatToAct(state) === null ? game.outcome(state) : null;
  if (outcome !== null) return weighOutcome(outcome, worth);
  if (game.appraiseAll !== undefined) game.appraiseAll(state, worth);
  else for (let seat = 0; seat < worth.length; seat++) worth[seat] = game.appraise(state, seat);
  let sum = 0;
  for (let seat = 0; seat < worth.length; seat++) sum += worth[seat] as number;
  if (sum > 1) {
    for (let seat = 0; seat < worth.length; seat++) worth[seat] = (worth[seat] as number) / sum;
  }
}

function weighOutcome(outcome: Outcome, worth: number[]): void {
  const seats = worth.length;
  for (let seat = 0; seat < seats; seat++) {
    const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    const behind = seats > 1 ? (seats - (outcome.ranks[seat] as number)) / (seats - 1) : 1;
    worth[seat] = (1 - STANDING) * won + STANDING * behind;
  }
}
