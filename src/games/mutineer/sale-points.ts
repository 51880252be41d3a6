/** What a finished sale earns on each active island: majority, Merchant, blockade (R6.6 – R6.8, R9.5, R9.6). */
import type { Emit } from '@/core/event';
import type { Seat } from '@/core/seat';
import { type Island, islandCard, MERCHANT, RAID_BONUS } from './data';
import { book, RAID, saleOn } from './ledger';
import { isBlockaded } from './pirates';
import { NONE, type Position, type State } from './state';

/** The ship island first, then the wake (R8.4). */
export function scoreSales(state: State, emit?: Emit): void {
  scoreIsland(state, 0, emit);
  if (state.wake !== NONE) scoreIsland(state, 1, emit);
}

function scoreIsland(state: State, side: number, emit?: Emit): void {
  const position = positionOf(state, side);
  const island = state.circle[position] as Island;
  const blockaded = isBlockaded(state, position);
  const most = majority(state, side);
  const sharers = countOf(state, side, most);
  let hasLoser = false;
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.captain + i) % state.seats;
    if (most === 0 || state.saleCounts[seat * 2 + side] !== most) continue;
    const full = priceFor(state, seat, island, sharers);
    const paid = blockaded && seat !== state.raider ? priceBehind(state, seat, island, sharers) : full;
    if (paid < full) hasLoser = true;
    book(state, { seat, cause: saleOn(island), points: paid }, emit);
  }
  if (hasLoser && state.raider !== NONE) book(state, { seat: state.raider, cause: RAID, points: RAID_BONUS }, emit);
}

/** What a seat would earn on one side if nobody sold any more; for the table (R6.6, R9.5). */
export function earnsNow(state: State, seat: Seat, side: number): number {
  const most = majority(state, side);
  if (most === 0 || state.saleCounts[seat * 2 + side] !== most) return 0;
  const position = positionOf(state, side);
  const island = state.circle[position] as Island;
  const price = isBlockaded(state, position) && seat !== state.raider ? priceBehind : priceFor;
  return price(state, seat, island, countOf(state, side, most));
}

/** Side 0 is the ship island, side 1 the wake. */
export function positionOf(state: State, side: number): Position {
  return side === 0 ? state.ship : state.wake;
}

/** The largest count sold on an island so far (R6.6). */
function majority(state: State, side: number): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const count = state.saleCounts[seat * 2 + side] as number;
    if (count > most) most = count;
  }
  return most;
}

/** How many seats have sold exactly this many. */
function countOf(state: State, side: number, count: number): number {
  let seats = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.saleCounts[seat * 2 + side] === count) seats++;
  }
  return seats;
}

/** Value by number of sharers; a Merchant is paid as if alone (R6.6, R6.7). */
function priceFor(state: State, seat: Seat, island: Island, sharers: number): number {
  return column(island, state.roles[seat] === MERCHANT ? 1 : sharers);
}

/** One column further in a blockade (R9.5). */
function priceBehind(state: State, seat: Seat, island: Island, sharers: number): number {
  return column(island, (state.roles[seat] === MERCHANT ? 1 : sharers) + 1);
}

/** Points when so many share; nothing after the fourth column. */
export function column(island: Island, sharers: number): number {
  return sharers > 4 ? 0 : (islandCard(island).values[sharers - 1] as number);
}
