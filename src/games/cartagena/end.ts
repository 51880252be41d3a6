/** How a game ends and who is ahead (R9). */
import type { Emit } from '@/core/event';
import { type Outcome, rankSeats } from '@/core/outcome';
import type { Seat } from '@/core/seat';

import { countAt } from '../path/crews';
import { type Chart, chartOf, progressOf } from './chart';
import { type Ending, H, PLACES, type Place, type State } from './state';

/** Is some crew completely home (R9.1)? The first pirate of a crew is the rearmost in order of places. */
export function isCrewHome(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.pirates[seat * state.crew] === H) return true;
  }
  return false;
}

export function endGame(state: State, ending: Ending, emit?: Emit): void {
  state.phase = 'over';
  state.ending = ending;
  if (emit) emit({ kind: 'over', reason: ending, winners: (outcome(state) as Outcome).winners });
}

/**
 * Records dock and all places, and says how often that position has now begun a turn of this seat (R9.3).
 * Each crew is one exact number: six places in base 51; the first number also holds the dock.
 */
export function recordPosition(state: State): number {
  const seats = state.seats;
  const crew = state.crew;
  const pirates = state.pirates;
  const seen = state.seen;
  const at = seen.length;
  for (let seat = 0; seat < seats; seat++) {
    let key = seat === 0 && state.dock === 'tortuga' ? 1 : 0;
    const start = seat * crew;
    for (let i = start; i < start + crew; i++) key = key * PLACES + (pirates[i] as Place);
    seen.push(key);
  }
  return occurrences(state, at);
}

function occurrences(state: State, at: number): number {
  const seats = state.seats;
  const seen = state.seen;
  // Turns go round strictly, so the same seat began a turn every `seats` records.
  const round = seats * seats;
  const key = seen[at];
  let times = 1;
  for (let earlier = at - round; earlier >= 0; earlier -= round) {
    if (seen[earlier] !== key) continue;
    let seat = 1;
    while (seat < seats && seen[earlier + seat] === seen[at + seat]) seat++;
    if (seat === seats) times++;
  }
  return times;
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const ranks = rankSeats(state.seats, (a, b) => compare(state, a, b));
  const winners: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (ranks[seat] === 1) winners.push(seat);
  }
  return { ranks, winners, reason: state.ending };
}

/** More pirates home, then more progress, then more cards; negative if the first seat is ahead (R9.5). */
function compare(state: State, a: Seat, b: Seat): number {
  const home = countAt(state, b, H) - countAt(state, a, H);
  if (home !== 0) return home;
  const chart = chartOf(state.layout);
  const progress = crewProgress(state, chart, b) - crewProgress(state, chart, a);
  if (progress !== 0) return progress;
  return (state.handSizes[b] as number) - (state.handSizes[a] as number);
}

function crewProgress(state: State, chart: Chart, seat: Seat): number {
  let sum = 0;
  const start = seat * state.crew;
  for (let i = start; i < start + state.crew; i++) sum += progressOf(chart, state.pirates[i] as Place);
  return sum;
}
