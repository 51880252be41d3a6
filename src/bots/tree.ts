/** The tree of a search: one node a line of moves, shared by all imagined states in which that line can be played. */
import type { Key } from './keys';

/** How a move looked when it was first met: gain in appraisal for the seat that makes it, and the interest it raises. */
export interface Looks {
  readonly gain: number;
  readonly interest: number;
}

/** Plain fields and one hidden class: the search walks these millions of times. */
export class Node {
  visits = 0;
  /** How often the move that leads here could have been chosen since it was first tried. */
  available = 0;
  /** Sums of the worth to each seat over all visits. */
  readonly sums: number[] = [];
  /** Sum of squares of the worth to the seat that chose this move, for its spread. */
  squares = 0;
  /** Every move met here in some imagined state, by place: its key, its looks, and its node once it has been tried. */
  readonly keys: Key[] = [];
  readonly looks: Looks[] = [];
  readonly children: (Node | null)[] = [];

  constructor(seats: number) {
    for (let seat = 0; seat < seats; seat++) this.sums.push(0);
  }
}

/** The place of a move among those met at a node, or -1. Lists come in one order, so it is mostly the expected place. */
export function placeOf(node: Node, key: Key, expected: number): number {
  return node.keys[expected] === key ? expected : node.keys.indexOf(key);
}

/** Mean worth to a seat. */
export function mean(node: Node, seat: number): number {
  return node.visits === 0 ? 0 : (node.sums[seat] as number) / node.visits;
}

/** How far results of this move lie apart (standard deviation) for the seat that chose it. */
export function spread(node: Node, seat: number): number {
  if (node.visits < 2) return 0;
  const middle = mean(node, seat);
  return Math.sqrt(Math.max(0, node.squares / node.visits - middle * middle));
}
