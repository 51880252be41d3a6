/** Component tables of Die Meuterei: pirates, combat cards, gold, the sea track. House data is marked. */

/** The two sides of the mutiny: Valverde (pink, wheel) and Diaz (grey, anchor). */
export type Side = number;
export const V: Side = 0;
export const D: Side = 1;
export const SIDES = ['V', 'D'] as const;

/** A kind of combat card: index into COMBAT. Sorting and counting follow it. */
export type Combat = number;
export const COMBAT = ['V1', 'V2', 'V3', 'D1', 'D2', 'D3'] as const;
export type CombatId = (typeof COMBAT)[number];
export const COMBAT_COUNT = 6;
export const V1: Combat = 0;
export const D1: Combat = 3;

/** How many of each exist. House: equal colours, split 8, 7, 5. */
export const COMBAT_CARDS: readonly number[] = [8, 7, 5, 8, 7, 5];
/** The order in which played cards are turned up (R6.4). */
export const REVEAL_ORDER: readonly Combat[] = [2, 1, 0, 5, 4, 3];

export function sideOf(card: Combat): Side {
  return card < 3 ? V : D;
}

export function valueOf(card: Combat): number {
  return card < 3 ? card + 1 : card - 2;
}

/** How many gold cards of the values 1, 2, 3 exist. House. */
export const GOLD_CARDS: readonly number[] = [6, 6, 6];
export const COINS = 30;

export const SAILORS = 10;
export const PAIRS = ['A', 'B', 'C', 'D', 'E'] as const;
export const PAIR_COUNT = 5;
/** So many won duels decide the mutiny (R6.9). */
export const DUELS_TO_WIN = 3;

/** A pirate: index into PIRATES. */
export type Pirate = number;
export const PIRATES = [
  'valverde',
  'ramon',
  'crackpott',
  'tembo',
  'wessel',
  'nero',
  'pang',
  'chang',
  'sate',
  'bijoux',
  'ojo',
  'cambi',
  'ghost',
] as const;
export type PirateId = (typeof PIRATES)[number];
export const PIRATE_COUNT = 13;
export const VALVERDE: Pirate = 0;
export const RAMON: Pirate = 1;
export const CRACKPOTT: Pirate = 2;
export const TEMBO: Pirate = 3;
export const WESSEL: Pirate = 4;
export const NERO: Pirate = 5;
export const PANG: Pirate = 6;
export const CHANG: Pirate = 7;
export const SATE: Pirate = 8;
export const BIJOUX: Pirate = 9;
export const OJO: Pirate = 10;
export const CAMBI: Pirate = 11;
export const GHOST: Pirate = 12;

/** At most so many cards go through Wessel-Jan or Dean Nero at a visit (R3.5, R3.6). */
export const TRADE_LIMIT = 3;
/** Doors beyond one for each player (R2.1). */
export const EXTRA_DOORS = 3;

/** How the ship's way is counted: by the open cards left in the row, or by the closed ones (R4.2). */
export type Movement = 'open' | 'closed';

/** Spaces of the sea track: 0 … 16. House. */
export const MUTINY_SPACE = 16;
export const STORM_SPACES: readonly number[] = [4, 8, 11, 14];

export type Island = 'gold' | 'treasure' | 'volcanic';

/** Where the islands lie: coins on the gold island, gold cards on the treasure island, combat cards on the volcanic. */
export const ISLAND_SPACES: Readonly<Record<Movement, Readonly<Record<Island, number>>>> = {
  open: { gold: 0, treasure: 3, volcanic: 6 },
  closed: { volcanic: 0, treasure: 3, gold: 6 },
};

/** The island the ship starts at, by the number of players. */
export function startIsland(seats: number): Island {
  return seats === 2 ? 'volcanic' : seats === 3 ? 'treasure' : 'gold';
}
