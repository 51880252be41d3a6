/** When people at one device may act with covered trays (section 12): wherever a choice needs no jewel, treasure or card. */
import { isClosed } from './placing';
import { ACTIONS } from './data';
import { captainOf, type State } from './state';

export function covered(table: State): 'open' | 'forced' | null {
  switch (table.phase) {
    case 'place':
      return mayNeedHand(table) ? null : 'open';
    case 'after':
    case 'resolve':
    case 'steal':
    case 'rob':
    case 'move':
      return 'open';
    case 'blind':
    case 'combo':
    case 'pick':
    case 'rum':
    case 'target':
    case 'give':
    case 'swap':
    case 'spy':
    case 'order':
    case 'card':
    case 'over':
      return null;
  }
}

/** Whether closures give way (R3.4) depends on what the captain could sell. */
function mayNeedHand(table: State): boolean {
  if (table.at > 0 || table.turn !== captainOf(table)) return false;
  for (let action = 0; action < ACTIONS.length; action++) if (isClosed(table, action)) return true;
  return false;
}
