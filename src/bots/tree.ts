/** The tree of a search: one node a line of moves, shared by all imagined states in which that line can be played. */
import type { Key } from './keys';
import type { Looks } from './looks';

/**
 * Every move met here in some imagined state, by place: its name, how it looked, and what came of it. Flat lists, because
 * the search reads them millions of times; a node of its own is made only for a move that is tried twice.
 */
export class Node {
  readonly keys: Key[] = [];
  readonly gains: number[] = [];
  readonly interests: number[] = [];
  readonly visits: number[] = [];
  /** How often the move could have been chosen since it was first tried. */
  readonly available: number[] = [];
  /** Sums of the worth to each seat over all visits: `place * seats + seat`. */
  readonly sums: number[] = [];
  /** Sums of squares of the worth to the seat that chose the move, for its spread. */
  readonly squares: number[] = [];
  readonly children: (Node | null)[] = [];

  /** Adds a move nobody has tried here; its place. */
  add(key: Key, { gain, interest }: Looks, seats: number): number {
    this.gains.push(gain);
    this.interests.push(interest);
    this.visits.push(0);
    this.available.push(0);
    for (let seat = 0; seat < seats; seat++) this.sums.push(0);
    this.squares.push(0);
    this.children.push(null);
    return this.keys.push(key) - 1;
  }
}

/** The place of a move among those met at a node, or -1. Lists come in one order, so it is mostly the expected place. */
export function placeOf(node: Node, key: Key, expected: number): number {
  return node.keys[expected] === key ? expected : node.keys.indexOf(key);
}

/** Standard deviation of so many results with this sum and this sum of squares. */
export function spread(count: number, sum: number, squares: number): number {
  if (count < 2) return 0;
  const middle = sum / count;
  return Math.sqrt(Math.max(0, squares / count - middle * middle));
}
