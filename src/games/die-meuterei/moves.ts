/** What is legal now: the one and only list of moves. */
import { cabinMoves } from './cabin';
import { commitMoves, robMoves } from './combat';
import { pangMoves, ramonMoves, temboMoves } from './gifts';
import { type Move, SKIP } from './move';
import { bijouxMoves, inspectMoves, ojoMoves, pickMoves, placeMoves, sideMoves, swapMoves } from './secrets';
import type { State } from './state';
import { neroMoves, wesselMoves } from './trade';

export function moves(state: State): Move[] {
  switch (state.phase) {
    case 'cabin':
      return cabinMoves(state);
    case 'ramon':
      return ramonMoves.slice();
    case 'tembo':
      return temboMoves.slice();
    case 'wessel':
      return wesselMoves(state);
    case 'nero':
      return neroMoves(state);
    case 'pang':
      return pangMoves.slice();
    case 'chang': {
      const list = robMoves(state);
      list.push(SKIP);
      return list;
    }
    case 'side':
      return sideMoves.slice();
    case 'bijoux':
      return bijouxMoves.slice();
    case 'ojo':
      return ojoMoves(state);
    case 'pick':
      return pickMoves(state);
    case 'place':
      return placeMoves.slice();
    case 'inspect':
      return inspectMoves();
    case 'swap':
      return swapMoves.slice();
    case 'commit':
      return commitMoves(state, state.turn);
    case 'mrob':
      return robMoves(state);
    case 'end':
      return [];
  }
}
