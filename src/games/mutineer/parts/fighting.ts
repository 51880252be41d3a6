/** Who fights for whom in a mutiny, for pictures and labels (R4.4). */
import type { Seat } from '@/core/seat';

import { BOY, MATE, MUTINEER } from '../data';
import type { State } from '../state';

export type FightSide = 'captain' | 'mutiny';

export function fightingFor(view: State, seat: Seat): FightSide | null {
  const role = view.roles[seat];
  if (seat === view.captain || role === MATE) return 'captain';
  return role === MUTINEER || role === BOY ? 'mutiny' : null;
}

export function hasRole(view: State, role: number): boolean {
  return view.roles.includes(role);
}
