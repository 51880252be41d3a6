/** Hands as counts of each kind of card, since cards of a kind are interchangeable, and the news of a draw. */
import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';

/** A kind of card by its number in the game that asks. */
type Kind = number;

export interface Hands {
  /** As many numbers a seat as there are kinds. */
  readonly hands: number[];
  readonly handSizes: number[];
}

export function putInHand(held: Hands, kinds: number, seat: Seat, kind: Kind): void {
  const at = seat * kinds + kind;
  held.hands[at] = (held.hands[at] as number) + 1;
  held.handSizes[seat] = (held.handSizes[seat] as number) + 1;
}

export function takeFromHand(held: Hands, kinds: number, seat: Seat, kind: Kind): void {
  const at = seat * kinds + kind;
  held.hands[at] = (held.hands[at] as number) - 1;
  held.handSizes[seat] = (held.handSizes[seat] as number) - 1;
}

/** A hand has no order, so its news tells none. */
export function inOrder(kinds: Kind[]): Kind[] {
  return kinds.sort((a, b) => a - b);
}

/** Who sees what was drawn: the drawer alone, everybody from now on, or everybody since before. */
type DrawSeen = 'drawer' | 'all' | 'before';

export function drewEvent(seat: Seat, cards: readonly string[], seen: DrawSeen): GameEvent {
  const fact = { kind: 'drew', seat, count: cards.length };
  if (cards.length === 0) return fact;
  switch (seen) {
    case 'before':
      return { ...fact, cards };
    case 'all':
      return { ...fact, cards, reveals: true };
    case 'drawer':
      return { ...fact, secret: { to: [seat], cards }, reveals: true };
  }
}
