/**
 * The whole truth of a game of Die Meuterei. Plain data; card sets are counts by kind (index = seat × 6 + kind).
 * A view has the same shape: what its viewer does not know is HIDDEN, or 0 where something is counted.
 */
import type { Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import { type Combat, COMBAT_COUNT, type Movement, type Pirate, type Side } from './data';

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
  /** Whose view this is: a seat, or `seats` for the table; NONE in the truth. */
  viewer: number;
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
  /** The pirate whose action is being carried out, or NONE. */
  visiting: Pirate;
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

export type DoorState = 'closed' | 'open' | 'used';

export function doorState(state: State, slot: number): DoorState {
  if (slot >= state.opened) return 'closed';
  return (state.used & (1 << slot)) !== 0 ? 'used' : 'open';
}

/** How many combat cards of a kind a seat holds; in a view of another seat, how many are known for certain. */
export function inHand(state: State, seat: Seat, card: Combat): number {
  return state.hands[seat * COMBAT_COUNT + card] as number;
}

/** Coins and the known values of gold cards (R7.4). */
export function goldOf(state: State, seat: Seat): number {
  let gold = state.coins[seat] as number;
  for (let i = 0; i < state.takenBy.length; i++) {
    if (state.takenBy[i] === seat && (state.takenGold[i] as number) > 0) gold += state.takenGold[i] as number;
  }
  return gold;
}

/** Whether what an observer saw of a conviction may have changed since. */
export function isStale(state: State, observer: Seat, seat: Seat): boolean {
  return (state.peekedAt[observer * state.seats + seat] as number) < (state.handled[seat] as number);
}

/** The sailors of a pair are known to everybody from the start of its duel on, and all at the end. */
export function isPairOpen(state: State, pair: number): boolean {
  return state.phase === 'end' || pair <= state.duel;
}

/** Combat cards a side has played in this duel, by value. */
export function cardsOfSide(state: State, side: Side): number {
  const first = side * 3;
  const fought = state.fought;
  return (fought[first] as number) + 2 * (fought[first + 1] as number) + 3 * (fought[first + 2] as number);
}

/** Sailor and combat cards of a side in this duel (R6.1). */
export function totalOf(state: State, side: Side): number {
  return (state.pairs[state.duel * 2 + side] as number) + cardsOfSide(state, side);
}

export function add(counts: number[], at: number, change: number): void {
  counts[at] = (counts[at] as number) + change;
}

/** So many zeros, or another number. */
export function filled(length: number, value = 0): number[] {
  const cells: number[] = [];
  for (let i = 0; i < length; i++) cells.push(value);
  return cells;
}
