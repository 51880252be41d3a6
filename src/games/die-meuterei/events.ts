/**
 * What the table of Die Meuterei tells of a move. Combat cards are written `V1` … `D3`, pirates and pairs as in data.ts,
 * doors and deck spots counted from 1, gold cards by value. `secret` is only for the seats it is addressed to.
 */
import type { Seat } from '@/core/seat';
import type { CombatId, PirateId } from './data';
import type { MutinyReason } from './state';

type To = readonly Seat[];
export type SideId = 'V' | 'D';
export type PairId = 'A' | 'B' | 'C' | 'D' | 'E';
export type Supply = 'combat' | 'gold' | 'coins';
/** A seat, or the supply on the gold island. */
type Purse = Seat | 'supply';

/** The voyage: rounds, doors, ship. */
type VoyageEvent =
  /** A row of `doors` closed doors lies before the giver. */
  | { readonly kind: 'roundStarted'; readonly round: number; readonly giver: Seat; readonly doors: number }
  /** A seasick pirate lies in the lifeboat now; `back` has returned from it. Comes before `roundStarted`. */
  | { readonly kind: 'stormed'; readonly pirate: PirateId; readonly back?: PirateId; readonly reveals: true }
  | {
      readonly kind: 'doorOpened';
      readonly seat: Seat;
      readonly door: number;
      readonly pirate: PirateId;
      readonly reveals: true;
    }
  /** The Ghost ends the turn. Follows `doorOpened`. */
  | { readonly kind: 'ghostMet'; readonly seat: Seat; readonly door: number }
  /** The action follows in events of its own. */
  | { readonly kind: 'pirateUsed'; readonly seat: Seat; readonly door: number; readonly pirate: PirateId }
  /** The visit brings nothing: supplies are empty, or there is nobody to rob or to look at. */
  | { readonly kind: 'nothing'; readonly seat: Seat; readonly pirate: PirateId }
  /** Satè lies open at the end of a turn. */
  | { readonly kind: 'offerRaised'; readonly offer: number }
  | { readonly kind: 'lastRoundCalled'; readonly supplies: readonly Supply[] }
  /** `by` spaces, maybe 0; `storms` are the storm spaces crossed, none if the voyage ends. */
  | {
      readonly kind: 'shipMoved';
      readonly from: number;
      readonly to: number;
      readonly by: number;
      readonly storms: readonly number[];
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly next: Seat };

/** Actions of the pirates. */
type ActionEvent =
  | {
      readonly kind: 'goldTaken';
      readonly seat: Seat;
      readonly secret: { readonly to: To; readonly gold: number };
      readonly reveals: true;
    }
  | {
      readonly kind: 'combatDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly to: To; readonly cards: readonly CombatId[] };
      readonly reveals: true;
    }
  /** Ramon Diaz: the top gold and combat card. Tembo: the top two combat cards, the upper first. */
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly pirate: 'ramon' | 'tembo';
      readonly secret: { readonly to: To; readonly cards: readonly CombatId[]; readonly gold?: number };
      readonly reveals: true;
    }
  /** The kept card of `looked` has come to the hand; the other was put under its pile. */
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly pirate: 'ramon' | 'tembo';
      readonly pile: 'combat' | 'gold';
      readonly secret: { readonly to: To; readonly card?: CombatId; readonly gold?: number };
    }
  /** A card goes from the hand to Wessel-Jan; `returned` follows when he has them all. */
  | {
      readonly kind: 'laidAside';
      readonly seat: Seat;
      readonly secret: { readonly to: To; readonly card: CombatId };
    }
  /** Cards have gone under a pile, in this order. */
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly pile: 'combat' | 'gold';
      readonly count: number;
      readonly secret: { readonly to: To; readonly cards: readonly CombatId[]; readonly gold?: number };
    }
  /** Why: the pirate, `mascot` in a duel, `refill` when everybody gives one back. */
  | {
      readonly kind: 'coinsMoved';
      readonly from: Purse;
      readonly to: Purse;
      readonly amount: number;
      readonly why: PirateId | 'mascot' | 'refill';
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly pirate: PirateId }
  | {
      readonly kind: 'sideSet';
      readonly seat: Seat;
      readonly pirate: 'bijoux' | 'ojo';
      readonly secret: { readonly to: To; readonly side: SideId };
    }
  /** Bijoux again: kept or changed. */
  | {
      readonly kind: 'sideHandled';
      readonly seat: Seat;
      readonly secret: { readonly to: To; readonly changed: boolean; readonly side: SideId };
    }
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly secret: { readonly to: To; readonly side: SideId };
      readonly reveals: true;
    }
  | { readonly kind: 'sailorPicked'; readonly seat: Seat; readonly spot: number }
  /** Both are taken and looked at; values in the order of `spots`. */
  | {
      readonly kind: 'sailorsSeen';
      readonly seat: Seat;
      readonly spots: readonly number[];
      readonly secret: { readonly to: To; readonly values: readonly number[] };
      readonly reveals: true;
    }
  | {
      readonly kind: 'pairPlaced';
      readonly seat: Seat;
      readonly pair: PairId;
      readonly spots: readonly number[];
      readonly secret: { readonly to: To; readonly V: number; readonly D: number };
    }
  | {
      readonly kind: 'pairInspected';
      readonly seat: Seat;
      readonly pair: PairId;
      readonly secret: { readonly to: To; readonly V: number; readonly D: number };
      readonly reveals: true;
    }
  /** The pair stands again: swapped or not. */
  | {
      readonly kind: 'pairHandled';
      readonly seat: Seat;
      readonly pair: PairId;
      readonly secret: { readonly to: To; readonly swapped: boolean; readonly V: number; readonly D: number };
    };

/** The mutiny. */
type MutinyEvent =
  /** `filled` are the pairs that got their sailors unseen only now. */
  | {
      readonly kind: 'mutinyBegun';
      readonly reason: MutinyReason;
      readonly excluded: readonly Seat[];
      readonly filled: readonly PairId[];
    }
  | {
      readonly kind: 'duelStarted';
      readonly pair: PairId;
      readonly V: number;
      readonly D: number;
      readonly reveals: true;
    }
  /** A card or the mascot lies face down; `card` is `mascot` or a combat card. */
  | {
      readonly kind: 'committed';
      readonly seat: Seat;
      readonly secret: { readonly to: To; readonly card: CombatId | 'mascot' };
    }
  /** Mixed and turned up in the fixed order, without owners; mascots by their owners. Totals after it. */
  | {
      readonly kind: 'revealed';
      readonly combatRound: number;
      readonly cards: readonly CombatId[];
      readonly mascots: readonly Seat[];
      readonly V: number;
      readonly D: number;
      readonly reveals: true;
    }
  | { readonly kind: 'withdrew'; readonly seat: Seat }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  /** The supply cannot pay all mascots: everybody who has one gives a coin back first (`coinsMoved` follow). */
  | { readonly kind: 'refilled'; readonly seats: readonly Seat[] }
  /** `byCards`: totals were equal, the cards decided. */
  | {
      readonly kind: 'duelWon';
      readonly pair: PairId;
      readonly side: SideId;
      readonly V: number;
      readonly D: number;
      readonly byCards: boolean;
      readonly wins: { readonly V: number; readonly D: number };
    }
  /** Everything is open now. `sides` by seat; null if never chosen. */
  | {
      readonly kind: 'gameEnded';
      readonly side: SideId;
      readonly sides: readonly (SideId | null)[];
      readonly winners: readonly Seat[];
      readonly reveals: true;
    };

export type MeutereiEvent = VoyageEvent | ActionEvent | MutinyEvent;
export type MeutereiEmit = (event: MeutereiEvent) => void;
