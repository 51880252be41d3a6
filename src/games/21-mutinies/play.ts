/** Plays one legal move and everything that follows from it without a choice. */
import type { Emit } from '@/core/event';

import { keep, rob, steal, throwAway } from './choices';
import { nextPlacing, place } from './placing';
import { goOn, nextDisc } from './resolve';
import { hide, reveal } from './round';
import { pick, sell, startSale } from './sale';
import { putOnTop, takeSpied } from './spyglass';
import type { Move, State } from './state';
import { give, moveDisc, playCard, swap, target } from './voluntary';
import { turnUpTreasure } from './windows';

export function play(state: State, move: Move, emit?: Emit): void {
  switch (move.kind) {
    case 'place':
      return state.phase === 'move' ? moveDisc(state, move.space, emit) : place(state, move.space, emit);
    case 'henchman':
      return place(state, move.space, emit);
    case 'use':
      return turnUpTreasure(state, move.treasure, emit);
    case 'play':
      return playCard(state, move.card, emit);
    case 'done':
      return nextPlacing(state, emit);
    case 'go':
      state.asked = true;
      return goOn(state, emit);
    case 'keep':
      return keep(state, emit);
    case 'throw':
      return throwAway(state, emit);
    case 'combo':
      return startSale(state, move.row);
    case 'pick':
      return pick(state, move.jewel, emit);
    case 'rum':
      return sell(state, move.rum, emit);
    case 'steal':
      return steal(state, move.from, emit);
    case 'pass':
      return nextDisc(state, emit);
    case 'rob':
      return rob(state, move.seat, emit);
    case 'target':
      return target(state, move.seat, emit);
    case 'give':
      return give(state, move.jewel, emit);
    case 'swap':
      return swap(state, move.with, emit);
    case 'take':
      return takeSpied(state, move.jewel, emit);
    case 'top':
      return putOnTop(state, move.jewel, emit);
    case 'reveal':
      return reveal(state, emit);
    case 'hide':
      return hide(state, emit);
  }
}
