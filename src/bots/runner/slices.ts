/** Drives a thought in short slices with pauses between them, so that whoever shares the thread stays responsive. */
import type { Answer, Thinking } from '../thinking';

/** Iterations between two looks at the clock: at most a few milliseconds on a slow phone. */
const BATCH = 8;

export interface Slicing {
  /** Milliseconds of thought at a stretch. */
  readonly slice: number;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** Starts thinking at the next turn of the event loop; the answer calls it off. Ends at the strength's time ceiling. */
export function thinkInSlices(begin: () => Thinking, slicing: Slicing): () => void {
  let cancelled = false;
  let thinking: Thinking | null = null;
  const started = performance.now();
  const work = () => {
    if (cancelled) return;
    try {
      thinking ??= begin();
      if (sliceIsLast(thinking, started, slicing.slice)) slicing.answered(thinking.answer());
      else setTimeout(work, 0);
    } catch (error) {
      slicing.failed(error);
    }
  };
  setTimeout(work, 0);
  return () => {
    cancelled = true;
  };
}

function sliceIsLast(thinking: Thinking, started: number, slice: number): boolean {
  const now = performance.now();
  const until = Math.min(now + slice, started + thinking.strength.ceiling);
  do {
    if (thinking.step(BATCH)) return true;
  } while (performance.now() < until);
  return performance.now() >= started + thinking.strength.ceiling;
}
