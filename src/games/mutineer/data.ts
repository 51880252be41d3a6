/** Component tables of Mutineer: goods, roles, islands, constants. Kinds, roles and islands are indices into these. */

export const KINDS = ['ruby', 'salt', 'wine', 'cloth', 'wheat', 'conflict', 'pirate'] as const;
export type KindId = (typeof KINDS)[number];

/** An index into KINDS; every sorting of cards follows it. */
export type Kind = number;

export const KIND_COUNT = 7;
/** Kinds below this index are goods and can be sold. */
export const GOOD_COUNT = 5;
export const CONFLICT: Kind = 5;
export const PIRATE: Kind = 6;

/** How many cards of each kind exist; the pirate card only in the pirate variant. */
export const DECK: readonly number[] = [4, 5, 6, 7, 8, 6, 0];
export const PIRATE_DECK: readonly number[] = [4, 5, 6, 7, 8, 6, 1];

export const ROLES = ['mutineer', 'boy', 'mate', 'merchant', 'loader'] as const;
export type RoleId = (typeof ROLES)[number];

/** An index into ROLES, or NO_ROLE, or HIDDEN in a view. */
export type Role = number;

export const ROLE_COUNT = 5;
export const MUTINEER: Role = 0;
export const BOY: Role = 1;
export const MATE: Role = 2;
export const MERCHANT: Role = 3;
export const LOADER: Role = 4;
/** All five action cards as a set of bits. */
export const ALL_ROLES = 31;

/** Marks a good that an island buys: any one of the five. */
export const ANY = -1;

export interface IslandCard {
  readonly id: string;
  /** A good, or ANY. */
  readonly buys: Kind;
  /** Points of each seller when 1, 2, 3, 4 share the majority; nothing after the fourth column. */
  readonly values: readonly [number, number, number, number];
  /** Points of the steersman who sails here. */
  readonly ship: number;
}

/** An index into ISLANDS. */
export type Island = number;

/** In the printed introductory order, clockwise from 12 o'clock. Values are published by one outside source. */
export const ISLANDS: readonly IslandCard[] = [
  { id: 'hochland', buys: ANY, values: [4, 3, 2, 0], ship: 5 },
  { id: 'frosthoehle', buys: 3, values: [3, 2, 1, 0], ship: 3 },
  { id: 'gruenland', buys: 1, values: [5, 3, 2, 0], ship: 4 },
  { id: 'karge_zunge', buys: 4, values: [6, 3, 2, 0], ship: 4 },
  { id: 'eisfelsen', buys: 0, values: [6, 4, 3, 0], ship: 5 },
  { id: 'affeninsel', buys: 4, values: [2, 1, 1, 0], ship: 2 },
  { id: 'kalte_klippe', buys: 3, values: [5, 2, 2, 0], ship: 4 },
  { id: 'sommerland', buys: 1, values: [3, 1, 1, 0], ship: 2 },
  { id: 'rotes_riff', buys: 2, values: [4, 2, 2, 0], ship: 3 },
  { id: 'piratennest', buys: ANY, values: [4, 3, 2, 0], ship: 5 },
  { id: 'fingerhut', buys: 0, values: [2, 1, 0, 0], ship: 2 },
  { id: 'sandkap', buys: 2, values: [4, 2, 1, 0], ship: 3 },
];

export const ISLAND_COUNT = 12;
export const HOCHLAND: Island = 0;
export const PIRATENNEST: Island = 9;

export const HAND_SIZE = 5;
export const BOY_POINTS = 2;
export const MATE_BASE = 1;
export const MATE_STRENGTH = 1;
export const LOADER_EXTRA = 3;
/** House: what the Raider earns on an island where his blockade costs somebody points. */
export const RAID_BONUS = 2;

/** Rounds of a whole game by number of seats. */
export function usualRounds(seats: number): number {
  return seats === 3 ? 9 : 8;
}

/** The hands of the introductory opening, seat by seat (S1). */
export const INTRODUCTORY_HANDS: readonly (readonly KindId[])[] = [
  ['conflict', 'conflict', 'wine', 'wine', 'wheat'],
  ['conflict', 'conflict', 'salt', 'wheat', 'cloth'],
  ['cloth', 'cloth', 'wheat', 'salt', 'wine'],
  ['salt', 'salt', 'wine', 'conflict', 'ruby'],
];

export function kindId(kind: Kind): KindId {
  return KINDS[kind] as KindId;
}

export function roleId(role: Role): RoleId {
  return ROLES[role] as RoleId;
}

export function islandCard(island: Island): IslandCard {
  return ISLANDS[island] as IslandCard;
}

/** The kind, role or island with this id, or −1. */
export function indexOfKind(id: string): Kind {
  return (KINDS as readonly string[]).indexOf(id);
}

export function indexOfRole(id: string): Role {
  return (ROLES as readonly string[]).indexOf(id);
}

export function indexOfIsland(id: string): Island {
  return ISLANDS.findIndex((island) => island.id === id);
}
