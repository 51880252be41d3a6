/** Which cards of its hand a seat would like to lay out before it stops. */
import type { Seat } from '@/core/seat';
import { ANY, BOY, GOOD_COUNT, HAND_SIZE, KIND_COUNT, LOADER, MATE } from './data';
import { anysAmong, weighKinds } from './hand-worth';
import { saleWorth } from './market';
import { captainHolds, merchantGain, mutineerOdds, type Outlook, roleWorth } from './outlook';
import { ahead, heldBy, inHand, islandAt, type State } from './state';
import { worths } from './worths';

/** By cards kept: the worth of the best role but the Merchant, and how likely the seat steers with it. */
const stopping = [0, 0, 0, 0, 0, 0];
const steering = [0, 0, 0, 0, 0, 0];
const keep = [0, 0, 0, 0, 0, 0, 0];
const laid = [0, 0, 0, 0, 0, 0, 0];
const shown = [0, 0, 0, 0, 0, 0, 0];

/** What comes of planning: the best part of the hand by kind, and the worth of the best plan that plays each kind. */
interface Plan {
  readonly cards: number[];
  readonly playing: number[];
  /** The worth of stopping at once. */
  stopping: number;
}

export function newPlan(): Plan {
  return { cards: [0, 0, 0, 0, 0, 0, 0], playing: [0, 0, 0, 0, 0, 0, 0], stopping: 0 };
}

/** Tries every part of the hand as "play exactly these, then stop" (at most 32). */
export function makePlan(state: State, out: Outlook, plan: Plan): void {
  const seat = out.seat;
  const held = heldBy(state, seat);
  weighStopping(state, out, held);
  const isLast = state.round === state.rounds;
  if (!isLast) weighKinds(state, state.ship, state.captainGoal, keep);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (isLast) keep[kind] = 0;
    laid[kind] = 0;
    plan.cards[kind] = 0;
    plan.playing[kind] = -Infinity;
    shown[kind] = state.shown[seat * KIND_COUNT + kind] as number;
  }
  const isCaptain = seat === state.captain;
  const anys = isLast ? 0 : worths.keptAny * anysAmong(state, state.ship, state.captainGoal);
  let best = -Infinity;
  for (let hasNext = true; hasNext; hasNext = nextPart(state, seat)) {
    let kept = 0;
    let worth = 0;
    let equal = 1;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const rest = inHand(state, seat, kind) - (laid[kind] as number);
      kept += rest;
      worth += rest * (keep[kind] as number);
      if (rest > equal && kind < GOOD_COUNT) equal = rest;
    }
    worth += anys * (equal - 1);
    const sale = saleWorth(shown, out.ship, out.wake, false);
    let role = stopping[kept] as number;
    if (!isLast) role += (steering[kept] as number) * goalWorth(state, seat, kept, equal);
    if (!isCaptain) {
      const merchant = worths.merchantLeft * merchantGain(out, shown);
      if (merchant > role) role = merchant;
    }
    worth += sale + role;
    if (best === -Infinity) plan.stopping = worth;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if ((laid[kind] as number) > 0 && worth > (plan.playing[kind] as number)) plan.playing[kind] = worth;
    }
    if (worth > best) {
      best = worth;
      for (let kind = 0; kind < KIND_COUNT; kind++) plan.cards[kind] = laid[kind] as number;
    }
  }
}

/** What the cards kept are worth on the island they would steer to. */
function goalWorth(state: State, seat: Seat, kept: number, equal: number): number {
  if (kept === 0) return 0;
  const goal = islandAt(state, ahead(state.ship, kept));
  if (goal.buys === ANY) return worths.keptAny * (equal - 1);
  return (inHand(state, seat, goal.buys) - (laid[goal.buys] as number)) * worths.keptGoal * goal.values[0];
}

/** The best role for stopping with 0 … 5 cards, weighed by how likely it is still there. */
function weighStopping(state: State, out: Outlook, held: number): void {
  if (out.seat === state.captain) {
    const holds = captainHolds(out);
    for (let cards = 0; cards <= held; cards++) {
      stopping[cards] = holds * ((out.voyage[cards] as number) - out.pay * out.mate + out.captaincy);
      steering[cards] = holds;
    }
    return;
  }
  const taken = state.passed.indexOf(state.captain) >= 0 ? state.passed.length - 1 : state.passed.length;
  let isThere = 1;
  let isMutineerThere = 1;
  for (let i = 0; i < taken; i++) {
    isThere *= worths.roleLeft;
    isMutineerThere *= worths.mutineerLeft;
  }
  let other = roleWorth(out, BOY, 0, NOTHING);
  const mate = roleWorth(out, MATE, 0, NOTHING);
  const loader = roleWorth(out, LOADER, 0, NOTHING);
  if (mate > other) other = mate;
  if (loader > other) other = loader;
  other *= isThere;
  const odds = mutineerOdds(out) * isMutineerThere;
  for (let cards = 0; cards <= held && cards <= HAND_SIZE; cards++) {
    const asMutineer = odds * ((out.voyage[cards] as number) + out.captaincy);
    stopping[cards] = asMutineer > other ? asMutineer : other;
    steering[cards] = asMutineer > other ? odds : 0;
  }
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

/** Counts on to the next part of the hand, as on a mileage counter; false after the last. */
function nextPart(state: State, seat: Seat): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = laid[kind] as number;
    if (count < inHand(state, seat, kind)) {
      laid[kind] = count + 1;
      shown[kind] = (shown[kind] as number) + 1;
      return true;
    }
    laid[kind] = 0;
    shown[kind] = (shown[kind] as number) - count;
  }
  return false;
}
