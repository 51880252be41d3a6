/** A person's choice in the making: touches so far, a move waiting to be confirmed, a touch that led nowhere. */
import type { Spot } from '@/core/spot';
import { narrow, touch, type Candidate, type Narrowing } from './touch';

type Chosen = { readonly move: unknown };

export class Choosing {
  narrowing: Narrowing;
  closed: Spot | null = null;
  pending: Chosen | null = null;

  constructor(private readonly legal: readonly Candidate[]) {
    this.narrowing = narrow(legal, []);
  }

  /** The move to be played now, if the touch has named exactly one and nothing is to be confirmed. */
  touch(spot: Spot, confirms: boolean): Chosen | null {
    this.pending = null;
    const answer = touch(this.legal, this.narrowing, spot);
    this.closed = answer.kind === 'closed' ? spot : null;
    if (answer.kind === 'closed') return null;
    this.narrowing = answer.narrowing;
    return this.narrowing.named.length === 1 ? this.choose(this.narrowing.named[0], confirms) : null;
  }

  choose(move: unknown, confirms: boolean): Chosen | null {
    if (!confirms) return { move };
    this.pending = { move };
    return null;
  }

  letGo(): void {
    this.narrowing = narrow(this.legal, []);
    this.closed = null;
    this.pending = null;
  }
}
