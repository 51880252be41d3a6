/** The box of The Pirate's Nest: cards, island pieces, crews, limits. What is marked "house" is this app's own. */

/** The seven symbols; their order is the order of hands and lists. */
export const SYMBOLS = ['parrot', 'chest', 'spyglass', 'ducats', 'map', 'cannon', 'compass'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** 15 cards of each symbol, one of them with a golden border. */
export const PLAIN_OF_SYMBOL = 14;
export const GOLDEN_OF_SYMBOL = 1;

/** House: the symbols on both sides of the five pieces, from the start towards the Nest. */
export const PIECES: Readonly<Record<string, readonly SymbolName[]>> = {
  '1a': ['map', 'spyglass', 'compass', 'chest', 'parrot', 'cannon', 'ducats'],
  '1b': ['chest', 'spyglass', 'parrot', 'ducats', 'map', 'cannon', 'compass'],
  '2a': ['compass', 'cannon', 'chest', 'parrot', 'map', 'ducats', 'spyglass'],
  '2b': ['cannon', 'map', 'chest', 'spyglass', 'compass', 'parrot', 'ducats'],
  '3a': ['parrot', 'ducats', 'cannon', 'map', 'spyglass', 'chest', 'compass'],
  '3b': ['ducats', 'chest', 'cannon', 'parrot', 'spyglass', 'compass', 'map'],
  '4a': ['spyglass', 'parrot', 'ducats', 'compass', 'cannon', 'map', 'chest'],
  '4b': ['parrot', 'compass', 'spyglass', 'map', 'ducats', 'chest', 'cannon'],
  '5a': ['cannon', 'chest', 'map', 'ducats', 'compass', 'spyglass', 'parrot'],
  '5b': ['spyglass', 'cannon', 'map', 'compass', 'chest', 'ducats', 'parrot'],
};
export const PIECE_COUNT = 5;
export const PIECE_LENGTH = 7;
/** Pieces of the small island; the others make the large one. */
export const SMALL_PIECES = 2;
export const EXAMPLE_LAYOUT = '1a> 2a> | 3a> 4a> 5a>';

/** The colours of the crews; purple is house. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;

export const ACTIONS = 3;
/** Cards dealt, and the hand a golden card leaves (R6.2). */
export const DEAL = 7;
export const HAND_LIMIT = 7;
/** At most three pirates of a colour aboard, and of any colours on a space. */
export const BOAT_LIMIT = 3;
/** Cards for a push onto the boat (R4.7), and into the Nest where that is allowed (R4.6). */
export const BOAT_REWARD = 2;
/** House: pirates aboard to be captain (R5.5), cards for a dry turn (R8.4), rounds before a flat calm (R8.5). */
export const CAPTAIN_MIN = 1;
export const RELIEF = 1;
export const CALM_ROUNDS = 2;
