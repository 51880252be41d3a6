/**
 * What the table of 21 Mutinies tells of a move. Things are named as in the notation: spaces `trade.2`, jewels `R06`,
 * treasures `dou2`, cards `V07`, actions `wreck`. Seats are numbers; HENCHMAN (5) stands for the henchman.
 */
import type { Seat } from '@/core/seat';

import type { EndReason } from './state';

/** What came or went; what is left out did not change. */
type Goods = {
  readonly doubloons?: number;
  readonly rum?: number;
  readonly prestige?: number;
};

/** Why: a key of the words `cause.<…>`: an action, a space of Town or Cabin, `bonus`, a treasure or a card. */
type Cause = string;

/** Where a jewel came from. */
type Source = 'stock' | 'blind';

type Placing =
  /** A disc stands on its space with its stake under it; `seat` pays also for the henchman. */
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly space: string;
      readonly henchman: boolean;
      readonly doubloons: number;
      readonly rum: number;
    }
  /** Second Thoughts: the stake went back, the disc stands elsewhere. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly to: string; readonly doubloons: number }
  /** A treasure was turned up and left the game. */
  | { readonly kind: 'used'; readonly seat: Seat; readonly treasure: string }
  /** A Voluntary card was turned up and left the game. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string };

type Changes =
  /** From bank and Tavern stock, and on the prestige track. */
  | ({ readonly kind: 'gained'; readonly seat: Seat; readonly cause: Cause } & Goods)
  /** Back to bank and Tavern stock; prestige lost. */
  | ({ readonly kind: 'lost'; readonly seat: Seat; readonly cause: Cause } & Goods)
  /** The stake under a disc was paid. */
  | { readonly kind: 'stakePaid'; readonly seat: Seat; readonly doubloons: number; readonly rum: number }
  | { readonly kind: 'stakeReturned'; readonly seat: Seat; readonly doubloons: number; readonly rum: number }
  /** From one purse to another. */
  | {
      readonly kind: 'gave';
      readonly seat: Seat;
      readonly to: Seat;
      readonly cause: Cause;
      readonly doubloons?: number;
      readonly rum?: number;
    }
  /** A bonus of the prestige track was reached: 8, 18, 28 or 38. What it gave follows. */
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly at: number };

type Jewels =
  /** A jewel of the display went into a hand, seen by all. */
  | { readonly kind: 'tookJewel'; readonly seat: Seat; readonly jewel: string; readonly space: string }
  /** A face-down jewel went into a hand, or before the drawer (`isKept` false) who has still to decide. */
  | {
      readonly kind: 'drewJewel';
      readonly seat: Seat;
      readonly from: Source;
      readonly isKept: boolean;
      readonly secret: { readonly to: readonly Seat[]; readonly jewel: string };
      readonly reveals: true;
    }
  | { readonly kind: 'kept'; readonly seat: Seat }
  /** Jewels went face up to the discard: thrown, given to the Fence, lost, swept away or the henchman's. */
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly jewels: readonly string[];
      readonly cause: Cause;
      readonly reveals?: true;
    }
  /** A jewel was laid out for a sale. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly jewel: string }
  /** The jewels laid out went to the discard, the rum to the Tavern stock, the pay to the seller. */
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly row: string;
      readonly jewels: readonly string[];
      readonly rum: number;
      readonly doubloons: number;
      readonly prestige: number;
    }
  /** Cutpurse of Gems: a jewel of `from`, drawn at random, was shown to all and went to `seat`. */
  | {
      readonly kind: 'cutpurse';
      readonly seat: Seat;
      readonly from: Seat;
      readonly jewel: string;
      readonly reveals: true;
    }
  /** Forger: `given` was laid open; `taken` follows it into the hand when the space is chosen. */
  | { readonly kind: 'offered'; readonly seat: Seat; readonly jewel: string }
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly given: string;
      readonly taken: string;
      readonly space: string;
    }
  /** Spyglass: how many jewels of the stock were looked at. */
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: readonly Seat[]; readonly jewels: readonly string[] };
      readonly reveals: true;
    }
  /** Spyglass: one of them was taken, or none. */
  | {
      readonly kind: 'spied';
      readonly seat: Seat;
      readonly took: boolean;
      readonly secret?: { readonly to: readonly Seat[]; readonly jewel: string };
    }
  /** Spyglass: the others lie on the stock again; for the owner from the top down. */
  | {
      readonly kind: 'putBack';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: readonly Seat[]; readonly jewels: readonly string[] };
    }
  /** Empty display spaces were filled, and so many jewels went under the blind pile. */
  | {
      readonly kind: 'refilled';
      readonly spaces: readonly string[];
      readonly jewels: readonly string[];
      readonly blind: number;
      readonly reveals: true;
    }
  /** The stock has run out for the first or second time. */
  | { readonly kind: 'ranOut'; readonly time: number }
  /** The discard was shuffled into a new stock of `count`. */
  | { readonly kind: 'rebuilt'; readonly count: number };

type Treasures =
  | {
      readonly kind: 'drewTreasure';
      readonly seat: Seat;
      readonly cause: Cause;
      readonly secret: { readonly to: readonly Seat[]; readonly treasure: string };
      readonly reveals: true;
    }
  /** Two dice in Shipwrecks: `beat` must be exceeded; `loaded` is what Loaded Dice added to each. */
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly beat: number;
      readonly loaded: number;
      readonly found: boolean;
      readonly reveals: true;
    }
  /** The Tavern's die, and who got the cubes, one by one. */
  | {
      readonly kind: 'dealt';
      readonly die: number;
      readonly to: readonly Seat[];
      readonly reveals: true;
    };

type Rounds =
  /** The new turn order after a mutiny; `mutineers` from the highest space down. */
  | { readonly kind: 'mutinied'; readonly mutineers: readonly Seat[]; readonly order: readonly Seat[] }
  | { readonly kind: 'noMutiny'; readonly captain: Seat }
  /** All discs went home, the pirate token lies on the action. */
  | { readonly kind: 'roundEnded'; readonly round: number; readonly action: string }
  | { readonly kind: 'roundStarted'; readonly round: number; readonly captain: Seat; readonly isLast: boolean }
  | {
      readonly kind: 'drewCard';
      readonly seat: Seat;
      readonly left: number;
      readonly secret: { readonly to: readonly Seat[]; readonly card: string };
      readonly reveals: true;
    }
  /** Simplified: a blank card left the deck. */
  | { readonly kind: 'countedDown'; readonly left: number }
  /** A Compulsory card lies face up and takes effect. */
  | { readonly kind: 'revealedCard'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'hidCard'; readonly seat: Seat }
  | { readonly kind: 'lastMutiny'; readonly seat: Seat }
  | { readonly kind: 'closed'; readonly action: string; readonly rounds: number }
  /** The next round will be the last. */
  | { readonly kind: 'endNears'; readonly reason: EndReason };

type Scoring =
  /** A seat's hand is laid open for scoring. */
  | {
      readonly kind: 'showed';
      readonly seat: Seat;
      readonly jewels: readonly string[];
      readonly treasures: readonly string[];
      readonly cards: readonly string[];
      readonly reveals: true;
    }
  /**
   * One line of the final scoring (R10.1 … R10.6): the step, what counted (`treasure`, `jewels`, `cards`, `exchange`,
   * a card's id, `refused`, `rum`), and what it changed. Jewels drawn by `jew1` are named.
   */
  | {
      readonly kind: 'scored';
      readonly step: number;
      readonly seat: Seat;
      readonly what: string;
      readonly doubloons: number;
      readonly prestige: number;
      readonly jewel?: string;
      readonly reveals?: true;
    }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] };

export type MutiniesEvent = Placing | Changes | Jewels | Treasures | Rounds | Scoring;

/** Told what happens, if anybody listens. */
export type Tell = (event: MutiniesEvent) => void;
