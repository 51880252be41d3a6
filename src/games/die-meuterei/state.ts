/**
 * The whole truth of a game of Die Meuterei. Plain data; card sets are counts by kind (index = seat × 6 + kind).
 * A view has the same shape: what its viewer does not know is HIDDEN, or 0 where something is counted.
 */
import type { Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import type { Combat, Movement, Pirate, Side } from './data';

/** Nothing, nobody, not yet. */
export const NONE = -1;
/** In a view: there is something, but its face is not known. */
export const HIDDEN = -2;
/** Beside the combat cards, what can be played in a duel. */
export const MASCOT = 6;

export type Phase =
  | 'cabin'
  | 'ramon'
  | 'tembo'
  | 'wessel'
  | 'nero'
  | 'pang'
  | 'chang'
  | 'side'
  | 'bijoux'
  | 'ojo'
  | 'pick'
  | 'place'
  | 'inspect'
  | 'swap'
  | 'commit'
  | 'mrob'
  | 'end';

/** Why the voyage ended. */
export type MutinyReason = 'ship' | 'supply' | 'calm';

export const IN_GAME = 0;
/** No conviction when the mutiny began. */
export const EXCLUDED = 1;
/** No combat card at the start of a duel. */
export const ELIMINATED = 2;

export interface State {
  random: Random;
  seats: number;
  movement: Movement;
  roundCap: number;
  /** The oldest player: gives in round 1, is asked first in duels. */
  elder: Seat;
  giver: Seat;
  round: number;
  phase: Phase;
  /** Who acts; without meaning in `end`. */
  turn: Seat;

  /** The pirate behind each door of the row, slot 0 first; empty in the mutiny. */
  row: Pirate[];
  /** Doors open in order: slots below this are open or used, the others closed. */
  opened: number;
  /** Used slots as bits. */
  used: number;
  /** The slot opened last by the seat on turn, in this turn; NONE if it has not knocked. */
  fresh: number;
  /** Coins Satè offers. */
  offer: number;
  lifeboat: Pirate;
  /** Pirates not in the row and not in the lifeboat. */
  leftOut: Pirate[];
  pendingStorms: number;
  ship: number;
  lastRound: boolean;
  /** Null during the voyage. */
  reason: MutinyReason | null;

  coins: number[];
  /** Coins on the gold island. */
  supply: number;
  /** Combat cards by seat and kind; in a view of another seat those known for certain. */
  hands: number[];
  /** How many combat cards each seat holds. A card laid face down in a duel still counts until it is turned up. */
  held: number[];
  /**
   * Combat cards that an observer knows a seat to hold for certain: (observer × seats + seat) × 6 + kind.
   * The last observer is the table itself: what everybody knows.
   */
  known: number[];
  /** The combat pile; the top card is the last. */
  combat: Combat[];
  /** Who knows the face of each pile card, as bits of seats. */
  combatKnown: number[];
  /** Who was seen to look at it or put it there: that they know it is known to all. */
  combatHandled: number[];
  /** The gold pile (values); the top card is the last. */
  gold: number[];
  goldKnown: number[];
  /** Gold cards taken, in this order: owner, value, who knows the value. */
  takenBy: Seat[];
  takenGold: number[];
  takenKnown: number[];
  /** Cards given to Wessel-Jan and not yet put under the pile, and who knows each. */
  aside: Combat[];
  asideKnown: number[];
  /** Cards sold to Dean Nero at this visit. */
  sold: number;

  /** The chosen side of each seat; NONE if not set. */
  sides: Side[];
  /** The round in which it was set, and the last in which Bijoux handled it; 0: never. */
  setIn: number[];
  handledIn: number[];
  /** How often it was handled by Bijoux since it was set. */
  handled: number[];
  /** What an observer saw under the board of a seat (observer × seats + seat), NONE if it never looked. */
  peeked: Side[];
  /** How often that conviction had been handled then; what was seen is stale if it was handled since. */
  peekedAt: number[];

  /** The sailor on each deck spot, NONE if it has left. */
  deck: number[];
  /** The sailors of the letter pairs (pair × 2 + side); NONE while empty. Unordered knowledge: the lower one first. */
  pairs: number[];
  /** Who knows the two values of a pair, and who knows also which stands where; bits of seats. */
  pairValues: number[];
  pairOrder: number[];
  pairsPlaced: number;
  /** Deck spots picked up with Cambivalute, in this order. */
  picked: number[];
  /** The pair in the hands of Cambivalute's visitor, or NONE. */
  inspected: number;

  /** IN_GAME, EXCLUDED or ELIMINATED. */
  status: number[];
  /** The pair being fought; NONE during the voyage. */
  duel: number;
  combatRound: number;
  /** Seats that have left this duel, as bits. */
  withdrawn: number;
  /** What each seat has laid face down: a combat card, MASCOT, or NONE. */
  commits: number[];
  /** Combat cards of this duel by kind; all are face up. */
  fought: number[];
  /** Combat cards out of the game by kind. */
  spent: number[];
  /** The side that won each duel, NONE if not fought yet. */
  duelWinners: Side[];
  /** Duels won by each side. */
  wins: number[];
  /** The side that won the mutiny. */
  victor: Side;
}
