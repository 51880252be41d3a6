/** When people at one device may act with covered hands (section 12): what needs nobody's secrets, and what is forced. */
import type { State } from './state';

export function covered(table: State): 'open' | 'forced' | null {
  switch (table.phase) {
    case 'cabin':
    case 'pang':
    case 'chang':
    case 'mrob':
      return 'open';
    case 'commit':
      return isForced(table) ? 'forced' : null;
    case 'ramon':
    case 'tembo':
    case 'wessel':
    case 'nero':
    case 'side':
    case 'bijoux':
    case 'ojo':
    case 'pick':
    case 'place':
    case 'inspect':
    case 'swap':
    case 'end':
      return null;
  }
}

/** An empty hand leaves the mascot; a single card in the first combat round leaves that card (R6.3). */
function isForced({ held, turn, combatRound }: State): boolean {
  const cards = held[turn] as number;
  return cards === 0 || (cards === 1 && combatRound === 1);
}
