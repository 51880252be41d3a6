/** Who stands where on the board, one entry a pirate: what pieces, motion and labels are made from. */
import type { Seat } from '@/core/seat';

import type { Crowd } from './ground';
import { isSpace, type Place, type State } from './state';

export interface Standing {
  /** Seat, place and which one of its crew it is there; the latest to come has the highest number. */
  readonly key: string;
  readonly seat: Seat;
  readonly place: Place;
  readonly crowd: Crowd;
}

export function standingKey(seat: Seat, place: Place, ofCrew: number): string {
  return `${seat}/${place}/${ofCrew}`;
}

export function standing(view: State): Standing[] {
  const seen = new Map<string, number>();
  const onPlace = new Map<Place, number>();
  const all: Standing[] = [];
  view.pirates.forEach((place, index) => {
    const seat = Math.floor(index / view.crew);
    const ofCrew = seen.get(`${seat}/${place}`) ?? 0;
    seen.set(`${seat}/${place}`, ofCrew + 1);
    const number = onPlace.get(place) ?? 0;
    onPlace.set(place, number + 1);
    const total = isSpace(place) ? (view.crowd[place] ?? 1) : view.crew * view.seats;
    const crowd = { number, total, seat, ofCrew, seats: view.seats, crew: view.crew };
    all.push({ key: standingKey(seat, place, ofCrew), seat, place, crowd });
  });
  return all;
}

/** How many pirates of each seat stand on a place. */
export function crewsAt(view: State, place: Place): { readonly seat: Seat; readonly count: number }[] {
  const counts = new Array<number>(view.seats).fill(0);
  view.pirates.forEach((at, index) => {
    const seat = Math.floor(index / view.crew);
    if (at === place) counts[seat] = (counts[seat] ?? 0) + 1;
  });
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
}
