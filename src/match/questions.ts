/** Questions to the thinker: one at a time; an answer to a question no longer asked is dropped. */
import { characters } from '@/bots/characters';
import { strengths } from '@/bots/strengths';
import type { Answer, Question } from '@/bots/thinking';
import type { AnyGame } from '@/core/game';
import { legalMove } from '@/core/legality';
import { nextWord, randomFrom, type Seed } from '@/core/random';
import type { BotSeat } from '@/store/store';

import type { Thought } from './botRunnerSlices';
import type { Hint } from './picture';
import type { Thinker } from './ports';

/** Who thinks: how strong, and with which taste. */
export type Mind = Pick<Question, 'strength' | 'character'>;

/** The mind of a bot's seat. A strength or character this version does not know plays as the strongest, plainly. */
export function mindOf(seat: BotSeat): Mind {
  return {
    strength: strengths.find(({ id }) => id === seat.strength)?.id ?? 'captain',
    character: characters.find((character) => character === seat.character) ?? 'plain',
  };
}

/** The chance a thinker is given for one step: drawn from the match's seed, which lays open all that is hidden, one way. */
export function chanceAt(seed: Seed, step: number): Seed {
  const random = randomFrom(`${seed}/thought ${step}`);
  return `${nextWord(random)}.${nextWord(random)}`;
}

/** The best move of an answer as a hint, in a view where it is legal. */
export function hintFrom(game: AnyGame, view: unknown, { ranking }: Answer): Hint | null {
  const best = ranking[0];
  const found = best && legalMove(game, view, best.move);
  return found ? { move: found.move, chance: best.chance } : null;
}

export class Questions {
  private generation = 0;
  private thinking: Thought | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly failed: (error: unknown) => void,
  ) {}

  get isAsking(): boolean {
    return this.thinking !== null;
  }

  ask(question: Question, then: (answer: Answer) => void): void {
    const generation = this.generation;
    this.thinking = this.thinker.think(question);
    this.thinking.answer.then(
      (answer) => {
        if (generation !== this.generation) return;
        this.thinking = null;
        then(answer);
      },
      (error: unknown) => {
        if (generation === this.generation) this.failed(error);
      },
    );
  }

  dropAll(): void {
    this.generation++;
    this.thinking?.cancel();
    this.thinking = null;
  }
}
