/** Touch to move: the legal moves narrow with each touched spot. One implementation for every game. */
import type { AnyGame } from '@/core/game';
import type { Spot, Way } from '@/core/spot';

/** A legal move with the touches that name it. */
export interface Candidate {
  readonly move: unknown;
  readonly ways: readonly Way[];
}

/** What the touches so far have narrowed the legal moves to. */
export interface Narrowing {
  readonly touched: readonly Spot[];
  /** Moves that some way with these touches still leads to. */
  readonly left: readonly unknown[];
  /** Spots that lead on. */
  readonly open: ReadonlySet<Spot>;
  /** Moves completely named by the touches; several if they share a way and one must be chosen. */
  readonly named: readonly unknown[];
}

export type TouchAnswer =
  | { readonly kind: 'narrowed'; readonly narrowing: Narrowing }
  /** The spot leads nowhere from here. */
  | { readonly kind: 'closed'; readonly spot: Spot };

export function candidates(game: AnyGame, view: unknown): Candidate[] {
  return game.moves(view).map((move) => ({ move, ways: game.ways(view, move) }));
}

export function narrow(all: readonly Candidate[], touched: readonly Spot[]): Narrowing {
  const left: unknown[] = [];
  const named: unknown[] = [];
  const open = new Set<Spot>();
  for (const { move, ways } of all) {
    let leads = false;
    let isNamed = false;
    for (const way of ways) {
      if (!startsWith(way, touched)) continue;
      leads = true;
      const next = way[touched.length];
      if (next === undefined) isNamed = true;
      else open.add(next);
    }
    if (leads) left.push(move);
    if (isNamed) named.push(move);
  }
  return { touched, left, open, named };
}

/**
 * The answer to a touch: it leads on; or it takes the last touch back if it is the same spot;
 * or it begins anew if it can be a first touch; otherwise it is closed.
 */
export function touch(all: readonly Candidate[], before: Narrowing, spot: Spot): TouchAnswer {
  if (before.open.has(spot)) return narrowed(all, [...before.touched, spot]);
  if (before.touched[before.touched.length - 1] === spot) return narrowed(all, before.touched.slice(0, -1));
  const anew = narrow(all, [spot]);
  return anew.left.length > 0 ? { kind: 'narrowed', narrowing: anew } : { kind: 'closed', spot };
}

function narrowed(all: readonly Candidate[], touched: readonly Spot[]): TouchAnswer {
  return { kind: 'narrowed', narrowing: narrow(all, touched) };
}

function startsWith(way: Way, touched: readonly Spot[]): boolean {
  if (way.length < touched.length) return false;
  for (let i = 0; i < touched.length; i++) {
    if (way[i] !== touched[i]) return false;
  }
  return true;
}
