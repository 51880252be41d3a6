/**
 * What the table of The Pirate's Nest tells of a move. Places and cards are written as in the notation:
 * `start`, `1` … `35`, `boat`, `nest`; `map`, golden `map*`.
 */
import type { Seat } from '@/core/seat';

import type { Shore } from './state';

/** Faces go only to the drawer, unless all hands lie open; then `cards` stands beside `count`. */
type Drew = {
  readonly kind: 'drew';
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly string[];
  readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly string[] };
  readonly reveals?: true;
};

export type NestEvent =
  /** A card went from the hand onto the discards; `moved` follows. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  /** An own pirate went forward by that card; `jumped` are the occupied spaces of the symbol on its way. */
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly jumped: string[];
    }
  /** A pirate of `rival` went forward; `gain` is what it earns, `drew` follows with what there was. */
  | {
      readonly kind: 'pushed';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly from: string;
      readonly to: string;
      readonly gain: number;
    }
  | Drew
  /** The boat has arrived at `shore` with everybody aboard. */
  | { readonly kind: 'sailed'; readonly seat: Seat; readonly shore: Shore; readonly free: boolean }
  /** A golden card was played; `over` are the seats above the limit in the order they drop, `surplus` beside each. */
  | {
      readonly kind: 'checked';
      readonly seat: Seat;
      readonly over: readonly Seat[];
      readonly surplus: readonly number[];
    }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly card: string }
  /** The discards became a supply of `count` cards. */
  | { readonly kind: 'reshuffled'; readonly count: number }
  /** A dry turn ended without a pirate moved; `drew` follows. */
  | { readonly kind: 'relief'; readonly seat: Seat }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  /** The turn of `seat` begins in a flat calm. */
  | { readonly kind: 'calm'; readonly seat: Seat }
  | { readonly kind: 'flagRaised'; readonly seat: Seat };
