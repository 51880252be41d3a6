/** The whole truth of a game of Mutineer, and the moves that change it. Plain data; card sets are counts by kind. */
import { cloneRandom, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import { type Island, islandCard, type IslandCard, type Kind, KIND_COUNT, type Role } from './data';

/** Nothing, nobody, not yet. */
export const NONE = -1;
/** In a view: there is a card, but its face is not known. */
export const HIDDEN = -2;

export type Phase = 'pay' | 'offer' | 'role' | 'fight' | 'repel' | 'sell' | 'drop' | 'end';

/** What the Loader may drop: only what he just drew, or (house) also what he held. */
export type LoaderPool = 'drawn' | 'hand';

/** A place on the circle, 0 … 11 clockwise. */
export type Position = number;

export interface State {
  random: Random;
  seats: number;
  rounds: number;
  loaderPool: LoaderPool;
  /** The island at each position. */
  circle: Island[];
  phase: Phase;
  round: number;
  /** Who acts; without meaning in `end`. */
  turn: Seat;
  captain: Seat;
  /** What a Mate would get this round, or NONE before the Captain has chosen. */
  pay: number;
  ship: Position;
  /** The second active island, where the ship lay before; NONE if it stayed or has not sailed yet. */
  wake: Position;
  captainGoal: Position;
  mutineerGoal: Position;
  /** Whose destination counts this round; NONE until the mutiny is decided. */
  steersman: Seat;
  /** Where the pirate ship lies; NONE without the pirate variant. */
  pirateShip: Position;
  /** Who played the pirate card this round. */
  raider: Seat;

  /** Cards in hand or face down by seat and kind (seat × KIND_COUNT + kind); all zero where a viewer knows nothing. */
  hands: number[];
  /** How many cards each seat has in hand or face down. */
  held: number[];
  /** Face-up cards by seat and kind. */
  shown: number[];
  /** The goods deck; the top card is the last. */
  deck: Kind[];
  /** The discard pile by kind: every card in it was seen. */
  discard: number[];
  /** The cards the Loader may drop by kind, and how many; empty unless he is choosing. */
  pool: number[];
  poolSize: number;
  /** The cards he has dropped so far, known to nobody else before the third. */
  dropped: number[];
  droppedSize: number;

  /** Who has passed this round, in this order. */
  passed: Seat[];
  /** The action card of each seat: a role, NONE, or HIDDEN. */
  roles: Role[];
  /** The action cards each seat found in the middle at its choice, as bits; 0 if it has not looked, or after the reveal. */
  rolesSeen: number[];
  /** Sales of this round (seat × 2 + side): good and count on the ship island (side 0) and the wake (side 1). */
  saleGoods: Kind[];
  saleCounts: number[];

  scores: number[];
  /** Every booking of the game in order, packed by ledger.ts. */
  ledger: number[];
}

/** Goods sold on one island. */
export interface Lot {
  readonly count: number;
  readonly good: Kind;
  readonly island: Island;
}

export type Move =
  | { readonly kind: 'pay'; readonly pay: number }
  | { readonly kind: 'play'; readonly card: Kind }
  | { readonly kind: 'pass' }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'fight'; readonly conflicts: number }
  | { readonly kind: 'repel'; readonly repels: boolean }
  | { readonly kind: 'sell'; readonly lots: readonly Lot[] }
  | { readonly kind: 'drop'; readonly card: Kind };

export const MOVE_KINDS: readonly Move['kind'][] = ['pay', 'play', 'pass', 'role', 'fight', 'repel', 'sell', 'drop'];

export function clone(state: State): State {
  return {
    random: cloneRandom(state.random),
    seats: state.seats,
    rounds: state.rounds,
    loaderPool: state.loaderPool,
    circle: state.circle.slice(),
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    captain: state.captain,
    pay: state.pay,
    ship: state.ship,
    wake: state.wake,
    captainGoal: state.captainGoal,
    mutineerGoal: state.mutineerGoal,
    steersman: state.steersman,
    pirateShip: state.pirateShip,
    raider: state.raider,
    hands: state.hands.slice(),
    held: state.held.slice(),
    shown: state.shown.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pool: state.pool.slice(),
    poolSize: state.poolSize,
    dropped: state.dropped.slice(),
    droppedSize: state.droppedSize,
    passed: state.passed.slice(),
    roles: state.roles.slice(),
    rolesSeen: state.rolesSeen.slice(),
    saleGoods: state.saleGoods.slice(),
    saleCounts: state.saleCounts.slice(),
    scores: state.scores.slice(),
    ledger: state.ledger.slice(),
  };
}

export function hasPirates(state: State): boolean {
  return state.pirateShip !== NONE;
}

/** How many cards of a kind a seat has in hand or face down. */
export function inHand(state: State, seat: Seat, kind: Kind): number {
  return state.hands[seat * KIND_COUNT + kind] as number;
}

/** How many cards of a kind lie face up before a seat. */
export function faceUp(state: State, seat: Seat, kind: Kind): number {
  return state.shown[seat * KIND_COUNT + kind] as number;
}

export function heldBy(state: State, seat: Seat): number {
  return state.held[seat] as number;
}

export function islandAt(state: State, position: Position): IslandCard {
  return islandCard(state.circle[position] as Island);
}

/** The position so many islands clockwise. */
export function ahead(position: Position, steps: number): Position {
  return (position + steps) % 12;
}

/** Where the ship will sail: the destination of the Captain, or of the Mutineer after a success (R5.1, R5.2). */
export function destinationOf(state: State): Position {
  return state.steersman === state.captain && state.captainGoal !== NONE ? state.captainGoal : state.mutineerGoal;
}

/** Who has this action card, or NONE; in a view before the reveal only what the viewer knows. */
export function seatWith(state: State, role: Role): Seat {
  const roles = state.roles;
  for (let seat = 0; seat < roles.length; seat++) {
    if (roles[seat] === role) return seat;
  }
  return NONE;
}

/** Chosen action cards are secret until all have passed (R4.1). */
export function areRolesSecret(state: State): boolean {
  return state.phase === 'offer' || state.phase === 'role';
}

/** A card leaves a hand and lies face up before its owner. */
export function turnUp(state: State, seat: Seat, kind: Kind): void {
  const at = seat * KIND_COUNT + kind;
  add(state.hands, at, -1);
  add(state.held, seat, -1);
  add(state.shown, at, 1);
}

export function add(counts: number[], at: number, change: number): void {
  counts[at] = (counts[at] as number) + change;
}

/** So many zeros, or another number. */
export function row(length: number, value = 0): number[] {
  const cells: number[] = [];
  for (let i = 0; i < length; i++) cells.push(value);
  return cells;
}

/** Counts by kind as a list of cards in kind order. */
export function cardsOf(counts: readonly number[]): Kind[] {
  const cards: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let i = counts[kind] as number; i > 0; i--) cards.push(kind);
  }
  return cards;
}
