/**
 * Information-set Monte-Carlo tree search for any game, from what a seat may know.
 * Each iteration imagines one full state that fits the view, walks the shared tree with the moves legal in it, tries one
 * new move, plays a few instinctive moves and weighs the position for every seat. A seat chooses by its own worth.
 */
import type { AnyGame } from '@/core/game';
import { randomFrom, type Random, type Seed } from '@/core/random';

import { keyOf, type Key } from './keys';
import type { Sight } from './sight';
import { mean, Node, spread } from './tree';
import { weigh } from './worth';

export interface Knobs {
  readonly iterations: number;
  /** Weight of curiosity against what is known. */
  readonly explore: number;
  /** How many visits the looks of a move count for. */
  readonly trust: number;
  /** Gain in appraisal that makes a move e times as interesting. */
  readonly sharpness: number;
  /** Instinctive moves before a position is weighed. */
  readonly playout: number;
  /** Nodes kept at most; a full tree still searches, but grows no more. */
  readonly nodes: number;
}

/** A root move as the search sees it. */
export interface Advice {
  readonly move: string;
  readonly visits: number;
  /** Expected share of a win, 0 … 1. */
  readonly chance: number;
  /** How far results lie apart. */
  readonly spread: number;
  /** Gain in appraisal at once. */
  readonly gain: number;
}

export class Search {
  /** Iterations done so far. */
  done = 0;
  /** Nodes in the tree; it only grows, so this is also the peak. */
  nodes = 1;

  private readonly root: Node;
  private readonly random: Random;
  private readonly texts = new Map<Key, string>();
  /** The gain each move showed when it was first looked at: a move found again elsewhere is not looked at again. */
  private readonly gains = new Map<Key, number>();
  private readonly path: Node[] = [];
  private readonly choosers: number[] = [];
  private readonly worth: number[] = [];
  private readonly forced: boolean;

  constructor(
    private readonly game: AnyGame,
    private readonly sight: Sight,
    private readonly knobs: Knobs,
    seed: Seed,
  ) {
    this.random = randomFrom(seed);
    this.root = new Node(sight.seats, 0);
    for (let seat = 0; seat < sight.seats; seat++) this.worth.push(0);
    const state = game.imagine(sight.view, this.random);
    if (game.seatToAct(state) !== sight.seat) throw new Error(`A bot was asked for seat ${sight.seat} out of turn.`);
    const moves = game.moves(state);
    for (const move of moves) this.texts.set(keyOf(game, move), game.write(move));
    this.forced = moves.length === 1;
  }

  /** Searches on; true when the budget is spent. A single legal move needs no thought. */
  step(iterations: number): boolean {
    const until = this.forced ? Math.min(1, this.knobs.iterations) : this.knobs.iterations;
    for (let i = 0; i < iterations && this.done < until; i++) {
      this.iterate();
      this.done++;
    }
    return this.done >= until;
  }

  /** The legal moves, best first: most visited, then most promising. */
  ranking(): Advice[] {
    const { seat } = this.sight;
    const list: Advice[] = [];
    for (const [key, move] of this.texts) {
      const node = this.root.children?.get(key);
      list.push({
        move,
        visits: node?.visits ?? 0,
        chance: node ? mean(node, seat) : 0,
        spread: node ? spread(node, seat) : 0,
        gain: node?.gain ?? this.gains.get(key) ?? 0,
      });
    }
    return list.sort(
      (a, b) => b.visits - a.visits || b.chance - a.chance || b.gain - a.gain || (a.move < b.move ? -1 : 1),
    );
  }

  best(): Advice {
    return this.ranking()[0] as Advice;
  }

  private iterate(): void {
    const { game, path, choosers, random } = this;
    const state = game.imagine(this.sight.view, random);
    let node = this.root;
    path.length = 0;
    choosers.length = 0;
    let growing = true;
    while (growing) {
      const seat = game.seatToAct(state);
      if (seat === null) break;
      const moves = game.moves(state);
      const chosen = this.choose(node, state, moves, seat);
      if (chosen < 0) break;
      const move = moves[chosen];
      const key = keyOf(game, move);
      node.children ??= new Map();
      let child = node.children.get(key);
      if (child === undefined) {
        growing = false;
        if (this.nodes >= this.knobs.nodes) break;
        child = new Node(this.sight.seats, this.gains.get(key) as number);
        child.available = 1;
        node.children.set(key, child);
        this.nodes++;
      }
      game.play(state, move);
      node = child;
      path.push(node);
      choosers.push(seat);
    }
    for (let left = this.knobs.playout; left > 0 && game.seatToAct(state) !== null; left--) {
      game.play(state, game.instinct(state, random));
    }
    weigh(game, state, this.worth);
    this.remember();
  }

  /** Adds the weighed worth to every node on the way. */
  private remember(): void {
    const { root, path, choosers, worth } = this;
    const seats = worth.length;
    root.visits++;
    for (let seat = 0; seat < seats; seat++) root.sums[seat] = (root.sums[seat] as number) + (worth[seat] as number);
    for (let i = 0; i < path.length; i++) {
      const node = path[i] as Node;
      node.visits++;
      const sums = node.sums;
      for (let seat = 0; seat < seats; seat++) sums[seat] = (sums[seat] as number) + (worth[seat] as number);
      const own = worth[choosers[i] as number] as number;
      node.squares += own * own;
    }
  }

  /**
   * The index of the move to walk: best by its mean (started with its looks, counted as a few visits) plus curiosity,
   * which follows how interesting a move looks among those that can be chosen now.
   */
  private choose(node: Node, state: unknown, moves: readonly unknown[], seat: number): number {
    const { game, gains, knobs } = this;
    const count = moves.length;
    const children = node.children;
    const before = { known: false, looks: 0 };
    let bestGain = -Infinity;
    const found = this.found;
    const looks = this.looks;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const key = keyOf(game, move);
      const child = children === null ? undefined : children.get(key);
      found[i] = child;
      let gain: number;
      if (child !== undefined) {
        child.available++;
        gain = child.gain;
      } else {
        const known = gains.get(key);
        if (known !== undefined) gain = known;
        else {
          if (!before.known) {
            before.known = true;
            before.looks = game.appraise(state, seat);
          }
          const after = game.clone(state);
          game.play(after, move);
          gain = game.appraise(after, seat) - before.looks;
          gains.set(key, gain);
        }
      }
      looks[i] = gain;
      if (gain > bestGain) bestGain = gain;
    }
    let total = 0;
    for (let i = 0; i < count; i++) {
      const share = Math.exp(((looks[i] as number) - bestGain) / knobs.sharpness);
      this.interest[i] = share;
      total += share;
    }
    const expected = node.visits === 0 ? 0 : (node.sums[seat] as number) / node.visits;
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = found[i];
      const visits = child === undefined ? 0 : child.visits;
      const often = child === undefined ? node.visits + 1 : child.available;
      const sum = child === undefined ? 0 : (child.sums[seat] as number);
      const start = expected + (looks[i] as number) - bestGain;
      const score =
        (sum + knobs.trust * start) / (visits + knobs.trust) +
        (knobs.explore * ((this.interest[i] as number) / total) * Math.sqrt(often)) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  /** Scratch lists of `choose`, kept to spare the collector. */
  private readonly found: (Node | undefined)[] = [];
  private readonly looks: number[] = [];
  private readonly interest: number[] = [];
}
