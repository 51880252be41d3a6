/** Who stands where on a path, one entry a pirate: what pieces, motion and labels are made from. */
import type { Seat } from '@/core/seat';

/** A place by its number in the game that asks. */
type Place = number;

/** The pirates of all crews as a state holds them: crew by crew, as many each. */
export interface Crews {
  readonly pirates: readonly Place[];
  readonly crew: number;
  readonly seats: number;
}

/** A pirate among those on the same place. */
export interface Crowd {
  /** Which one of all on the place, and how many these are. */
  readonly number: number;
  readonly total: number;
  /** Its crew, and which one of its crew it is here. */
  readonly seat: Seat;
  readonly ofCrew: number;
  readonly seats: number;
  readonly crew: number;
}

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

export function standing({ pirates, crew, seats }: Crews): Standing[] {
  const seen = new Map<string, number>();
  const totals = new Map<Place, number>();
  for (const place of pirates) totals.set(place, (totals.get(place) ?? 0) + 1);
  const onPlace = new Map<Place, number>();
  const all: Standing[] = [];
  pirates.forEach((place, index) => {
    const seat = Math.floor(index / crew);
    const ofCrew = seen.get(`${seat}/${place}`) ?? 0;
    seen.set(`${seat}/${place}`, ofCrew + 1);
    const number = onPlace.get(place) ?? 0;
    onPlace.set(place, number + 1);
    const crowd = { number, total: totals.get(place) ?? 1, seat, ofCrew, seats, crew };
    all.push({ key: standingKey(seat, place, ofCrew), seat, place, crowd });
  });
  return all;
}

/** How many stand on each space while some are still on their way to it. */
export function crowdWithout(
  view: Crews & { readonly crowd: readonly number[] },
  hidden: ReadonlySet<string>,
): readonly number[] {
  if (hidden.size === 0) return view.crowd;
  const crowd = [...view.crowd];
  for (const { key, place } of standing(view)) {
    if (hidden.has(key) && (crowd[place] ?? 0) > 0) crowd[place] = (crowd[place] ?? 1) - 1;
  }
  return crowd;
}

/** One more pirate among those on a place: where it would stand. */
export function joining(view: Crews, seat: Seat, place: Place): Crowd {
  const crews = crewsAt(view, place);
  const number = crews.reduce((sum, { count }) => sum + count, 0);
  const ofCrew = crews.find((crew) => crew.seat === seat)?.count ?? 0;
  return { number, total: number + 1, seat, ofCrew, seats: view.seats, crew: view.crew };
}

/** How many pirates of each seat stand on a place. */
export function crewsAt(view: Crews, place: Place): { readonly seat: Seat; readonly count: number }[] {
  const counts = new Array<number>(view.seats).fill(0);
  view.pirates.forEach((at, index) => {
    const seat = Math.floor(index / view.crew);
    if (at === place) counts[seat] = (counts[seat] ?? 0) + 1;
  });
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
}
