/** What the sale would bring if it were held with given face-up cards: each seller in turn answers what lies there. */
import type { Seat } from '@/core/seat';
import { ANY, GOOD_COUNT, type Island, type Kind, KIND_COUNT, MERCHANT, type Role } from './data';
import { isBlockaded } from './pirates';
import { column } from './sale-points';
import { add, islandAt, NONE, type State } from './state';

/** Counts sold on the ship island and on the wake, seat × 2 + side. */
const counts = [0, 0, 0, 0, 0, 0, 0, 0];

/** What lies out for sale. */
interface Fair {
  /** Face-up cards, seat × KIND_COUNT + kind. */
  readonly shown: readonly number[];
  readonly roles: readonly Role[];
  /** Sells first. */
  readonly captain: Seat;
}

/** Adds each seat's points for the sale of what lies out. */
export function addSales(state: State, fair: Fair, points: number[]): void {
  const { shown: cards, roles } = fair;
  const { seats, wake } = state;
  const a = islandAt(state, state.ship).buys;
  const b = wake === NONE ? NONE : islandAt(state, wake).buys;
  const hasChoice = wake !== NONE && (a === ANY || b === ANY || a === b);
  for (let seat = 0; seat < seats; seat++) {
    counts[seat * 2] = most(cards, seat, a);
    counts[seat * 2 + 1] = wake === NONE ? 0 : most(cards, seat, b);
  }
  if (hasChoice) {
    for (let i = 0; i < seats; i++) answer(state, cards, roles, (fair.captain + i) % seats);
  }
  for (let seat = 0; seat < seats; seat++) add(points, seat, pointsOf(state, roles, seat));
}

/** The largest pile of a seat that an island buys. */
function most(cards: readonly number[], seat: Seat, buys: Kind): number {
  const at = seat * KIND_COUNT;
  if (buys !== ANY) return cards[at + buys] as number;
  let largest = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const pile = cards[at + good] as number;
    if (pile > largest) largest = pile;
  }
  return largest;
}

/** The seat's best sale against the counts as they stand; what is already sold stays. */
function answer(state: State, cards: readonly number[], roles: readonly Role[], seat: Seat): void {
  const onShip = seat * 2;
  if (state.phase === 'sell' && (state.saleCounts[onShip] as number) >= 0) {
    counts[onShip] = state.saleCounts[onShip] as number;
    counts[onShip + 1] = state.saleCounts[onShip + 1] as number;
    return;
  }
  const a = islandAt(state, state.ship).buys;
  const b = islandAt(state, state.wake).buys;
  let best = -1;
  let bestA = 0;
  let bestB = 0;
  for (let good = a === ANY ? 0 : a; good <= (a === ANY ? GOOD_COUNT - 1 : a); good++) {
    const pileA = cards[seat * KIND_COUNT + good] as number;
    if (a === ANY && pileA === 0) continue;
    for (let other = b === ANY ? 0 : b; other <= (b === ANY ? GOOD_COUNT - 1 : b); other++) {
      const isSplit = good === other;
      const pileB = cards[seat * KIND_COUNT + other] as number;
      for (let sold = isSplit ? 0 : pileA; sold <= pileA; sold++) {
        counts[onShip] = sold;
        counts[onShip + 1] = isSplit ? pileA - sold : pileB;
        const points = pointsOf(state, roles, seat);
        if (points > best) {
          best = points;
          bestA = sold;
          bestB = counts[onShip + 1] as number;
        }
      }
    }
  }
  counts[onShip] = best < 0 ? 0 : bestA;
  if (best >= 0) counts[onShip + 1] = bestB;
}

function pointsOf(state: State, roles: readonly Role[], seat: Seat): number {
  const wake = state.wake === NONE ? 0 : pointsOn(state, roles, seat, 1);
  return pointsOn(state, roles, seat, 0) + wake;
}

function pointsOn(state: State, roles: readonly Role[], seat: Seat, side: number): number {
  const mine = counts[seat * 2 + side] as number;
  if (mine <= 0) return 0;
  let sharers = 0;
  for (let other = 0; other < state.seats; other++) {
    const theirs = counts[other * 2 + side] as number;
    if (theirs > mine) return 0;
    if (theirs === mine) sharers++;
  }
  if (roles[seat] === MERCHANT) sharers = 1;
  const position = side === 0 ? state.ship : state.wake;
  if (isBlockaded(state, position) && seat !== state.raider) sharers++;
  return column(state.circle[position] as Island, sharers);
}
