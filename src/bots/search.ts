/**
 * Information-set Monte-Carlo tree search for any game, from what a seat may know.
 * Each iteration imagines one full state that fits the view, walks the shared tree with the moves legal in it, tries one
 * new move, plays a few instinctive moves and weighs the position for every seat. A seat chooses by its own worth.
 */
import type { AnyGame } from '@/core/game';
import { randomFrom, type Random, type Seed } from '@/core/random';

import { keyOf, type Key } from './keys';
import { FirstLooks } from './looks';
import type { Sight } from './sight';
import { Node, placeOf, spread } from './tree';
import { weigh } from './worth';

export interface Knobs {
  /** At most: a choice that the rest could not change is settled earlier. */
  readonly iterations: number;
  /** Weight of curiosity against what is known. */
  readonly explore: number;
  /** How many visits the looks of a move count for. */
  readonly trust: number;
  /** Gain in appraisal that makes a move e times as interesting. */
  readonly sharpness: number;
  /** Iterations in each imagined state before another is imagined. */
  readonly stay: number;
  /** Instinctive moves for each rival before a position is weighed: about until the turn has gone round. */
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
/** So many moves at most a playout goes on to where the game is quiet. */
const RESTLESS = 60;
/** So often it is asked whether the choice is settled. */
const LOOK_UP = 50;

export class Search {
  /** Iterations done so far. */
  done = 0;
  /** Nodes in the tree; it only grows, so this is also the peak. */
  nodes = 1;

  private readonly root = new Node();
  private readonly random: Random;
  /** The legal moves: the same in every state that fits the view. */
  private readonly rootMoves: readonly unknown[];
  private readonly texts = new Map<Key, string>();
  private readonly looks: FirstLooks;
  private imagined: unknown;
  /** The way of the present iteration: nodes passed, the place of the move chosen at each, and who chose. */
  private readonly path: Node[] = [];
  private readonly steps: number[] = [];
  private readonly choosers: number[] = [];
  private depth = 0;
  private readonly worth: number[] = [];
  /** Sums of the worth to each seat over all iterations. */
  private readonly sums: number[] = [];
  private isSettled = false;
  /** How often the walk has been at the present node, and what whoever chooses there has found so far. */
  private passes = 0;
  private expected = 0;
  /** Where `choose` found the moves it was given; kept to spare the collector. */
  private readonly places: number[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly sight: Sight,
    private readonly knobs: Knobs,
    seed: Seed,
  ) {
    this.random = randomFrom(seed);
    this.looks = new FirstLooks(game, sight.seats, knobs.sharpness);
    for (let seat = 0; seat < sight.seats; seat++) {
      this.worth.push(0);
      this.sums.push(0);
    }
    const state = game.imagine(sight.view, this.random);
    if (game.seatToAct(state) !== sight.seat) throw new Error(`A bot was asked for seat ${sight.seat} out of turn.`);
    this.rootMoves = game.moves(state);
    for (const move of this.rootMoves) this.texts.set(keyOf(game, move), game.write(move));
  }

  /** Searches on; true when the budget is spent or the choice settled. A single legal move needs no thought. */
  step(iterations: number): boolean {
    const until = this.rootMoves.length === 1 ? Math.min(1, this.knobs.iterations) : this.knobs.iterations;
    for (let i = 0; i < iterations && this.done < until && !this.isSettled; i++) {
      this.iterate();
      this.done++;
      if (this.done % LOOK_UP === 0) this.isSettled = this.leads(until - this.done);
    }
    return this.done >= until || this.isSettled;
  }

  /** The legal moves, best first: most visited, then most promising. */
  ranking(): Advice[] {
    const { root, sight } = this;
    const gainOf = (key: Key) => root.gains[root.keys.indexOf(key)] ?? 0;
    const bestGain = Math.max(...[...this.texts.keys()].map(gainOf));
    const expected = this.done === 0 ? 0 : (this.sums[sight.seat] as number) / this.done;
    const list: Advice[] = [];
    for (const [key, move] of this.texts) {
      const place = root.keys.indexOf(key);
      const visits = root.visits[place] ?? 0;
      const sum = root.sums[place * sight.seats + sight.seat] ?? 0;
      const gain = gainOf(key);
      list.push({
        move,
        visits,
        chance: visits === 0 ? 0 : sum / visits,
        promise: (sum + STEADY * (expected + gain - bestGain)) / (visits + STEADY),
        spread: spread(visits, sum, root.squares[place] ?? 0),
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

  /** Whether so many more iterations could not bring another move to the front. */
  private leads(left: number): boolean {
    const { visits } = this.root;
    let first = 0;
    let second = 0;
    for (let place = 0; place < visits.length; place++) {
      const own = visits[place] as number;
      if (own > first) {
        second = first;
        first = own;
      } else if (own > second) second = own;
    }
    return first - second > left;
  }

  private iterate(): void {
    const { game, random } = this;
    if (this.done % this.knobs.stay === 0) this.imagined = game.imagine(this.sight.view, random);
    const state = game.clone(this.imagined);
    this.walk(state);
    this.playOut(state);
    weigh(game, state, this.worth);
    this.remember();
  }

  /** Instinctive moves, and on to where the position can be weighed. */
  private playOut(state: unknown): void {
    const { game, random } = this;
    const playout = this.knobs.playout * (game.foresees === true ? 1 : this.sight.seats - 1);
    if (playout === 0) return;
    for (let moves = 0; game.seatToAct(state) !== null; moves++) {
      const isLongEnough = game.isQuiet === undefined || moves >= playout + RESTLESS || game.isQuiet(state);
      if (moves >= playout && isLongEnough) return;
      game.play(state, game.instinct(state, random));
    }
  }

  /** Walks down the tree until a move is tried for the first time, the game ends or the tree may grow no more. */
  private walk(state: unknown): void {
    const { game, path, steps, choosers } = this;
    const { seats } = this.sight;
    let node = this.root;
    let visits = this.done;
    let sums: readonly number[] = this.sums;
    let at = 0;
    this.depth = 0;
    for (let seat = game.seatToAct(state); seat !== null; seat = game.seatToAct(state)) {
      const moves = this.depth === 0 ? this.rootMoves : game.moves(state);
      this.passes = visits;
      this.expected = visits === 0 ? 0 : (sums[at + seat] as number) / visits;
      const chosen = this.choose(node, state, moves, seat);
      const place = this.places[chosen] as number;
      path[this.depth] = node;
      steps[this.depth] = place;
      choosers[this.depth] = seat;
      this.depth++;
      game.play(state, moves[chosen]);
      visits = node.visits[place] as number;
      sums = node.sums;
      at = place * seats;
      if (visits === 0) return;
      let child = node.children[place] as Node | null;
      if (child === null) {
        if (this.nodes >= this.knobs.nodes) return;
        child = new Node();
        node.children[place] = child;
        this.nodes++;
      }
      node = child;
    }
  }

  /** Adds the weighed worth to every move on the way. */
  private remember(): void {
    const { path, steps, choosers, worth } = this;
    const seats = worth.length;
    for (let seat = 0; seat < seats; seat++) this.sums[seat] = (this.sums[seat] as number) + (worth[seat] as number);
    for (let i = 0; i < this.depth; i++) {
      const { visits, available, sums, squares } = path[i] as Node;
      const place = steps[i] as number;
      if (visits[place] === 0) available[place] = 1;
      visits[place] = (visits[place] as number) + 1;
      const at = place * seats;
      for (let seat = 0; seat < seats; seat++) sums[at + seat] = (sums[at + seat] as number) + (worth[seat] as number);
      const own = worth[choosers[i] as number] as number;
      squares[place] = (squares[place] as number) + own * own;
    }
  }

  /**
   * The index of the move to walk: best by its mean (which its looks start, counted as a few visits) plus curiosity,
   * which follows how interesting a move looks among those that can be chosen now.
   */
  private choose(node: Node, state: unknown, moves: readonly unknown[], seat: number): number {
    const { knobs, places, passes, expected } = this;
    const { gains, interests, visits, available, sums } = node;
    const { seats } = this.sight;
    const count = moves.length;
    let bestGain = -Infinity;
    let interest = 0;
    let place = -1;
    this.looks.begin();
    for (let i = 0; i < count; i++) {
      const key = keyOf(this.game, moves[i]);
      place = placeOf(node, key, place + 1);
      if (place < 0) place = node.add(key, this.looks.at(state, moves, i), seats);
      places[i] = place;
      const gain = gains[place] as number;
      if (gain > bestGain) bestGain = gain;
      interest += interests[place] as number;
    }
    const { trust } = knobs;
    const curiosity = knobs.explore / interest;
    const untried = Math.sqrt(passes + 1);
    let best = 0;
    let bestScore = -Infinity;
    for (let i = 0; i < count; i++) {
      const at = places[i] as number;
      const tried = visits[at] as number;
      const start = trust * (expected + (gains[at] as number) - bestGain);
      let score = curiosity * (interests[at] as number);
      if (tried === 0) score = start / trust + score * untried;
      else {
        const chances = (available[at] as number) + 1;
        available[at] = chances;
        score =
          ((sums[at * seats + seat] as number) + start) / (tried + trust) + (score * Math.sqrt(chances)) / (1 + tried);
      }
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }
}
