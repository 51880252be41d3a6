/** What lies on the table of The Pirate's Nest, as plain data; a view is the same with cards face down. */
import { cloneRandom, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import { COLOURS, GOLDEN_OF_SYMBOL, PLAIN_OF_SYMBOL, SYMBOLS } from './data';

/**
 * A place by its rank (2.3): the start 0, spaces 1 … 14 as they are, the boat 15, spaces 15 … 35 one higher,
 * the Nest 37. Start, boat and Nest are no spaces.
 */
export type Place = number;
export const START: Place = 0;
export const BOAT: Place = 15;
export const NEST: Place = 37;
export const PLACES = 38;
export const NOWHERE: Place = -1;

/** A symbol by its number in `SYMBOLS`; a card's face is twice that, plus one if the card is golden. */
export type PathSymbol = number;
export type Face = number;
export const FACES = 14;
/** No seat. */
export const NONE = -1;
/** A card the viewer does not know. */
export const FACE_DOWN = -1;

export type Shore = 'small' | 'large';
export type Phase = 'act' | 'drop' | 'over';

export interface State {
  /** Agreed before the game. */
  seats: number;
  /** The colour of each seat, a number in `COLOURS`. */
  colours: number[];
  /** Piece, side and direction of each piece, a bar between the islands: `1a> 2b< | 3a> 4a> 5b<`. */
  layout: string;
  /** Pirates of each player. */
  crew: number;
  freebooter: boolean;
  nestPush: boolean;
  openHands: boolean;
  /** The seat that began. */
  first: Seat;

  /** The place of every pirate, crew by crew, each crew in rising order. */
  pirates: Place[];
  /** How many pirates stand on each space; start, boat and Nest stay 0. */
  crowd: number[];
  /** Where the boat is docked. */
  shore: Shore;
  /** Cards of each face, fourteen numbers a seat; in a view all 0 where the hand is face down. */
  hands: number[];
  handSizes: number[];
  /** The last card is drawn first. */
  supply: Face[];
  /** Played and dropped cards in order, the latest last; all of them were seen. */
  discards: Face[];
  /** The faces the last reshuffle made the supply of, fourteen numbers; empty before the first. */
  reshuffled: number[];

  round: number;
  toMove: Seat;
  phase: Phase;
  actionsLeft: number;
  /** In this turn: an action was taken, the boat has crossed, a pirate has moved. */
  acted: boolean;
  crossed: boolean;
  moved: boolean;
  /** The captain may still cross without cost (R5.6). */
  freeCrossing: boolean;
  /** Fixed at the start of the turn (R8.3, R8.5). */
  dry: boolean;
  calm: boolean;
  /** Finished turns in a row in which no pirate moved (R8.5). */
  still: number;
  /** Who must drop a card now; nobody but in `drop`. */
  dropper: Seat;
  /** Who has raised the Jolly Roger. */
  winner: Seat;
  random: Random;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    colours: state.colours.slice(),
    layout: state.layout,
    crew: state.crew,
    freebooter: state.freebooter,
    nestPush: state.nestPush,
    openHands: state.openHands,
    first: state.first,
    pirates: state.pirates.slice(),
    crowd: state.crowd.slice(),
    shore: state.shore,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    supply: state.supply.slice(),
    discards: state.discards.slice(),
    reshuffled: state.reshuffled.slice(),
    round: state.round,
    toMove: state.toMove,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    acted: state.acted,
    crossed: state.crossed,
    moved: state.moved,
    freeCrossing: state.freeCrossing,
    dry: state.dry,
    calm: state.calm,
    still: state.still,
    dropper: state.dropper,
    winner: state.winner,
    random: cloneRandom(state.random),
  };
}

export function isSpace(place: Place): boolean {
  return place > START && place < NEST && place !== BOAT;
}

/** On the start or a space of the small island (2.3). */
export function isSmallIsland(place: Place): boolean {
  return place < BOAT;
}

export function symbolOf(face: Face): PathSymbol {
  return face >> 1;
}

export function isGolden(face: Face): boolean {
  return (face & 1) === 1;
}

/** How many cards of a face the box holds. */
export function cardsOfFace(face: Face): number {
  return isGolden(face) ? GOLDEN_OF_SYMBOL : PLAIN_OF_SYMBOL;
}

/** `map`, golden `map*`. */
export function faceText(face: Face): string {
  return isGolden(face) ? `${SYMBOLS[face >> 1] as string}*` : (SYMBOLS[face >> 1] as string);
}

/** `start`, `1` … `35`, `boat`, `nest`. */
export function placeText(place: Place): string {
  if (place === START) return 'start';
  if (place === BOAT) return 'boat';
  if (place === NEST) return 'nest';
  return String(place < BOAT ? place : place - 1);
}

export function colourText(colour: number): string {
  return COLOURS[colour] as string;
}

/** Are all pirates of a seat in the Nest? The first of a crew is its rearmost. */
export function isCrewHome(state: State, seat: Seat): boolean {
  return state.pirates[seat * state.crew] === NEST;
}
