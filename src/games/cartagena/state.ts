/** What lies on the table of Cartagena, as plain data; a view is the same with cards and tiles face down. */
import { cloneRandom, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import { walk } from '../path/crews';
import { CARDS_OF_SYMBOL, DARK_OF_SYMBOL, SYMBOLS } from './data';

/** A place: the start J, spaces 1 … 48, the ferry sloop B, home H. Jail, sloop and home are no spaces. */
export type Place = number;
export const J: Place = 0;
export const B: Place = 49;
export const H: Place = 50;
export const PLACES = 51;
export const NOWHERE: Place = -1;

/** A symbol by its number in `SYMBOLS`; a kind of card is a symbol, plus 6 if the card is dark. */
export type PathSymbol = number;
export type Kind = number;
export const KINDS = 12;
export const DARK = 6;
/** No card, no symbol, no seat. */
export const NONE = -1;
/** A card, or a tile, the viewer does not know. */
export const FACE_DOWN = -1;
/** Where a treasure tile was opened and taken away. */
export const GONE = -2;

export type Story = 'escape' | 'tortuga' | 'jailbreak';
export type Recharge = 'retreat' | 'morgan' | 'both' | 'split';
export type Dock = 'cartagena' | 'tortuga';
export type Ending = 'none' | 'home' | 'stalled' | 'rounds';
export type Phase =
  'turn' | 'wild' | 'hookSecond' | 'gunTake' | 'rumGive' | 'lanternKeep' | 'lanternNext' | 'filibusterDrop' | 'over';

export interface State {
  /** Agreed before the game. */
  seats: number;
  story: Story;
  /** Segment codes, small letters turned round; a bar between tunnel and island: `AEF|DBG`. */
  layout: string;
  recharge: Recharge;
  /** Pirates of each player. */
  crew: number;
  filibusters: boolean;
  blackMagic: boolean;
  ritual: boolean;
  openHands: boolean;
  openRow: boolean;
  /** The seat that began. */
  first: Seat;

  /** The place of every pirate, crew by crew, each crew in rising order. */
  pirates: Place[];
  /** How many pirates stand on each space; J, B and H stay 0. */
  crowd: number[];
  dock: Dock;
  /** Cards of each kind, twelve numbers a seat; in a view all 0 where the hand is face down. */
  hands: number[];
  handSizes: number[];
  /** The last card is drawn first. */
  deck: Kind[];
  /** Cards of the deck that lie face up as the open row. */
  row: number;
  /** Discarded cards of each kind. */
  pile: number[];
  /** The tile on the chest space of each segment, and the tiles nobody has seen in the box. */
  tiles: number[];
  box: number[];
  opened: number[];

  round: number;
  toMove: Seat;
  phase: Phase;
  actionsLeft: number;
  acted: boolean;
  /** The Captain may still cross without cost (R5.7). */
  freeCrossing: boolean;

  /** The action in progress: was a dark card laid, what a parrot pair stands for, whose pair the hook moves. */
  darkLaid: boolean;
  wild: PathSymbol;
  pairOn: Place;
  /** Whose hand is seen, who is given the next card, or who must drop one. */
  other: Seat;
  /** Cards looked at by Rum or Lantern, and those already named to go back, first to be drawn first. */
  pool: Kind[];
  putBack: Kind[];

  /** Lower bounds for other hands, `bound` finds them; empty where nobody can learn anything about a hand. */
  atLeast: number[];
  /** How many cards at the front of the deck each seat knows; empty without Black Magic or with an open row. */
  tops: number[];

  /** Positions at turn starts since a pirate last left J, `seats` numbers each (R9.3). */
  seen: number[];
  ending: Ending;
  random: Random;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    story: state.story,
    layout: state.layout,
    recharge: state.recharge,
    crew: state.crew,
    filibusters: state.filibusters,
    blackMagic: state.blackMagic,
    ritual: state.ritual,
    openHands: state.openHands,
    openRow: state.openRow,
    first: state.first,
    pirates: state.pirates.slice(),
    crowd: state.crowd.slice(),
    dock: state.dock,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    deck: state.deck.slice(),
    row: state.row,
    pile: state.pile.slice(),
    tiles: state.tiles.slice(),
    box: state.box.slice(),
    opened: state.opened.slice(),
    round: state.round,
    toMove: state.toMove,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    acted: state.acted,
    freeCrossing: state.freeCrossing,
    darkLaid: state.darkLaid,
    wild: state.wild,
    pairOn: state.pairOn,
    other: state.other,
    pool: state.pool.slice(),
    putBack: state.putBack.slice(),
    atLeast: state.atLeast.slice(),
    tops: state.tops.slice(),
    seen: state.seen.slice(),
    ending: state.ending,
    random: cloneRandom(state.random),
  };
}

export function isSpace(place: Place): boolean {
  return place > J && place < B;
}

export function symbolOf(kind: Kind): PathSymbol {
  return kind < DARK ? kind : kind - DARK;
}

/** Without Filibusters every card is plain (R1.6). */
export function kindsInPlay(state: State): number {
  return state.filibusters ? KINDS : DARK;
}

/** How many cards of a kind the box holds. */
export function cardsOfKind(state: State, kind: Kind): number {
  if (kind >= DARK) return state.filibusters ? DARK_OF_SYMBOL : 0;
  return state.filibusters ? CARDS_OF_SYMBOL - DARK_OF_SYMBOL : CARDS_OF_SYMBOL;
}

export function kindText(kind: Kind): string {
  return kind < DARK ? (SYMBOLS[kind] as string) : `${SYMBOLS[kind - DARK] as string}*`;
}

export function placeText(place: Place): string {
  if (place === J) return 'J';
  if (place === B) return 'B';
  if (place === H) return 'H';
  return String(place);
}

export function movePirate(state: State, seat: Seat, from: Place, to: Place): void {
  walk(state, seat, from, to);
  if (isSpace(from)) state.crowd[from] = (state.crowd[from] as number) - 1;
  if (isSpace(to)) state.crowd[to] = (state.crowd[to] as number) + 1;
  // Nobody ever comes back to J, so no position from before can occur again (R9.3).
  if (from === J) state.seen.length = 0;
}
