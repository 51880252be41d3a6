/** A process of the bench: plays each deal it is sent, once for each rotation, and looks in when the mutiny begins. */
import { PAIR_COUNT } from '@/games/die-meuterei/data';
import { NONE, type State } from '@/games/die-meuterei/state';

import { playOnce, type Pairing } from '../../scripts/arena/match';
import { serve } from '../../scripts/arena/serve';

/** How a contestant came out of the voyage, and what the game brought it. */
export interface Arrival {
  readonly won: number;
  readonly hasSide: boolean;
  /** A card for each duel that may come. */
  readonly isArmed: boolean;
}

serve<Pairing, Arrival[][]>((pairing) => pairing.contestants.map((_, rotation) => arrivals(pairing, rotation)));

function arrivals(pairing: Pairing, rotation: number): Arrival[] {
  const { contestants } = pairing;
  let sides: number[] = [];
  let held: number[] = [];
  const { wins } = playOnce(pairing, rotation, (given) => {
    const state = given as State;
    if (state.reason === null || sides.length > 0) return;
    sides = state.sides.slice();
    held = state.held.slice();
  });
  return contestants.map((_, i) => {
    const seat = (i + rotation) % contestants.length;
    return {
      won: wins[i] as number,
      hasSide: sides[seat] !== NONE,
      isArmed: (held[seat] as number) >= PAIR_COUNT,
    };
  });
}
