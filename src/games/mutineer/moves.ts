/** What is legal now: the one and only list of moves. */
import { fightMoves } from './mutiny';
import { offerMoves, payMoves, roleMoves } from './offer';
import { repelMoves } from './pirates';
import { dropMoves } from './refill';
import { sellMoves } from './sale';
import type { Move, State } from './state';

export function moves(state: State): Move[] {
  switch (state.phase) {
    case 'pay':
      return payMoves();
    case 'offer':
      return offerMoves(state);
    case 'role':
      return roleMoves(state);
    case 'fight':
      return fightMoves(state);
    case 'repel':
      return repelMoves(state);
    case 'sell':
      return sellMoves(state);
    case 'drop':
      return dropMoves(state);
    case 'end':
      return [];
  }
}
