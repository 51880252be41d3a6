/** When people at one device may act with their hands covered (section 12): a sale is public, and no card leaves only to pass. */
import { heldBy, type State } from './state';

export function covered(table: State): 'open' | 'forced' | null {
  switch (table.phase) {
    case 'sell':
      return 'open';
    case 'offer':
      return heldBy(table, table.turn) === 0 ? 'forced' : null;
    case 'pay':
    case 'role':
    case 'fight':
    case 'repel':
    case 'drop':
    case 'end':
      return null;
  }
}
