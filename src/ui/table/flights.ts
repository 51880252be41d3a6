/** Flights: things that travel over the table after a step, one after another. Planned here, flown by `Flyers`. */
import type { ReactNode } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing on its way; gone after its end. What hides a piece of the board stands in for it until it starts. */
export interface Flight {
  readonly key: string;
  /** At least two points; each leg takes the same time. */
  readonly path: readonly Point[];
  /** How high it rises on each leg, as a share of the leg's length; 0 slides. */
  readonly hop?: number;
  /** Milliseconds from the start of the news. */
  readonly start: number;
  readonly duration: number;
  /** What the board must not draw until this flight has landed, e.g. the pirate at its new place. */
  readonly hides?: string;
  /** True: it flies over the whole table, in the table's coordinates, not only over the board. */
  readonly over?: boolean;
  draw(): ReactNode;
}

/** Where a flight is after a share of its way, 0 … 1. */
export function pointAt(path: readonly Point[], hop: number, share: number): Point {
  'worklet';
  const legs = path.length - 1;
  const done = Math.min(Math.max(share, 0), 1) * legs;
  const leg = Math.min(Math.floor(done), legs - 1);
  const from = path[leg];
  const to = path[leg + 1];
  if (from === undefined || to === undefined) return path[0] ?? { x: 0, y: 0 };
  const part = done - leg;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = hop * length * 4 * part * (1 - part);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - rise };
}

/** What is still hidden at a moment. */
export function hiddenAt(flights: readonly Flight[], moment: number): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const flight of flights) {
    if (flight.hides !== undefined && moment < flight.start + flight.duration) hidden.add(flight.hides);
  }
  return hidden;
}

/** Lays flights one after another; each answer starts where the one before it ends. */
export class Schedule {
  private clock = 0;
  readonly flights: Flight[] = [];

  /** Adds a flight that starts after everything before it. */
  then(flight: Omit<Flight, 'start'>): void {
    this.flights.push({ ...flight, start: this.clock });
    this.clock += flight.duration;
  }

  /** Adds flights that start together, a little apart, after everything before them. */
  together(flights: readonly Omit<Flight, 'start'>[], apart: number): void {
    let end = this.clock;
    flights.forEach((flight, index) => {
      const start = this.clock + index * apart;
      this.flights.push({ ...flight, start });
      end = Math.max(end, start + flight.duration);
    });
    this.clock = end;
  }

  /** A moment in which nothing travels. */
  rest(ms: number): void {
    this.clock += ms;
  }

  get length(): number {
    return this.clock;
  }
}
