/** How moves look when a search first meets them: what the game thinks of them, or what playing them does to its appraisal. */
import type { AnyGame } from '@/core/game';

import { keyOf, type Key } from './keys';

/** Gain in appraisal for the seat that makes the move, and the interest it raises. */
export interface Looks {
  readonly gain: number;
  readonly interest: number;
}

export class FirstLooks {
  /** How each seat's moves looked: found again elsewhere in the tree they are not looked at again. */
  private readonly known: Map<Key, Looks>[] = [];
  /** How the position looks to whoever chooses, once somebody has asked; -1 before. */
  private before = -1;
  /** What the game thinks of the moves at hand; kept to spare the collector. */
  private readonly gains: number[] = [];

  constructor(
    private readonly game: AnyGame,
    seats: number,
    private readonly sharpness: number,
  ) {
    for (let seat = 0; seat < seats; seat++) this.known.push(new Map());
  }

  /** Another position comes. */
  begin(): void {
    this.before = -1;
  }

  /** How one of the moves of this position looks. */
  at(state: unknown, moves: readonly unknown[], i: number): Looks {
    return this.game.lean === undefined ? this.looked(state, moves[i]) : this.leant(state, moves, i);
  }

  /** A move met nowhere yet is looked at by playing it. */
  private looked(state: unknown, move: unknown): Looks {
    const { game } = this;
    const seat = game.seatToAct(state) as number;
    const known = this.known[seat] as Map<Key, Looks>;
    const key = keyOf(game, move);
    let looks = known.get(key);
    if (looks === undefined) {
      const after = game.clone(state);
      game.play(after, move);
      if (this.before < 0) this.before = game.appraise(state, seat);
      looks = this.from(game.appraise(after, seat) - this.before);
      known.set(key, looks);
    }
    return looks;
  }

  /** What the game itself thinks of a move here, measured against the best. */
  private leant(state: unknown, moves: readonly unknown[], i: number): Looks {
    const { gains } = this;
    if (this.before < 0) {
      this.game.lean?.(state, moves, gains);
      let best = -Infinity;
      for (let k = 0; k < moves.length; k++) if ((gains[k] as number) > best) best = gains[k] as number;
      for (let k = 0; k < moves.length; k++) gains[k] = (gains[k] as number) - best;
      this.before = 0;
    }
    return this.from(gains[i] as number);
  }

  private from(gain: number): Looks {
    return { gain, interest: Math.exp(gain / this.sharpness) };
  }
}
