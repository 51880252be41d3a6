/**
 * What a seat's possessions promise when a round begins, in prestige points still to come. The weights are fitted to games
 * of self-play (docs/decisions/21-mutinies.md); each has a value early, late (a quarter of the mutinies left, falling to
 * none) and in the last round.
 */
import type { Seat } from '@/core/seat';

import { type Card, FIRST_END, FIRST_VOLUNTARY, TREASURE_KINDS, WILD } from './data';
import { type Holdings, knownHoldings } from './holdings';
import { captainOf, isLastRound, type State } from './state';

/** What is counted, with its worth early, late and in the last round. */
const WEIGHTS = {
  firstDoubloons: [0.86, 1.08, 1.76],
  doubloons: [0.52, 0.71, 0.51],
  manyDoubloons: [0.57, 0.37, 0.4],
  firstRum: [0.16, -0.1, -0.44],
  rum: [0.69, -0.97, -0.71],
  manyRum: [0.18, -1.24, -0.92],
  jewels: [2.03, 1, 0.9],
  jewelsFromFive: [-0.14, -0.77, -0.41],
  jewelsFromSeven: [-0.28, 0.71, 1.11],
  wilds: [0.51, -0.18, -0.09],
  icons: [0.16, 0.14, 0.07],
  rumForIcons: [0.42, 1.49, 0.61],
  two: [0.62, 0.21, 0.22],
  three: [0.71, 0.35, 0.33],
  four: [1.63, 2.06, 1.31],
  anyFour: [-0.1, 0.67, 0.53],
  pairs: [0.28, 1.28, 0.37],
  rumTreasures: [0.53, 0.39, 0.27],
  doubloonTreasures: [1.62, 0.75, 1.17],
  prestigeTreasures: [0.96, 1.12, 1.44],
  exchangeTreasures: [1.02, 1.59, 1.62],
  jewelTreasures: [2.22, 1.04, 1.2],
  voluntary: [0.74, 0.81, 0.79],
  endCards: [1.11, 1.86, 1.66],
  refused: [-1.24, -0.85, -1.1],
  captain: [1.07, 2.49, 3.51],
  place: [0.09, 1.26, 1.7],
} as const;
type Feature = keyof typeof WEIGHTS;

/** The weights of this moment of the game. */
export type Season = Record<Feature, number>;

const FEATURES = Object.keys(WEIGHTS) as Feature[];
/** The last mutinies are late: this share of them and less. */
const LATE = 0.25;

const early = seasonAt(0, 0);
const last = seasonAt(2, 0);
/** Late seasons by how late it is. */
const lates = new Map<number, Season>();

export function seasonOf(state: State): Season {
  if (isLastRound(state)) return last;
  const left = state.deck.length / state.mutinies;
  if (left >= LATE) return early;
  const late = 1 - left / LATE;
  let season = lates.get(late);
  if (season === undefined) {
    season = seasonAt(0, late);
    lates.set(late, season);
  }
  return season;
}

function seasonAt(at: 0 | 2, late: number): Season {
  const season = {} as Season;
  for (let i = 0; i < FEATURES.length; i++) {
    const feature = FEATURES[i] as Feature;
    const weights = WEIGHTS[feature];
    season[feature] = weights[at] + (weights[1] - weights[0]) * late;
  }
  return season;
}

export function prospect(state: State, seat: Seat, season: Season): number {
  let worth = purseWorth(state.doubloons[seat] as number, season) + placeWorth(state, seat, season);
  worth += goodsWorth(knownHoldings(state, seat, seat), state.rum[seat] as number, season);
  if ((state.treasureCounts[seat] as number) > 0) worth += treasures(state, seat, season);
  return worth + cards(state.cards[seat] as Card[], season);
}

export function purseWorth(doubloons: number, season: Season): number {
  if (doubloons <= 2) return season.firstDoubloons * doubloons;
  if (doubloons <= 6) return season.firstDoubloons * 2 + season.doubloons * (doubloons - 2);
  return season.firstDoubloons * 2 + season.doubloons * 4 + season.manyDoubloons * (doubloons - 6);
}

function placeWorth(state: State, seat: Seat, season: Season): number {
  if (captainOf(state) === seat) return season.captain;
  return (season.place * state.order.indexOf(seat)) / (state.seats - 1);
}

/** Jewels and rum together. */
export function goodsWorth(holdings: Holdings, rum: number, season: Season): number {
  const { total, colours, icons } = holdings;
  let worth = season.jewels * total + rumWorth(rum, season);
  if (total === 0) return worth;
  if (total > 4) worth += season.jewelsFromFive * (total - 4);
  if (total > 6) worth += season.jewelsFromSeven * (total - 6);
  if (total > 3) worth += season.anyFour;
  const wilds = colours[WILD] as number;
  let alike = 0;
  let pairs = wilds;
  for (let colour = 0; colour < WILD; colour++) {
    const count = colours[colour] as number;
    if (count > alike) alike = count;
    pairs += count >> 1;
  }
  alike += wilds;
  worth += season.wilds * wilds;
  if (alike > 1) worth += season.two;
  if (alike > 2) worth += season.three;
  if (alike > 3) worth += season.four;
  if (pairs > 1 && total > 3) worth += season.pairs;
  let drinks = 0;
  for (let cell = 0; cell < 15; cell += 3) drinks += (icons[cell + 1] as number) + 2 * (icons[cell + 2] as number);
  return worth + season.icons * drinks + season.rumForIcons * (drinks < rum ? drinks : rum);
}

export function rumWorth(rum: number, season: Season): number {
  if (rum === 0) return 0;
  if (rum <= 3) return season.firstRum + season.rum * (rum - 1);
  return season.firstRum + season.rum * 2 + season.manyRum * (rum - 3);
}

function treasures(state: State, seat: Seat, season: Season): number {
  const held = state.treasures;
  const first = seat * TREASURE_KINDS;
  const count = (kind: number) => held[first + kind] as number;
  return (
    season.rumTreasures * (count(0) + count(1)) +
    season.doubloonTreasures * (count(2) + count(3)) +
    season.prestigeTreasures * (count(4) + count(5)) +
    season.exchangeTreasures * (count(6) + count(7)) +
    season.jewelTreasures * count(8)
  );
}

function cards(held: readonly Card[], season: Season): number {
  let worth = 0;
  for (let i = 0; i < held.length; i++) {
    const card = held[i] as Card;
    worth += card >= FIRST_END ? season.endCards : card >= FIRST_VOLUNTARY ? season.voluntary : season.refused;
  }
  return worth;
}
