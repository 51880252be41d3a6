/** The box of Cartagena: cards, segments, treasure tiles, deals. Tables marked "house" are this app's own. */

/** The six symbols; their order is the order of hands and lists. */
export const SYMBOLS = ['gun', 'rum', 'lantern', 'parrot', 'hook', 'chest'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export const GUN = 0;
export const RUM = 1;
export const LANTERN = 2;
export const PARROT = 3;
export const HOOK = 4;
export const CHEST = 5;

/** 17 cards of each symbol, two of them dark. */
export const CARDS_OF_SYMBOL = 17;
export const DARK_OF_SYMBOL = 2;

/** House: the order of symbols on the eight segments, from the start side when laid forward. Both sides are alike. */
export const SEGMENTS: Readonly<Record<string, readonly SymbolName[]>> = {
  A: ['hook', 'parrot', 'gun', 'chest', 'lantern', 'rum'],
  B: ['gun', 'chest', 'hook', 'lantern', 'rum', 'parrot'],
  C: ['lantern', 'hook', 'rum', 'parrot', 'chest', 'gun'],
  D: ['lantern', 'gun', 'rum', 'chest', 'parrot', 'hook'],
  E: ['chest', 'lantern', 'parrot', 'hook', 'gun', 'rum'],
  F: ['gun', 'parrot', 'chest', 'rum', 'hook', 'lantern'],
  G: ['rum', 'chest', 'hook', 'gun', 'parrot', 'lantern'],
  H: ['parrot', 'rum', 'lantern', 'gun', 'hook', 'chest'],
};
export const SEGMENT_CODES = Object.keys(SEGMENTS);
export const SEGMENT_LENGTH = 6;

/** Treasure tiles by face: 0 is the empty chest, 1 to 3 are that many cards. The split of 1 to 3 is house. */
export const SNAKE = 4;
export const TILES: readonly number[] = [1, 1, 2, 2, 3, 3, 0, SNAKE];
export const TILE_NAMES = ['empty', '1', '2', '3', 'snake'] as const;

/** Cards dealt by turn order, for two to five players. */
export const DEALS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  equal: [
    [6, 6],
    [6, 6, 6],
    [6, 6, 6, 6],
    [6, 6, 6, 6, 6],
  ],
  /** House: one more card for the last player. */
  fair: [
    [6, 7],
    [6, 6, 7],
    [6, 6, 6, 7],
    [6, 6, 6, 6, 7],
  ],
  edition2014: [
    [6, 5],
    [6, 5, 5],
    [6, 5, 5, 5],
    [6, 5, 5, 5, 5],
  ],
};
export const DEAL_LEAST = 4;
export const DEAL_MOST = 8;

export const ACTIONS_A_TURN = 3;
/** Actions for moving two pirates with the hook (R8.8). */
export const HOOK_COST = 2;
/** At most three pirates of a colour aboard the ferry sloop (R5.5), and of any colours on a space. */
export const ABOARD_MOST = 3;
/** The hand a filibuster alarm leaves (R7.2). */
export const LAWFUL_HAND = 7;
export const OPEN_ROW_LENGTH = 12;
export const LANTERN_CARDS = 4;
/** House: the sixth occurrence of a position ends a stalled game (R9.3), and so does the end of round 100 (R9.4). */
export const STALL_LIMIT = 6;
export const ROUND_LIMIT = 100;
