/**
 * What things are worth in prestige points at this stage of the game. The weights are the specification's (section 11),
 * found by self-play; they fall to what the final scoring pays as the last mutinies are drawn.
 */
import { ROW_COUNT, ROW_DOUBLOONS, ROW_PP, ROW_SIZE } from './data';
import { fillOf, type Holdings, iconsFor } from './holdings';
import { isLastRound, type State } from './state';

export interface Outlook {
  /** 1 while more than a quarter of the mutinies is left, then falling to 0. */
  readonly future: number;
  readonly isLast: boolean;
  /** A doubloon, before the size of the purse counts. */
  readonly doubloon: number;
  /** How likely a row with 0 … 4 jewels missing is ever sold. */
  readonly hopes: readonly number[];
}

const DOUBLOON = 0.6;
const DOUBLOON_AT_END = 0.33;
const HOPE = 0.79;
const HOPE_PER_MISSING = 2.2;
const SHORT_GAME = 0.25;
const SPARE_JEWEL = 1.1;
const JEWEL_AT_END = 0.33;
const FIRST_RUM = 0.2;
const MORE_RUM = 0.3;

/** Outlooks by how much future there is, and those of the last round. */
const outlooks = new Map<number, Outlook>();
const atTheEnd = outlookWith(0, true);

export function outlookOf(state: State): Outlook {
  if (isLastRound(state)) return atTheEnd;
  const left = state.deck.length / state.mutinies;
  const future = left >= SHORT_GAME ? 1 : left / SHORT_GAME;
  let outlook = outlooks.get(future);
  if (outlook === undefined) {
    outlook = outlookWith(future, false);
    outlooks.set(future, outlook);
  }
  return outlook;
}

function outlookWith(future: number, isLast: boolean): Outlook {
  const hope = HOPE * (0.45 + 0.55 * future);
  const hopes: number[] = [];
  for (let missing = 0; missing <= 4; missing++) hopes.push(Math.pow(hope, 1 + HOPE_PER_MISSING * missing));
  return { future, isLast, doubloon: DOUBLOON_AT_END + (DOUBLOON - DOUBLOON_AT_END) * future, hopes };
}

/** A purse: the first two doubloons are worth more, those beyond nine less. */
export function purseWorth(outlook: Outlook, doubloons: number): number {
  const few = doubloons < 2 ? doubloons : 2;
  const some = doubloons < 9 ? doubloons - few : 9 - few;
  const many = doubloons - few - some;
  const { future } = outlook;
  return outlook.doubloon * (few * (1 + 0.3 * future) + some * (1 + 0.1 * future) + many * (1 - 0.3 * future));
}

/** Rum that no row needs: the first cube is welcome, more are not, and at the end each costs a point. */
function rumWorth(outlook: Outlook, rum: number): number {
  let worth = 0;
  for (let i = 0; i < rum; i++) worth += outlook.future * (FIRST_RUM - MORE_RUM * i + 1) - 1;
  return rum > 0 && worth < -rum ? -rum : worth;
}

/** A jewel that belongs to no row. */
export function spareWorth(outlook: Outlook): number {
  return JEWEL_AT_END + (SPARE_JEWEL - JEWEL_AT_END) * outlook.future;
}

/** Jewels and rum together: the best row in sight, what is left beside it, and the rum it does not need. */
export function handWorth(outlook: Outlook, holdings: Holdings, rum: number): number {
  const { total } = holdings;
  if (outlook.isLast) return JEWEL_AT_END * total - rum;
  const spare = spareWorth(outlook);
  let best = total * spare + rumWorth(outlook, rum);
  for (let row = 0; row < ROW_COUNT; row++) {
    const have = fillOf(holdings, row);
    if (have === 0) continue;
    const missing = (ROW_SIZE[row] as number) - have;
    const icons = iconsFor(holdings, row, have);
    const used = icons < rum ? icons : rum;
    const pay = (ROW_PP[row] as number) + used + outlook.doubloon * ((ROW_DOUBLOONS[row] as number) + used);
    const worth = (outlook.hopes[missing] as number) * pay + (total - have) * spare + rumWorth(outlook, rum - used);
    if (worth > best) best = worth;
  }
  return best;
}
