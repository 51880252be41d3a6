/** Who thinks for the bots in a browser: a worker of their own; the screen's thread in slices where none can be had. */
import type { Answer, Question } from '@/bots/thinking';

import type { FromWorker, ToWorker } from './bot.worker';
import { createSlicedRunner, type BotRunner, type Thought } from './botRunnerSlices';

export type { BotRunner, Thought } from './botRunnerSlices';

export function createBotRunner(): BotRunner {
  try {
    return new WorkerRunner(new Worker(new URL('./bot.worker', import.meta.url)));
  } catch {
    // No workers here (an old browser, a strict policy): the bots still play.
    return createSlicedRunner();
  }
}

interface Asked {
  readonly question: Question;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** Answers carry the number of their question: one that is no longer asked is dropped. */
class WorkerRunner implements BotRunner {
  private last = 0;
  private readonly asked = new Map<number, Asked>();
  /** Takes over if the worker cannot be loaded. */
  private spare: BotRunner | null = null;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.takeOver();
  }

  think(question: Question): Thought {
    if (this.spare !== null) return this.spare.think(question);
    const id = ++this.last;
    const answer = new Promise<Answer>((answered, failed) => this.asked.set(id, { question, answered, failed }));
    this.tell({ id, question });
    return {
      answer,
      cancel: () => {
        if (this.asked.delete(id)) this.tell({ cancel: id });
      },
    };
  }

  close(): void {
    this.asked.clear();
    this.worker.terminate();
    this.spare?.close();
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    const asked = this.asked.get(message.id);
    if (asked === undefined) return;
    this.asked.delete(message.id);
    if ('answer' in message) asked.answered(message.answer);
    else asked.failed(new Error(message.error));
  }

  private takeOver(): void {
    this.worker.terminate();
    const spare = createSlicedRunner();
    this.spare = spare;
    for (const [id, { question, answered, failed }] of this.asked) {
      spare.think(question).answer.then((answer) => this.asked.delete(id) && answered(answer), failed);
    }
  }
}
