/**
 * The spots a player touches to make a move. Pay is one touch; whatever cannot be taken back is chosen, seen, and
 * confirmed by touching it again or by `button confirm`.
 */
import type { Spot, Way } from '@/core/spot';
import { kindId, roleId } from './data';
import type { Lot, Move, State } from './state';

/** Does what was touched last. */
export const CONFIRM: Spot = 'button confirm';

export function ways(view: State, move: Move): Way[] {
  const spot = spotOf(view, move);
  if (move.kind === 'pay') return [[spot]];
  return [
    [spot, spot],
    [spot, CONFIRM],
  ];
}

/** What stands for a move at the table. */
export function spotOf(view: State, move: Move): Spot {
  switch (move.kind) {
    case 'pay':
      return `pay ${move.pay}`;
    case 'play':
      return `card ${kindId(move.card)}`;
    case 'pass':
      return 'button pass';
    case 'role':
      return `role ${roleId(move.role)}`;
    case 'fight':
      return `fight ${move.conflicts}`;
    case 'repel':
      return move.repels ? 'button repel' : 'button yield';
    case 'sell':
      return `sale ${countOn(view, move.lots, view.ship)}-${countOn(view, move.lots, view.wake)}`;
    case 'drop':
      return `card ${kindId(move.card)}`;
  }
}

/** No two sales of a player have the same counts (R6.4), so the counts name the sale. */
function countOn(view: State, lots: readonly Lot[], position: number): number {
  return lots.find((lot) => lot.island === view.circle[position])?.count ?? 0;
}
