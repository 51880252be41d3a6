/** What a match needs from outside: time, and someone who thinks for the bots. */
import type { BotRunner } from './botRunnerSlices';

export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export type Thinker = Pick<BotRunner, 'think'>;
