/** Thinks for the bots on the thread of the screen: short slices, so that frames and touches come first. */
import { thinkInSlices } from '@/bots/runner/slices';
import { Thinking, type Answer, type Question } from '@/bots/thinking';
import type { AnyGame } from '@/core/game';
import { games } from '@/games/registry';

export interface Thought {
  /** Rejects if thinking failed; never settles once cancelled. */
  readonly answer: Promise<Answer>;
  cancel(): void;
}

export interface BotRunner {
  think(question: Question): Thought;
  /** Gives back what the runner holds; thoughts under way are dropped. */
  close(): void;
}

/** Half a frame: the other half is left to the screen. */
const SLICE = 8;

export function createSlicedRunner(): BotRunner {
  const underWay = new Set<() => void>();
  return {
    think(question) {
      let cancel = () => {};
      const answer = new Promise<Answer>((answered, failed) => {
        cancel = thinkInSlices(() => beginThinking(question), { slice: SLICE, answered, failed });
        underWay.add(cancel);
      });
      return { answer: answer.finally(() => underWay.delete(cancel)), cancel };
    },
    close() {
      for (const cancel of underWay) cancel();
      underWay.clear();
    },
  };
}

/** The thought about a question of any game in the registry. */
export function beginThinking(question: Question): Thinking {
  return new Thinking(rulesOf(question.game), question);
}

function rulesOf(id: string): AnyGame {
  const rules = games.find((entry) => entry.id === id)?.rules;
  if (rules === undefined) throw new Error(`A bot cannot play "${id}": its rules are not in the registry.`);
  return rules;
}
