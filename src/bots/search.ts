/**
 * Information-set Monte-Carlo tree search for any game, from what a seat may know.
 * Each iteration imagines one full state that fits the view, walks the shared tree with the moves legal in it, tries one
 * new move, plays a few instinctive moves and weighs the position for every seat. A seat chooses by its own worth.
 */
import type { AnyGame } from '@/core/game';
import { randomFrom, type Random, type Seed } from '@/core/random';

import { keyOf, type Key } from './keys';
import type { Sight } from './sight';
import { mean, Node, placeOf, spread, type Looks } from './tree';
import { weigh } from './worth';

export interface Knobs {
  readonly iterations: number;
  /** Weight of curiosity against what is known. */
  readonly explore: number;
  /** How many visits the looks of a move count for. */
  readonly trust: number;
  /** Gain in appraisal that makes a move e times as interesting. */
  readonly sharpness: number;
  /** Iterations in each imagined state before another is imagined. */
  readonly stay: number;
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
  /** The chance steadied by how the move looks: fair also to moves hardly tried. */
  readonly promise: number;
  /** How far results lie apart. */
  readonly spread: number;
  /** Gain in appraisal at once. */
  readonly gain: number;
}

/** How many visits the looks of a move count for in its promise. */
const STEADY = 2;

export class Search {
  /** Iterations done so far. */
  done = 0;
  /** Nodes in the tree; it only grows, so this is also the peak. */
  nodes = 1;

  private readonly root: Node;
  private readonly random: Random;
  private readonly texts = new Map<Key, string>();
  /** How each seat's moves looked when first met: found again elsewhere in the tree they are not looked at again. */
  private readonly known: Map<Key, Looks>[] = [];
  private imagined: unknown;
  private readonly path: Node[] = [];
  private readonly choosers: number[] = [];
  private readonly worth: number[] = [];
  private readonly forced: boolean;
  /** Where `choose` found the moves it was given; kept to spare the collector. */
  private readonly places: number[] = [];
  /** How the position looks to whoever chooses, once `meet` has asked; -1 before. */
  private before = -1;
  /** What the game thinks of the moves at hand; kept to spare the collector. */
  private readonly gains: number[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly sight: Sight,
    private readonly knobs: Knobs,
    seed: Seed,
  ) {
    this.random = randomFrom(seed);
    this.root = new Node(sight.seats);
    for (let seat = 0; seat < sight.seats; seat++) {
      this.worth.push(0);
      this.known.push(new Map());
    }
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
    const { root, sight } = this;
    const gainOf = (key: Key) => root.looks[root.keys.indexOf(key)]?.gain ?? 0;
    const bestGain = Math.max(...[...this.texts.keys()].map(gainOf));
    const list: Advice[] = [];
    for (const [key, move] of this.texts) {
      const node = root.children[root.keys.indexOf(key)] ?? new Node(sight.seats);
      const gain = gainOf(key);
      const start = mean(root, sight.seat) + gain - bestGain;
      list.push({
        move,
        visits: node.visits,
        chance: mean(node, sight.seat),
        promise: ((node.sums[sight.seat] as number) + STEADY * start) / (node.visits + STEADY),
        spread: spread(node, sight.seat),
        gain,
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
    if (this.done % this.knobs.stay === 0) this.imagined = game.imagine(this.sight.view, random);
    const state = game.clone(this.imagined);
    path.length = 0;
    choosers.length = 0;
    let node = this.root;
    for (let seat = game.seatToAct(state); seat !== null; seat = game.seatToAct(state)) {
      const moves = game.moves(state);
      const chosen = this.choose(node, state, moves, seat);
      const place = this.places[chosen] as number;
      let child = node.children[place] as Node | null;
      const isNew = child === null;
      if (child === null) {
        if (this.nodes >= this.knobs.nodes) break;
        child = new Node(this.sight.seats);
        child.available = 1;
        node.children[place] = child;
        this.nodes++;
      }
      game.play(state, moves[chosen]);
      node = child;
      path.push(node);
      choosers.push(seat);
      if (isNew) break;
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
   * The index of the move to walk: best by its mean (which its looks start, counted as a few visits) plus curiosity,
   * which follows how interesting a move looks among those that can be chosen now.
   */
  private choose(node: Node, state: unknown, moves: readonly unknown[], seat: number): number {
    const { knobs, places } = this;
    const { looks, children } = node;
    const count = moves.length;
    let bestGain = -Infinity;
    let interest = 0;
    let place = -1;
    this.before = -1;
    for (let i = 0; i < count; i++) {
      const key = keyOf(this.game, moves[i]);
      place = placeOf(node, key, place + 1);
      if (place < 0) place = this.meet(node, state, moves, i);
      places[i] = place;
      const { gain, interest: own } = looks[place] as Looks;
      if (gain > bestGain) bestGain = gain;
      interest += own;
    }
    const { trust } = knobs;
    const expected = mean(node, seat);
    const curiosity = knobs.explore / interest;
    let best = 0;
    let bestScore = -Infinity;
    for (let i = 0; i < count; i++) {
      const found = places[i] as number;
      const look = looks[found] as Looks;
      const child = children[found] as Node | null;
      const start = trust * (expected + look.gain - bestGain);
      let score: number;
      if (child === null) score = start / trust + curiosity * look.interest * Math.sqrt(node.visits + 1);
      else {
        child.available++;
        const visits = child.visits;
        score =
          ((child.sums[seat] as number) + start) / (visits + trust) +
          (curiosity * look.interest * Math.sqrt(child.available)) / (1 + visits);
      }
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  /** Notes a move met at a node for the first time. */
  private meet(node: Node, state: unknown, moves: readonly unknown[], i: number): number {
    const { game } = this;
    node.children.push(null);
    node.looks.push(game.lean === undefined ? this.looked(state, moves[i]) : this.leant(state, moves, i));
    return node.keys.push(keyOf(game, moves[i])) - 1;
  }

  /** A move met nowhere yet is looked at by playing it. */
  private looked(state: unknown, move: unknown): Looks {
    const { game } = this;
    const seat = game.seatToAct(state) as number;
    const known = this.known[seat] as Map<Key, Looks>;
    const key = keyOf(game, move);
    let looks = known.get(key);
    if (looks === undefined) {
      const after = game.clone(state);
      game.play(after, move);
      if (this.before < 0) this.before = game.appraise(state, seat);
      const gain = game.appraise(after, seat) - this.before;
      looks = { gain, interest: Math.exp(gain / this.knobs.sharpness) };
      known.set(key, looks);
    }
    return looks;
  }

  /** What the game itself thinks of a move here, measured against the best. */
  private leant(state: unknown, moves: readonly unknown[], i: number): Looks {
    const { gains } = this;
    if (this.before < 0) {
      this.game.lean?.(state, moves, gains);
      let best = -Infinity;
      for (let k = 0; k < moves.length; k++) if ((gains[k] as number) > best) best = gains[k] as number;
      for (let k = 0; k < moves.length; k++) gains[k] = (gains[k] as number) - best;
      this.before = 0;
    }
    const gain = gains[i] as number;
    return { gain, interest: Math.exp(gain / this.knobs.sharpness) };
  }
}
