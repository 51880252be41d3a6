/**
 * How a round would end: who has not passed lays out his best plan and takes his best role, each from what he knows
 * himself; then mutiny, wages and sale are counted with the cards as they are imagined.
 */
import type { Seat } from '@/core/seat';
import { ALL_ROLES, BOY, BOY_POINTS, CONFLICT, HAND_SIZE, KIND_COUNT, LOADER, MATE, MUTINEER, type Role } from './data';
import { anticipate, lookOut, newOutlook, type Outlook, roleWorth } from './outlook';
import { anysAmong, handWorth, weighKinds } from './hand-worth';
import { makePlan, newPlan } from './plan';
import { addSales } from './sale-forecast';
import { add, ahead, destinationOf, heldBy, inHand, islandAt, NONE, type Position, row, type State } from './state';
import { worths } from './worths';

const SEATS = 4;
const outs: Outlook[] = [newOutlook(), newOutlook(), newOutlook(), newOutlook()];
const plan = newPlan();
const own = [0, 0, 0, 0, 0, 0, 0];
/** Cards face up and kept (seat × KIND_COUNT + kind), cards kept, and roles, as they will be at the reveal. */
const shown: number[] = row(SEATS * KIND_COUNT);
const kept: number[] = row(SEATS * KIND_COUNT);
const held: number[] = row(SEATS);
const roles: Role[] = row(SEATS, NONE);
/** … and who is Captain after it, and which islands are active in the next round. */
const end = { shown, roles, captain: NONE, ship: NONE, wake: NONE };
/** When a seat will pass, as a number of turns from now; NONE if it has. */
const passing: number[] = row(SEATS);

/** Writes into `points` what each seat has, may expect of this round, and brings into the next. */
export function forecast(state: State, points: number[]): void {
  const { seats, phase } = state;
  for (let seat = 0; seat < seats; seat++) points[seat] = state.scores[seat] as number;
  if (phase === 'end') return;
  takeStock(state);
  if (phase === 'drop') {
    addPool(state);
    return addNextRound(state, points);
  }
  if (phase === 'pay' || phase === 'offer' || phase === 'role') {
    layPlans(state);
    takeRoles(state);
  }
  const isDecided = state.steersman !== NONE && phase !== 'repel';
  const goal = isDecided ? destinationOf(state) : settleMutiny(state, points);
  addSales(state, end, points);
  end.ship = goal;
  end.wake = goal === state.ship ? NONE : state.ship;
  if (state.round < state.rounds) addNextRound(state, points);
}

/** Pays the roles for the mutiny as it would go; returns where the ship will sail. */
function settleMutiny(state: State, points: number[]): Position {
  const mutineer = state.phase === 'repel' ? repelledMutineer(state) : winningMutineer(state);
  const goal =
    mutineer === NONE ? goalOf(state, state.captain, state.captainGoal) : goalOf(state, mutineer, state.mutineerGoal);
  addWages(state, mutineer, goal, points);
  if (mutineer !== NONE) end.captain = mutineer;
  return goal;
}

/** The table as it stands. */
function takeStock(state: State): void {
  end.captain = state.captain;
  end.ship = state.ship;
  end.wake = state.wake;
  for (let i = 0; i < state.hands.length; i++) {
    shown[i] = state.shown[i] as number;
    kept[i] = state.hands[i] as number;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    held[seat] = heldBy(state, seat);
    roles[seat] = state.roles[seat] as Role;
  }
}

/** Everybody who has not passed lays out what he would like to. */
function layPlans(state: State): void {
  const { seats, turn } = state;
  for (let seat = 0; seat < seats; seat++) {
    passing[seat] = NONE;
    if (state.passed.indexOf(seat) >= 0) continue;
    const out = outs[seat] as Outlook;
    lookOut(state, seat, out);
    makePlan(state, out, plan);
    let laid = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const count = plan.cards[kind] as number;
      if (count === 0) continue;
      laid += count;
      add(shown, seat * KIND_COUNT + kind, count);
      add(kept, seat * KIND_COUNT + kind, -count);
    }
    add(held, seat, -laid);
    passing[seat] = laid * seats + ((seat - turn + seats) % seats);
  }
  if (state.phase === 'role') {
    passing[turn] = 0;
    lookOut(state, turn, outs[turn] as Outlook);
  }
}

/** In the order of passing each takes the best role he finds. */
function takeRoles(state: State): void {
  const { seats, captain } = state;
  let middle = ALL_ROLES;
  let choosers = 0;
  for (let seat = 0; seat < seats; seat++) {
    if ((roles[seat] as Role) >= 0) middle &= ~(1 << (roles[seat] as Role));
    else if (seat !== captain) choosers++;
  }
  for (; choosers > 0; choosers--) {
    let next: Seat = NONE;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === captain || roles[seat] !== NONE) continue;
      if (next === NONE || (passing[seat] as number) < (passing[next] as number)) next = seat;
    }
    const role = roleFor(next, middle, choosers - 1);
    roles[next] = role;
    middle &= ~(1 << role);
  }
}

function roleFor(seat: Seat, middle: number, later: number): Role {
  const out = outs[seat] as Outlook;
  anticipate(out, middle, later);
  for (let kind = 0; kind < KIND_COUNT; kind++) own[kind] = shown[seat * KIND_COUNT + kind] as number;
  let best: Role = NONE;
  let bestWorth = -Infinity;
  for (let role = 0; role <= LOADER; role++) {
    if (!(middle & (1 << role))) continue;
    const worth = roleWorth(out, role, held[seat] as number, own);
    if (worth > bestWorth) {
      best = role;
      bestWorth = worth;
    }
  }
  return best;
}

/** The Mutineer if the mutiny succeeds when all who can still fight turn up what they have; otherwise NONE. */
function winningMutineer(state: State): Seat {
  const { seats, captain } = state;
  const fought = state.phase === 'fight' ? (state.turn - captain + seats) % seats : 0;
  let mutineer: Seat = NONE;
  let lead = 0;
  for (let seat = 0; seat < seats; seat++) {
    const role = roles[seat] as Role;
    const place = (seat - captain + seats) % seats;
    let strength = shown[seat * KIND_COUNT + CONFLICT] as number;
    if (place >= fought) strength += kept[seat * KIND_COUNT + CONFLICT] as number;
    if (seat === captain) lead -= strength;
    else if (role === MATE) lead -= strength + 1;
    else if (role === MUTINEER || role === BOY) lead += strength;
    if (role === MUTINEER) mutineer = seat;
  }
  return lead >= 0 ? mutineer : NONE;
}

function repelledMutineer(state: State): Seat {
  return state.steersman === state.captain ? NONE : state.steersman;
}

function goalOf(state: State, seat: Seat, goal: Position): Position {
  return goal === NONE ? ahead(state.ship, held[seat] as number) : goal;
}

/** Ship points and the shares of Mate and Boy (R5); pirates on the way take half of what is not defended. */
function addWages(state: State, mutineer: Seat, goal: Position, points: number[]): void {
  const steersman = mutineer === NONE ? state.captain : mutineer;
  const ship = islandAt(state, goal).ship;
  const isSafe = state.pirateShip !== goal || (kept[steersman * KIND_COUNT + CONFLICT] as number) > 0;
  add(points, steersman, isSafe ? ship : ship >> 1);
  const pay = state.pay === NONE ? sparePay(state) : state.pay;
  for (let seat = 0; seat < state.seats; seat++) {
    if (mutineer !== NONE && roles[seat] === BOY) add(points, seat, BOY_POINTS);
    if (mutineer === NONE && roles[seat] === MATE) {
      add(points, seat, 1 + pay);
      add(points, state.captain, -pay);
    }
  }
}

/** What a Captain who has not yet spoken is likely to pay. */
function sparePay(state: State): number {
  const conflicts = inHand(state, state.captain, CONFLICT);
  return conflicts === 0 ? 2 : conflicts === 1 ? 1 : 0;
}

/** The Loader will drop the three he likes least: the rest of the pool is counted by what it is worth on average. */
function addPool(state: State): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    add(kept, state.turn * KIND_COUNT + kind, state.pool[kind] as number);
  }
  held[state.turn] = HAND_SIZE;
}

/** The captaincy, the Loader's choice, and the cards kept for the islands that will be active. */
function addNextRound(state: State, points: number[]): void {
  const { captain, ship, wake } = end;
  if (state.phase !== 'drop') {
    for (let seat = 0; seat < state.seats; seat++) {
      if (roles[seat] === LOADER) add(points, seat, worths.loading);
    }
  }
  add(points, captain, worths.captaincy);
  weighKinds(state, ship, wake, own);
  const anys = anysAmong(state, ship, wake);
  for (let seat = 0; seat < state.seats; seat++) add(points, seat, handWorth(kept, seat, own, anys));
}
