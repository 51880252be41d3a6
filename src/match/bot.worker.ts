/** The bots' own thread in the browser: takes questions, thinks, answers; cancels between slices. */
import { thinkInSlices } from '@/bots/runner/slices';
import type { Answer, Question } from '@/bots/thinking';

import { beginThinking } from './botRunnerSlices';

export type ToWorker = { readonly id: number; readonly question: Question } | { readonly cancel: number };
export type FromWorker =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };

/** Long enough to lose little to the pauses, short enough that a cancel is heard in time. */
const SLICE = 24;

interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as Scope;
const underWay = new Map<number, () => void>();

scope.onmessage = ({ data }) => {
  if ('cancel' in data) {
    underWay.get(data.cancel)?.();
    underWay.delete(data.cancel);
    return;
  }
  const { id, question } = data;
  const end = (message: FromWorker) => {
    underWay.delete(id);
    scope.postMessage(message);
  };
  const cancel = thinkInSlices(() => beginThinking(question), {
    slice: SLICE,
    answered: (answer) => end({ id, answer }),
    failed: (error) => end({ id, error: error instanceof Error ? error.message : String(error) }),
  });
  underWay.set(id, cancel);
};
