/** Gains and losses of doubloons, rum and prestige, the bonuses of the track, and drawn treasures (R2.4 … R2.6, R2.11). */
import type { Seat } from '@/core/seat';

import { BONUSES, type Treasure, TREASURE_KINDS, TREASURES } from './data';
import type { Tell } from './events';
import { drawJewel } from './jewels';
import { book, type Book, CAUSE_COUNT, FROM_START, FROM_TREASURE } from './ledger';
import { add, type State } from './state';

export interface Reward {
  readonly doubloons: number;
  readonly rum: number;
  readonly prestige: number;
  /** Where its prestige is booked. */
  readonly from: Book;
  /** How the event names it. */
  readonly cause: string;
}

/** A reward of what is named. */
export function rewardOf(cause: string, from: Book, goods: Partial<Reward>): Reward {
  return { doubloons: 0, rum: 0, prestige: 0, from, cause, ...goods };
}

const NO_TREASURE = rewardOf('noTreasure', FROM_TREASURE, { doubloons: 1, prestige: 1 });
const BONUS_DOUBLOON = rewardOf('bonus', FROM_START, { doubloons: 1 });
const BONUS_RUM = rewardOf('bonus', FROM_START, { rum: 1 });

/** From bank and Tavern stock; missing rum is lost (R2.4). Prestige may bring bonuses. */
export function reward(state: State, seat: Seat, gain: Reward, tell?: Tell): void {
  const { doubloons, prestige } = gain;
  add(state.doubloons, seat, doubloons);
  const rum = takeRum(state, seat, gain.rum);
  if (prestige > 0) book(state, seat, gain.from, prestige);
  if (tell && (doubloons > 0 || rum > 0 || prestige > 0)) {
    tell({
      kind: 'gained',
      seat,
      cause: gain.cause,
      ...(doubloons > 0 ? { doubloons } : {}),
      ...(rum > 0 ? { rum } : {}),
      ...(prestige > 0 ? { prestige } : {}),
    });
  }
  if (prestige > 0) giveBonuses(state, seat, tell);
}

/** As much rum as the Tavern stock has, at most so much; how much it was. */
export function takeRum(state: State, seat: Seat, wanted: number): number {
  const rum = wanted < state.tavern ? wanted : state.tavern;
  add(state.rum, seat, rum);
  state.tavern -= rum;
  return rum;
}

export function returnRum(state: State, seat: Seat, rum: number): void {
  add(state.rum, seat, -rum);
  state.tavern += rum;
}

/** Every bonus reached for the first time, lowest first (R2.6). */
export function giveBonuses(state: State, seat: Seat, tell?: Tell): void {
  for (let bonus = 0; bonus < BONUSES.length; bonus++) {
    const at = BONUSES[bonus] as number;
    if ((state.pp[seat] as number) < at) return;
    if (((state.bonuses[seat] as number) >> bonus) & 1) continue;
    add(state.bonuses, seat, 1 << bonus);
    tell?.({ kind: 'bonus', seat, at });
    if (bonus === 0) reward(state, seat, BONUS_DOUBLOON, tell);
    else if (bonus === 1) drawTreasure(state, seat, 'bonus', tell);
    else if (bonus === 2) reward(state, seat, BONUS_RUM, tell);
    else drawJewel(state, seat, tell);
  }
}

/** Prestige falls, but never below 0 during play (R2.5). */
export function losePrestige(state: State, seat: Seat, loss: { from: Book; cause: string }, tell?: Tell): void {
  if ((state.pp[seat] as number) === 0) return;
  book(state, seat, loss.from, -1);
  tell?.({ kind: 'lost', seat, cause: loss.cause, prestige: 1 });
}

/** The top treasure, seen by its owner; 1 D and 1 PP if there is none (R2.11). */
export function drawTreasure(state: State, seat: Seat, cause: string, tell?: Tell): void {
  const treasure = state.treasureStack.pop();
  if (treasure === undefined) return reward(state, seat, NO_TREASURE, tell);
  add(state.treasures, seat * TREASURE_KINDS + treasure, 1);
  add(state.treasureCounts, seat, 1);
  const secret = { to: [seat], treasure: TREASURES[treasure] as string };
  tell?.({ kind: 'drewTreasure', seat, cause, secret, reveals: true });
}

/** A treasure leaves a hand and the game. */
export function spendTreasure(state: State, seat: Seat, treasure: Treasure): void {
  add(state.treasures, seat * TREASURE_KINDS + treasure, -1);
  add(state.treasureCounts, seat, -1);
  add(state.treasuresUsed, treasure, 1);
}

/** The prestige a seat has from one cause. */
export function earnedFrom(state: State, seat: Seat, from: Book): number {
  return state.earned[seat * CAUSE_COUNT + from] as number;
}
