/** One question to a bot and the resumable thought about it. Whoever drives it owns the clock; here there is none. */
import type { AnyGame } from '@/core/game';
import { randomFrom, type Random, type Seed } from '@/core/random';

import { settle, type Character } from './characters';
import { Search, type Advice } from './search';
import type { Sight } from './sight';
import { strengthOf, type Strength, type StrengthId } from './strengths';

/** Plain data, so that it can be sent to a worker. */
export interface Question {
  /** The game's id. */
  readonly game: string;
  readonly sight: Sight;
  readonly strength: StrengthId;
  readonly character: Character;
  readonly seed: Seed;
}

export interface Answer {
  /** The move's text. */
  readonly move: string;
  /** All legal moves, best first, with expected chances: what a hint tells. */
  readonly ranking: readonly Advice[];
  readonly iterations: number;
  readonly nodes: number;
}

export class Thinking {
  readonly strength: Strength;
  private readonly search: Search;
  private readonly character: Character;
  private readonly random: Random;

  constructor(game: AnyGame, question: Omit<Question, 'game'>, strength = strengthOf(question.strength)) {
    this.strength = strength;
    this.search = new Search(game, question.sight, strength.knobs, question.seed);
    this.character = question.character;
    this.random = randomFrom(`${question.seed}/settle`);
  }

  /** Thinks on; true when nothing is left to think about. */
  step(iterations: number): boolean {
    return this.search.step(iterations);
  }

  /** The answer so far. Ask once, at the end: an unsteady hand draws anew each time. */
  answer(): Answer {
    const ranking = this.search.ranking();
    const { move } = settle(ranking, this.strength.noise, this.character, this.random);
    return { move, ranking, iterations: this.search.done, nodes: this.search.nodes };
  }
}
