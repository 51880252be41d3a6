/** The tree of a search: one node a line of moves, shared by all imagined states in which that line can be played. */
import type { Key } from './keys';

/** Plain fields and one hidden class: the search walks these millions of times. */
export class Node {
  visits = 0;
  /** How often the move that leads here could have been chosen. */
  available = 0;
  /** Sums of the worth to each seat over all visits. */
  readonly sums: number[] = [];
  /** Sum of squares of the worth to the seat that chose this move, for its spread. */
  squares = 0;
  /** How the move looked before it was tried: gain in appraisal for the seat that chose it. */
  readonly gain: number;
  children: Map<Key, Node> | null = null;

  constructor(seats: number, gain: number) {
    this.gain = gain;
    for (let seat = 0; seat < seats; seat++) this.sums.push(0);
  }
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
