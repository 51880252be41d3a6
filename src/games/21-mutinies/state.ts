/** The whole truth of a game of 21 Mutinies, and the moves that change it. Plain data, small numbers. */
import { cloneRandom, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import type { Action, Card, Jewel, Row, Space, Treasure } from './data';

/** Nothing, nobody, not yet. */
export const NONE = -1;
/** In a view: there is a card or treasure, but its face is not known. */
export const HIDDEN = -2;
/** The henchman's place beside the seats wherever discs are counted (R9). */
export const HENCHMAN: Seat = 5;

/** The state machine of section 5.1, in lower case. */
export type Phase =
  | 'place'
  | 'after'
  | 'resolve'
  | 'blind'
  | 'combo'
  | 'pick'
  | 'rum'
  | 'steal'
  | 'rob'
  | 'target'
  | 'give'
  | 'swap'
  | 'spy'
  | 'order'
  | 'move'
  | 'card'
  | 'over';

/** What is going on in the round: discs are placed, then resolved in the captain's action, the Cabin, the Mutiny. */
export type Stage = 'placing' | 'action' | 'cabin' | 'mutiny' | 'ending';

/** Why the next round is, or this one was, the last. */
export type EndReason = 'mutinies' | 'jewels' | 'rounds';

/**
 * A jewel that may lie face down: its number, whether it comes from the rebuilt stock, and the seats that know it
 * (R11.1). See token.ts; `jewelOf(token)` is UNKNOWN where a viewer does not know it.
 */
export type Token = number;

export interface State {
  random: Random;
  seats: number;
  /** How many mutinies until the end, Last Mutiny included. */
  mutinies: number;
  /** The simplified game has blank mutiny cards. */
  simplified: boolean;
  round: number;
  phase: Phase;
  stage: Stage;
  /** Who acts; without meaning when the game is over. */
  turn: Seat;
  /** The turn order track; its first seat is the captain. It changes at the end of a round only. */
  order: Seat[];
  /** Which disc of the round is being placed or resolved: an index into the order (2 players: captain, henchman, sailor). */
  at: number;
  /** The window of the disc being resolved has been closed by `go`. */
  asked: boolean;
  /** The captain's action of this round, or NONE before he has placed. */
  action: Action;
  /** The action under the pirate token, or NONE. */
  token: Action;
  /** The last round in which each of the six actions is closed; 0 if it never was. */
  closedUntil: number[];
  /** The number of the last round, and why: the most rounds there can be (R8.8) until the end is triggered (R8.7). */
  lastRound: number;
  endReason: EndReason;

  /** The space of each seat's disc and, at HENCHMAN, of the henchman's; NONE if it is not on the board. */
  discs: Space[];
  /** Doubloons and rum set aside under each disc (R2.2); the captain's under the henchman's. */
  stakeD: number[];
  stakeRum: number[];
  /** Whose disc was the fifth in Trade Routes or Town (R5.3, R5.11), or NONE. */
  fifth: Seat;

  pp: number[];
  doubloons: number[];
  rum: number[];
  /** The Tavern stock. */
  tavern: number;
  /** Track bonuses received, one bit each (R2.6). */
  bonuses: number[];
  /** Prestige by seat and cause (seat × CAUSES.length + cause), see ledger.ts; sums to `pp`. */
  earned: number[];

  /** Jewels in hand of each seat, in table order; in a view the unknown ones come last. */
  hands: Token[][];
  /** Face-down stack; the top is the last. */
  stock: Token[];
  /** The blind pile of Non Trade Routes; the top is the last. */
  blind: Token[];
  /** The display of Trade Routes, space by space; NONE where there is no jewel. */
  display: Jewel[];
  discard: Jewel[];
  /** How often the stock has run out; 2 ends the game. */
  runOuts: number;
  /** The stock waits for a first discard to be rebuilt from (R2.12). */
  rebuildDue: boolean;
  /** The jewels the second stock was made of, in table order: everybody saw them. */
  rebuilt: Jewel[];

  /** Treasures in hand by seat and kind (seat × TREASURE_KINDS + kind); zero where a viewer knows nothing. */
  treasures: number[];
  /** How many treasures each seat has. */
  treasureCounts: number[];
  /** Face-down; the top is the last. */
  treasureStack: Treasure[];
  /** Treasures that have left the game, by kind. */
  treasuresUsed: number[];

  /** Mutiny cards in hand, sorted; a Compulsory one in a hand was refused. HIDDEN where a viewer does not know them. */
  cards: Card[][];
  /** Compulsory cards that lie face up before each seat. */
  shown: Card[][];
  /** The mutiny deck; the top is the last, Last Mutiny lies at the bottom. */
  deck: Card[];
  /** Cards out of the game that everybody saw. */
  gone: Card[];
  /** Cards that went back to the box unseen. */
  box: Card[];

  /** Phase `blind`: the jewel just drawn. Phase `swap`: the jewel given. Otherwise NONE. */
  drawn: Token;
  /** Phase `card`: the mutiny card just drawn, otherwise NONE. */
  drawnCard: Card;
  /** The sale: its row (NONE before it is chosen) and the jewels laid out so far, in table order. */
  row: Row;
  lot: Jewel[];
  /** The card whose choices are being made, or NONE, and the window they belong to. */
  playing: Card;
  window: Phase;
  /** Jewels of the stock's top under the spyglass (`spy`, `order`), and how many of them have their place again. */
  spied: number;
  ordered: number;
  /** V15 and V17 hold for the disc being resolved. */
  loaded: boolean;
  silver: boolean;
}

export type Move =
  /** A disc on a space; in ordered actions the lowest free one. */
  | { readonly kind: 'place'; readonly space: Space }
  | { readonly kind: 'henchman'; readonly space: Space }
  | { readonly kind: 'use'; readonly treasure: Treasure }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'done' }
  | { readonly kind: 'go' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'combo'; readonly row: Row }
  | { readonly kind: 'pick'; readonly jewel: Jewel }
  | { readonly kind: 'rum'; readonly rum: number }
  /** A display space (0-based), or NONE for the blind pile. */
  | { readonly kind: 'steal'; readonly from: number }
  | { readonly kind: 'pass' }
  /** A seat, or NONE for the bank. */
  | { readonly kind: 'rob'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat }
  | { readonly kind: 'give'; readonly jewel: Jewel }
  | { readonly kind: 'swap'; readonly with: number }
  /** A jewel, or NONE for none. */
  | { readonly kind: 'take'; readonly jewel: Jewel }
  | { readonly kind: 'top'; readonly jewel: Jewel }
  /** The card is the one just drawn; the text does not name it. */
  | { readonly kind: 'reveal'; readonly card: Card }
  | { readonly kind: 'hide' };

export function clone(state: State): State {
  return {
    random: cloneRandom(state.random),
    seats: state.seats,
    mutinies: state.mutinies,
    simplified: state.simplified,
    round: state.round,
    phase: state.phase,
    stage: state.stage,
    turn: state.turn,
    order: state.order.slice(),
    at: state.at,
    asked: state.asked,
    action: state.action,
    token: state.token,
    closedUntil: state.closedUntil.slice(),
    lastRound: state.lastRound,
    endReason: state.endReason,
    discs: state.discs.slice(),
    stakeD: state.stakeD.slice(),
    stakeRum: state.stakeRum.slice(),
    fifth: state.fifth,
    pp: state.pp.slice(),
    doubloons: state.doubloons.slice(),
    rum: state.rum.slice(),
    tavern: state.tavern,
    bonuses: state.bonuses.slice(),
    earned: state.earned.slice(),
    hands: copies(state.hands),
    stock: state.stock.slice(),
    blind: state.blind.slice(),
    display: state.display.slice(),
    discard: state.discard.slice(),
    runOuts: state.runOuts,
    rebuildDue: state.rebuildDue,
    rebuilt: state.rebuilt.slice(),
    treasures: state.treasures.slice(),
    treasureCounts: state.treasureCounts.slice(),
    treasureStack: state.treasureStack.slice(),
    treasuresUsed: state.treasuresUsed.slice(),
    cards: copies(state.cards),
    shown: copies(state.shown),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    box: state.box.slice(),
    drawn: state.drawn,
    drawnCard: state.drawnCard,
    row: state.row,
    lot: state.lot.slice(),
    playing: state.playing,
    window: state.window,
    spied: state.spied,
    ordered: state.ordered,
    loaded: state.loaded,
    silver: state.silver,
  };
}

function copies(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push((lists[i] as number[]).slice());
  return copy;
}

export function captainOf(state: State): Seat {
  return state.order[0] as Seat;
}

/** Rounds are counted down to this one; it is the last round. */
export function isLastRound(state: State): boolean {
  return state.round === state.lastRound;
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
