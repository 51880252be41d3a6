/** A hand of jewels as the bots count it: numbers by colour and rum icons. */
import type { Seat } from '@/core/seat';

import {
  type Colour,
  type Jewel,
  JEWEL_COLOUR,
  JEWEL_R,
  MOST_RUM,
  PAIRS,
  type Row,
  ROW_SIZE,
  SAME3,
  SAME4,
  WILD,
} from './data';
import type { State, Token } from './state';
import { isKnownTo, jewelOf, UNKNOWN } from './token';

export interface Holdings {
  /** Jewels by colour, wilds last. */
  readonly colours: number[];
  /** Jewels by colour and rum icons (colour × 3 + icons). */
  readonly icons: number[];
  total: number;
}

/** A seat's own hand. */
export function holdingsOf(state: State, seat: Seat): Holdings {
  return knownHoldings(state, seat, seat);
}

/** As much of a seat's hand as somebody knows; `total` counts the unknown ones too. */
export function knownHoldings(state: State, seat: Seat, knower: Seat): Holdings {
  const holdings: Holdings = {
    colours: [0, 0, 0, 0, 0],
    icons: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    total: 0,
  };
  const hand = state.hands[seat] as Token[];
  for (let i = 0; i < hand.length; i++) {
    const token = hand[i] as Token;
    const jewel = jewelOf(token);
    if (jewel !== UNKNOWN && isKnownTo(token, knower)) change(holdings, jewel, 1);
    else holdings.total += 1;
  }
  return holdings;
}

/** Adds or takes away a jewel. */
export function change(holdings: Holdings, jewel: Jewel, by: number): void {
  changeKind(holdings, JEWEL_COLOUR[jewel] as Colour, JEWEL_R[jewel] as number, by);
}

/** The same for any jewel of a colour with so many rum icons. */
export function changeKind(holdings: Holdings, colour: Colour, icons: number, by: number): void {
  const { colours } = holdings;
  colours[colour] = (colours[colour] as number) + by;
  const cell = colour * 3 + icons;
  holdings.icons[cell] = (holdings.icons[cell] as number) + by;
  holdings.total += by;
}

/** How many jewels of a row are there, at most its size. */
export function fillOf(holdings: Holdings, row: Row): number {
  const size = ROW_SIZE[row] as number;
  let have = holdings.total;
  if (row === SAME3 || row === SAME4) {
    const { colours } = holdings;
    have = (colours[bestColour(holdings)] as number) + (colours[WILD] as number);
  } else if (row === PAIRS) have = fillOfPairs(holdings);
  return have < size ? have : size;
}

function fillOfPairs(holdings: Holdings): number {
  const { colours } = holdings;
  let pairs = 0;
  let singles = 0;
  for (let colour = 0; colour < WILD; colour++) {
    pairs += (colours[colour] as number) >> 1;
    singles += (colours[colour] as number) & 1;
  }
  const wilds = colours[WILD] as number;
  const helped = wilds < singles ? wilds : singles;
  pairs += helped + ((wilds - helped) >> 1);
  singles += wilds - 2 * helped - 2 * ((wilds - helped) >> 1);
  if (pairs >= 2) return 4;
  const beside = singles < 2 - pairs ? singles : 2 - pairs;
  return pairs * 2 + beside;
}

/** The colour of which there are most; of several the one with most icons. */
export function bestColour(holdings: Holdings): Colour {
  const { colours, icons } = holdings;
  let best = 0;
  let most = -1;
  for (let colour = 0; colour < WILD; colour++) {
    const rum = (icons[colour * 3 + 1] as number) + 2 * (icons[colour * 3 + 2] as number);
    const score = (colours[colour] as number) * 32 + rum;
    if (score > most) {
      most = score;
      best = colour;
    }
  }
  return best;
}

/** Rum icons on the best jewels a row may take, at most four. */
export function iconsFor(holdings: Holdings, row: Row, have: number): number {
  const { icons } = holdings;
  let twos = 0;
  let ones = 0;
  if (row === SAME3 || row === SAME4) {
    const colour = bestColour(holdings);
    twos = (icons[colour * 3 + 2] as number) + (icons[WILD * 3 + 2] as number);
    ones = (icons[colour * 3 + 1] as number) + (icons[WILD * 3 + 1] as number);
  } else {
    for (let cell = 0; cell < 15; cell += 3) {
      twos += icons[cell + 2] as number;
      ones += icons[cell + 1] as number;
    }
  }
  if (twos > have) twos = have;
  if (ones > have - twos) ones = have - twos;
  const sum = twos * 2 + ones;
  return sum < MOST_RUM ? sum : MOST_RUM;
}
