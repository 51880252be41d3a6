/** Crews on a path: the places of all pirates in one list, crew by crew, each crew in rising order. */
import type { Seat } from '@/core/seat';

/** A place by its number in the game that asks. */
type Place = number;

export interface Crews {
  readonly pirates: Place[];
  /** Pirates of each seat. */
  readonly crew: number;
}

/** Pirates of a seat on a place. */
export function countAt(crews: Crews, seat: Seat, place: Place): number {
  const end = (seat + 1) * crews.crew;
  let count = 0;
  for (let i = seat * crews.crew; i < end; i++) {
    if (crews.pirates[i] === place) count++;
  }
  return count;
}

/** One pirate of a seat goes to another place, and its crew stays in order. */
export function walk(crews: Crews, seat: Seat, from: Place, to: Place): void {
  const pirates = crews.pirates;
  const start = seat * crews.crew;
  const last = start + crews.crew - 1;
  let i = start;
  while (pirates[i] !== from) i++;
  while (i < last && (pirates[i + 1] as Place) < to) {
    pirates[i] = pirates[i + 1] as Place;
    i++;
  }
  while (i > start && (pirates[i - 1] as Place) > to) {
    pirates[i] = pirates[i - 1] as Place;
    i--;
  }
  pirates[i] = to;
}

/** The first space from one to another with one or two pirates, else the exit beyond them: vacant and full ones are passed. */
export function nextMet(crowd: readonly number[], first: Place, last: Place, exit: Place): Place {
  for (let to = first; to <= last; to++) {
    const pirates = crowd[to];
    if (pirates === 1 || pirates === 2) return to;
  }
  return exit;
}
