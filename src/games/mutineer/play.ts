/** Plays one legal move and everything that follows from it without a choice. */
import type { Emit } from '@/core/event';
import { fight } from './mutiny';
import { pass, playCard, setPay, takeRole } from './offer';
import { drop } from './refill';
import { sell } from './sale';
import type { Move, State } from './state';
import { repel } from './wages';

export function play(state: State, move: Move, emit?: Emit): void {
  switch (move.kind) {
    case 'pay':
      return setPay(state, move.pay, emit);
    case 'play':
      return playCard(state, move.card, emit);
    case 'pass':
      return pass(state, emit);
    case 'role':
      return takeRole(state, move.role, emit);
    case 'fight':
      return fight(state, move.conflicts, emit);
    case 'repel':
      return repel(state, move.repels, emit);
    case 'sell':
      return sell(state, move.lots, emit);
    case 'drop':
      return drop(state, move.card, emit);
  }
}
