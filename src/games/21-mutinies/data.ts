/**
 * Component tables of 21 Mutinies. Everything marked HOUSE was designed for this app, because the rulebook does not
 * print it; it can be corrected here without touching the engine.
 */

export const ACTIONS = ['trade', 'blind', 'wreck', 'tavern', 'market', 'town'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** An index into ACTIONS. */
export type Action = number;

export const TRADE: Action = 0;
export const BLIND: Action = 1;
export const WRECK: Action = 2;
export const TAVERN: Action = 3;
export const MARKET: Action = 4;
export const TOWN: Action = 5;
/** Where sailors go instead; never a captain's choice. */
export const CABIN: Action = 6;
export const MUTINY: Action = 7;

/** Every space a disc can stand on, as the notation and the spots name it. The henchman's Cabin is one space. */
export const SPACES = [
  ...['trade.1', 'trade.2', 'trade.3', 'trade.4', 'trade.5'],
  ...['blind.1', 'blind.2', 'blind.3', 'blind.4', 'blind.5'],
  ...['wreck.1', 'wreck.2', 'wreck.3', 'wreck.4', 'wreck.5'],
  ...['tavern.1', 'tavern.2', 'tavern.3', 'tavern.4', 'tavern.5'],
  ...['market.any2', 'market.any3', 'market.any4', 'market.same3', 'market.pairs', 'market.same4'],
  ...['town.pp', 'town.steal', 'town.rum', 'town.rumour', 'town.market'],
  ...['cabin.pp', 'cabin.d', 'cabin.buy'],
  ...['mutiny.0', 'mutiny.1', 'mutiny.3', 'mutiny.6'],
  'cabin',
] as const;
export type SpaceId = (typeof SPACES)[number];

/** An index into SPACES. */
export type Space = number;

export const TRADE_1: Space = 0;
export const BLIND_1: Space = 5;
export const WRECK_1: Space = 10;
export const TAVERN_1: Space = 15;
export const MARKET_1: Space = 20;
export const TOWN_PP: Space = 26;
export const TOWN_STEAL: Space = 27;
export const TOWN_RUM: Space = 28;
export const TOWN_RUMOUR: Space = 29;
export const TOWN_MARKET: Space = 30;
export const CABIN_PP: Space = 31;
export const CABIN_D: Space = 32;
export const CABIN_BUY: Space = 33;
export const MUTINY_0: Space = 34;
export const MUTINY_6: Space = 37;
/** The henchman's only placement in the Cabin (R9.4). */
export const CABIN_HENCHMAN: Space = 38;

/** The action of each space. */
export const ACTION_OF: readonly Action[] = [
  ...[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
  ...[4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 6],
];
/** The first space of each action. */
export const FIRST_SPACE: readonly Space[] = [
  TRADE_1,
  BLIND_1,
  WRECK_1,
  TAVERN_1,
  MARKET_1,
  TOWN_PP,
  CABIN_PP,
  MUTINY_0,
];

/** HOUSE: the cost of space 5; the others are printed. */
export const BLIND_COST: readonly number[] = [0, 1, 1, 2, 2];
/** Spaces of `blind` and `wreck` from this number (0-based) on bring 1 rum. */
export const RUM_FROM = 3;
/** Doubloons of each Tavern space. */
export const TAVERN_PAY: readonly number[] = [0, 0, 0, 1, 2];
/** Rum dealt beyond the die in the Tavern. */
export const TAVERN_BASE = 2;
export const TOWN_PP_COST = 2;
export const TOWN_PP_GAIN = 2;
export const CABIN_BUY_COST = 5;
export const CABIN_BUY_GAIN = 3;
/** Price and prestige of the four Mutiny spaces; space 0 pays 1 D and costs 1 PP. */
export const MUTINY_COST: readonly number[] = [0, 1, 3, 6];
export const MUTINY_GAIN: readonly number[] = [-1, 1, 2, 3];

export const START_PP = 3;
export const START_RUM = 1;
export const CAPTAIN_DOUBLOONS = 3;
export const SAILOR_DOUBLOONS = 4;
export const RUM_CUBES = 25;
/** Bonuses of the track: 1 D, a treasure, 1 rum, a jewel (R2.6). */
export const BONUSES: readonly number[] = [8, 18, 28, 38];
/** HOUSE: a game has at most so many rounds for each mutiny (R8.8). */
export const ROUNDS_PER_MUTINY = 6;
export const DOUBLOONS_PER_PP = 3;
export const REFUSAL_COST = 2;

export const ROWS = ['any2', 'any3', 'any4', 'same3', 'pairs', 'same4'] as const;
/** An index into ROWS; a space of the market is MARKET_1 + row. */
export type Row = number;

export const ROW_COUNT = 6;
export const SAME3: Row = 3;
export const PAIRS: Row = 4;
export const SAME4: Row = 5;
export const ROW_SIZE: readonly number[] = [2, 3, 4, 3, 4, 4];
/** HOUSE: what each row pays without rum. The rulebook's one example, `any3` with 2 rum: 5 D 4 PP, fits. */
export const ROW_DOUBLOONS: readonly number[] = [2, 3, 4, 4, 5, 6];
export const ROW_PP: readonly number[] = [1, 2, 4, 4, 6, 8];
/** HOUSE: each rum cube adds 1 D and 1 PP; at most 4 cubes. */
export const MOST_RUM = 4;

export const COLOURS = ['R', 'W', 'B', 'G', 'X'] as const;
/** An index into COLOURS; WILD stands for any. */
export type Colour = number;
export const WILD: Colour = 4;

/** 0 … 53 in table order: R01 … R12, W, B, G, then X01 … X06. */
export type Jewel = number;
export const JEWELS = 54;
const PER_COLOUR = 12;

/** HOUSE: the doubloon and rum icons of the twelve tokens of each colour, and of the six wilds. */
const COLOUR_D = [0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0];
const COLOUR_R = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2];
const WILD_D = [2, 2, 2, 3, 2, 1];
const WILD_R = [1, 1, 1, 0, 0, 2];

export const JEWEL_COLOUR: readonly Colour[] = Array.from({ length: JEWELS }, (_, jewel) =>
  Math.floor(jewel / PER_COLOUR),
);
/** Doubloon icons: part of the price in Trade Routes. */
export const JEWEL_D: readonly number[] = [...COLOUR_D, ...COLOUR_D, ...COLOUR_D, ...COLOUR_D, ...WILD_D];
/** Rum icons: part of the price in Trade Routes, and the limit of rum in a sale. */
export const JEWEL_R: readonly number[] = [...COLOUR_R, ...COLOUR_R, ...COLOUR_R, ...COLOUR_R, ...WILD_R];
export const JEWEL_IDS: readonly string[] = JEWEL_COLOUR.map((colour, jewel) => {
  return `${COLOURS[colour]}${String((jewel % PER_COLOUR) + 1).padStart(2, '0')}`;
});

export const TREASURES = ['rum1', 'rum2', 'dou2', 'dou3', 'pre1', 'pre2', 'exc2', 'exc3', 'jew1'] as const;
export type TreasureId = (typeof TREASURES)[number];
/** An index into TREASURES. */
export type Treasure = number;
export const TREASURE_KINDS = 9;
/** HOUSE: how many of each kind, 24 in all. */
export const TREASURE_COUNTS: readonly number[] = [3, 3, 3, 1, 4, 1, 2, 2, 5];
/** HOUSE: the number printed on each kind: rum, doubloons, prestige, doubloons for as much prestige, jewels. */
export const TREASURE_VALUE: readonly number[] = [1, 2, 2, 3, 1, 2, 2, 3, 1];
export const RUM1: Treasure = 0;
export const RUM2: Treasure = 1;
export const DOU2: Treasure = 2;
export const PRE1: Treasure = 4;
export const PRE2: Treasure = 5;
export const EXC2: Treasure = 6;
export const EXC3: Treasure = 7;
export const JEW1: Treasure = 8;

/** 0 … 13 Compulsory, 14 … 31 Voluntary, 32 … 43 End of game, 44 Last Mutiny, 45 a blank of the simplified deck. */
export type Card = number;
export const CARDS = 44;
export const FIRST_VOLUNTARY: Card = 14;
export const FIRST_END: Card = 32;
export const LAST_MUTINY: Card = 44;
export const BLANK: Card = 45;

export const CARD_IDS: readonly string[] = [...numbered('C', 14), ...numbered('V', 18), ...numbered('E', 12), 'L01'];

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);
}

/** The card's index by its number: `C(8)` is Pay the Crew. Names and effects of all cards are HOUSE. */
export const C = (number: number): Card => number - 1;
export const V = (number: number): Card => FIRST_VOLUNTARY + number - 1;
export const E = (number: number): Card => FIRST_END + number - 1;

/** HOUSE: which action C01 … C06 close, and for how many rounds. */
export const CLOSES: readonly Action[] = [TRADE, BLIND, TAVERN, WRECK, MARKET, TOWN];
export const CLOSES_FOR: readonly number[] = [1, 2, 2, 2, 1, 2];

/** HOUSE: so much rum makes the watch drunken (C09). */
export const DRUNK_FROM = 3;

interface Gain {
  readonly doubloons?: number;
  readonly rum?: number;
  readonly prestige?: number;
}

/** HOUSE: what Voluntary cards bring at once; V06 and V12 are paid for first. */
export const CARD_GAINS: readonly (readonly [card: Card, gain: Gain])[] = [
  [V(1), { doubloons: 2 }],
  [V(2), { doubloons: 3 }],
  [V(3), { rum: 1 }],
  [V(4), { rum: 2 }],
  [V(5), { prestige: 1 }],
  [V(6), { prestige: 2 }],
  [V(12), { doubloons: 2, prestige: 1 }],
  [V(16), { rum: 1 }],
];
/** HOUSE: the price of the Ballad (V06). */
export const BALLAD_PRICE = 1;
/** HOUSE: whoever has so many doubloons pays the Toll (V08). */
export const TOLL_FROM = 4;
/** HOUSE: jewels in a hand the Cutpurse may be played on, and what he pays (V10). */
export const CUT_FROM = 3;
export const CUT_PRICE = 2;
/** HOUSE: jewels under the Spyglass, and the price of one (V14). */
export const SPYGLASS_JEWELS = 3;
export const SPYGLASS_PRICE = 1;
/** HOUSE: what Loaded Dice add to each die (V15). */
export const LOADED = 2;

/** HOUSE: End of game cards. The most that E01 … E04, E09 and E11 count; doubloons to a point of E11. */
export const MOST_COLLECTED = 3;
export const MOST_CONSPIRATORS = 3;
export const MOST_RETIREMENT = 4;
export const RETIREMENT_STEP = 5;
/** HOUSE: what E05, E07, E08 and E12 are worth, and E10; the rum that E06 spares. */
export const PLAIN_BONUS = 3;
export const OLD_SALT = 2;
export const SPARED_RUM = 3;

export function isCompulsory(card: Card): boolean {
  return card >= 0 && card < FIRST_VOLUNTARY;
}

export function isVoluntary(card: Card): boolean {
  return card >= FIRST_VOLUNTARY && card < FIRST_END;
}

export function isEndCard(card: Card): boolean {
  return card >= FIRST_END && card < CARDS;
}
