/** Who won: the richest of those in game on the victorious side, and the order of the others (R7). */
import { type Outcome, rankSeats } from '@/core/outcome';
import type { Seat } from '@/core/seat';
import { type Side, V } from './data';
import { ELIMINATED, goldOf, IN_GAME, inHand, NONE, type State } from './state';

/** Places before the gold is compared (R7.5). */
const CANDIDATE = 0;
const LOSER = 1;
const FALLEN = 2;
const OUTSIDER = 3;

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'end') return null;
  const winners = winnersOf(state);
  const victor = state.victor === V ? 'valverde' : 'diaz';
  const points: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) points.push(goldOf(state, seat));
  return {
    ranks: rankSeats(state.seats, (a, b) => compare(state, a, b)),
    winners,
    points,
    bookings: points.map((total, seat) => {
      const coins = state.coins[seat] as number;
      return [
        { cause: 'coins', points: coins },
        { cause: 'goldCards', points: total - coins },
      ];
    }),
    reason: winners.length > 0 ? victor : `${victor}Alone`,
  };
}

/** The best candidates; nobody if there is no candidate (R7.2 … R7.4). */
export function winnersOf(state: State): Seat[] {
  let winners: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (placeOf(state, seat) !== CANDIDATE) continue;
    const lead = winners.length === 0 ? -1 : compare(state, seat, winners[0] as Seat);
    if (lead < 0) winners = [seat];
    else if (lead === 0) winners.push(seat);
  }
  return winners;
}

/** Negative: the first seat is ahead. */
function compare(state: State, a: Seat, b: Seat): number {
  const place = placeOf(state, a);
  if (place !== placeOf(state, b)) return place - placeOf(state, b);
  if (place === FALLEN || place === OUTSIDER) return 0;
  const richer = goldOf(state, b) - goldOf(state, a);
  if (richer !== 0 || place === LOSER) return richer;
  return armsOf(state, b, state.victor) - armsOf(state, a, state.victor);
}

function placeOf(state: State, seat: Seat): number {
  const status = state.status[seat];
  if (status === IN_GAME) return state.sides[seat] === state.victor && state.victor !== NONE ? CANDIDATE : LOSER;
  return status === ELIMINATED ? FALLEN : OUTSIDER;
}

/** The value of combat cards of a colour left in hand (R7.4). */
export function armsOf(state: State, seat: Seat, side: Side): number {
  const first = side * 3;
  return inHand(state, seat, first) + 2 * inHand(state, seat, first + 1) + 3 * inHand(state, seat, first + 2);
}
