/** What is written down of a step, and of steps taken back. */
import type { AnyGame } from '@/core/game';
import type { Step as StoredStep, StepBack } from '@/store/store';
import { positionAt, stepCount, type History, type Step } from './history';

export function entryOf(game: AnyGame, history: History, step: Step, elapsed: number): StoredStep {
  const outcome = game.outcome(step.after);
  return {
    after: stepCount(history),
    moves: [step.line],
    toAct: game.seatToAct(step.after),
    snapshot: step.after,
    elapsed,
    ...(outcome ? { outcome } : {}),
  };
}

export function backTo(game: AnyGame, history: History, keep: number, makesPractice: boolean): StepBack {
  const state = positionAt(history, keep);
  return { keep, toAct: game.seatToAct(state), snapshot: state, ...(makesPractice ? { practice: true } : {}) };
}
