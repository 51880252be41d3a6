/** Choosing a sale by looking ahead: everything is public, so each later seller's answer can be worked out. */
import type { Seat } from '@/core/seat';
import { seatAfter } from '@/core/seat';
import { type Island, MERCHANT } from './data';
import { type Sale, salesOf } from './sale';
import { column, positionOf } from './sale-points';
import { NONE, type State } from './state';
import { worths } from './worths';

/** The promise of each legal sale when every later seller answers as well for himself. */
export function weighSales(state: State, points: number[]): void {
  const counts = state.saleCounts.slice();
  const sales = salesOf(state, state.turn);
  for (let i = 0; i < sales.length; i++) {
    enter(counts, state.turn, sales[i] as Sale);
    answer(state, seatAfter(state.turn, state.seats), counts);
    points[i] = worthTo(state, state.turn, counts);
  }
}

/** Fills in the best answers of the seats from this one on, by backward induction. */
function answer(state: State, seat: Seat, counts: number[]): void {
  if (seat === state.captain) return;
  const sales = salesOf(state, seat);
  if (sales.length === 1) {
    enter(counts, seat, sales[0] as Sale);
    answer(state, seatAfter(seat, state.seats), counts);
    return;
  }
  let best = counts;
  let bestWorth = -Infinity;
  for (let i = 0; i < sales.length; i++) {
    const tried = counts.slice();
    enter(tried, seat, sales[i] as Sale);
    answer(state, seatAfter(seat, state.seats), tried);
    const worth = worthTo(state, seat, tried);
    if (worth > bestWorth) {
      best = tried;
      bestWorth = worth;
    }
  }
  for (let i = 0; i < counts.length; i++) counts[i] = best[i] as number;
}

function enter(counts: number[], seat: Seat, sale: Sale): void {
  counts[seat * 2] = sale.a;
  counts[seat * 2 + 1] = sale.b;
}

function worthTo(state: State, seat: Seat, counts: readonly number[]): number {
  let worth = 0;
  for (let other = 0; other < state.seats; other++) {
    const points = pointsOf(state, other, counts);
    worth += other === seat ? points : (-worths.envy * points) / (state.seats - 1);
  }
  return worth;
}

/** Points of a seat on both islands if everybody sells these counts; blockades are left out. */
function pointsOf(state: State, seat: Seat, counts: readonly number[]): number {
  let points = 0;
  for (let side = 0; side < 2; side++) {
    const position = positionOf(state, side);
    const mine = counts[seat * 2 + side] as number;
    if (position === NONE || mine <= 0) continue;
    let sharers = 0;
    for (let other = 0; other < state.seats; other++) {
      const theirs = counts[other * 2 + side] as number;
      if (theirs > mine) sharers = 9;
      else if (theirs === mine) sharers++;
    }
    if (sharers > 4) continue;
    points += column(state.circle[position] as Island, state.roles[seat] === MERCHANT ? 1 : sharers);
  }
  return points;
}
