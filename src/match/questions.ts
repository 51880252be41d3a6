/** Questions to the thinker: one at a time; an answer to a question no longer asked is dropped. */
import type { Opinion, Question, Thinker, Thinking } from './ports';

export class Questions {
  private generation = 0;
  private thinking: Thinking | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly failed: (error: unknown) => void,
  ) {}

  get isAsking(): boolean {
    return this.thinking !== null;
  }

  ask(question: Question, then: (opinions: readonly Opinion[]) => void): void {
    const generation = this.generation;
    this.thinking = this.thinker.think(question);
    this.thinking.answer.then(
      (opinions) => {
        if (generation !== this.generation) return;
        this.thinking = null;
        then(opinions);
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
