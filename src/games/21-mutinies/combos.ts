/** What the rows of the Black Market ask for: any jewels, one colour, two pairs; wilds stand for any colour (R2.8). */
import { type Colour, type Jewel, JEWEL_COLOUR, PAIRS, type Row, ROW_SIZE, SAME3, SAME4, WILD } from './data';
import type { Token } from './state';
import { jewelOf } from './token';

/** Numbers of jewels by colour, wilds last. */
export type Tally = number[];

/** How many of each colour a hand holds; unknown jewels are left out. */
export function tallyOf(hand: readonly Token[]): Tally {
  const tally = [0, 0, 0, 0, 0];
  for (let i = 0; i < hand.length; i++) {
    const colour = JEWEL_COLOUR[jewelOf(hand[i] as Token)];
    if (colour !== undefined) tally[colour] = (tally[colour] as number) + 1;
  }
  return tally;
}

export function tallyOfJewels(jewels: readonly Jewel[]): Tally {
  const tally = [0, 0, 0, 0, 0];
  for (let i = 0; i < jewels.length; i++) {
    const colour = JEWEL_COLOUR[jewels[i] as Jewel] as Colour;
    tally[colour] = (tally[colour] as number) + 1;
  }
  return tally;
}

/** Whether some jewels of a tally fill a row. */
export function canFill(tally: Tally, row: Row): boolean {
  const size = ROW_SIZE[row] as number;
  if (row === SAME3 || row === SAME4) return mostOfOne(tally) >= size;
  if (row === PAIRS) return pairsIn(tally) >= 2;
  return sizeOf(tally) >= size;
}

/** Whether jewels laid out can be completed to a row with some of those left. */
export function canComplete(laid: Tally, left: Tally, row: Row): boolean {
  const missing = (ROW_SIZE[row] as number) - sizeOf(laid);
  return missing >= 0 && completes({ laid: laid.slice(), left, row }, missing, 0);
}

interface Completion {
  readonly laid: Tally;
  readonly left: Tally;
  readonly row: Row;
}

/** Tries every number of each colour in turn: at most four jewels of five colours. */
function completes(completion: Completion, missing: number, from: Colour): boolean {
  const { laid, left, row } = completion;
  if (missing === 0) return canFill(laid, row);
  if (from > WILD) return false;
  const most = Math.min(missing, left[from] as number);
  const before = laid[from] as number;
  for (let count = most; count >= 0; count--) {
    laid[from] = before + count;
    if (completes(completion, missing - count, from + 1)) return true;
  }
  laid[from] = before;
  return false;
}

export function sizeOf(tally: Tally): number {
  return (
    (tally[0] as number) + (tally[1] as number) + (tally[2] as number) + (tally[3] as number) + (tally[4] as number)
  );
}

/** The most jewels of one colour, wilds included. */
function mostOfOne(tally: Tally): number {
  let most = 0;
  for (let colour = 0; colour < WILD; colour++) {
    if ((tally[colour] as number) > most) most = tally[colour] as number;
  }
  return most + (tally[WILD] as number);
}

/** How many pairs can be made: of one colour, a single with a wild, or two wilds. */
function pairsIn(tally: Tally): number {
  let pairs = 0;
  let singles = 0;
  for (let colour = 0; colour < WILD; colour++) {
    const count = tally[colour] as number;
    pairs += count >> 1;
    singles += count & 1;
  }
  const wilds = tally[WILD] as number;
  const helped = wilds < singles ? wilds : singles;
  return pairs + helped + ((wilds - helped) >> 1);
}
