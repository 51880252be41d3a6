/** What a match needs from outside: time, and someone who thinks for the bots. */
import type { Seat } from '@/core/seat';

export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** A question to a bot. It is handed a view, never the truth. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly strength: string;
  readonly seed: string;
}

/** A bot's opinion of one move, best first in an answer. */
export interface Opinion {
  readonly text: string;
  /** The expected chance of the seat, 0 … 1. */
  readonly chance: number;
}

export interface Thinking {
  /** Rejects if thinking failed; never settles once cancelled. */
  readonly answer: Promise<readonly Opinion[]>;
  cancel(): void;
}

export interface Thinker {
  think(question: Question): Thinking;
}
