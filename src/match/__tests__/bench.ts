/** A bench to try matches on: a clock that is turned by hand, a store that can fail, a thinker that answers on demand. */
import type { Answer, Question } from '@/bots/thinking';
import type { AnyGame } from '@/core/game';
import type { Options } from '@/core/options';
import type { GameRecord } from '@/core/record';
import { isProblem } from '@/core/record';
import type { MatchSeat, Step, StepBack } from '@/store/store';

import { seaChest } from '../../../__tests__/teaching-game';
import { historyOf } from '../history';
import { Match } from '../match';
import type { Clock, Thinker } from '../ports';

export const game = seaChest as AnyGame;

export class HandClock implements Clock {
  time = 0;
  private plans: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const plan = { at: this.time + ms, run };
    this.plans.push(plan);
    return () => {
      this.plans = this.plans.filter((other) => other !== plan);
    };
  }

  turn(ms: number): void {
    this.time += ms;
    const due = this.plans.filter((plan) => plan.at <= this.time);
    this.plans = this.plans.filter((plan) => plan.at > this.time);
    for (const plan of due) plan.run();
  }
}

/** Keeps the lines it was given; fails when told to. */
export class Notebook {
  lines: string[] = [];
  finished = false;
  practice = false;
  failure: Error | null = null;

  append(_id: string, step: Step): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    expect(step.after).toBe(this.lines.length);
    this.lines.push(...step.moves);
    this.finished = step.outcome !== undefined;
    return Promise.resolve();
  }

  stepBack(_id: string, step: StepBack): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    this.lines = this.lines.slice(0, step.keep);
    this.practice ||= step.practice ?? false;
    return Promise.resolve();
  }
}

/** Remembers what it was asked; answers only when told. */
export class SlowThinker implements Thinker {
  asked: { question: Question; cancelled: boolean; answer(text: string): void; fail(error: Error): void }[] = [];

  think(question: Question) {
    let resolve: (answer: Answer) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const answer = new Promise<Answer>((yes, no) => {
      resolve = yes;
      reject = no;
    });
    const asked = {
      question,
      cancelled: false,
      answer: (move: string) =>
        resolve({
          move,
          ranking: [{ move, chance: 0.6, visits: 9, promise: 0.6, spread: 0, gain: 0 }],
          iterations: 9,
          nodes: 9,
        }),
      fail: reject,
    };
    this.asked.push(asked);
    return { answer, cancel: () => void (asked.cancelled = true) };
  }

  get last() {
    return this.asked[this.asked.length - 1] as (typeof this.asked)[number];
  }
}

export const anna: MatchSeat = { kind: 'human', name: 'Anna', colour: 'red', emblem: 'sabres' };
export const bea: MatchSeat = { kind: 'human', name: 'Bea', colour: 'blue', emblem: 'anchor' };
export const bot: MatchSeat = { kind: 'bot', name: 'Old Tom', colour: 'green', emblem: 'turtle', strength: 'sailor' };

const USUAL: Options = { first: 'p1', wagers: false };

export function recordOf(moves: readonly string[], seats: number): GameRecord {
  return { game: game.id, rulesVersion: game.rulesVersion, seats, options: USUAL, seed: 'bench', moves };
}

/** A match between these seats, with these moves already made: of sea chest, unless other rules are given. */
export function sit(
  seats: readonly MatchSeat[],
  moves: readonly string[] = [],
  options: Options = USUAL,
  rules = game,
) {
  const clock = new HandClock();
  const store = new Notebook();
  store.lines = [...moves];
  const thinker = new SlowThinker();
  const record = recordOf(moves, seats.length);
  const history = historyOf(rules, { ...record, game: rules.id, rulesVersion: rules.rulesVersion, options });
  if (isProblem(history)) throw new Error(history.sentence);
  const setting = {
    game: rules,
    id: 'm1',
    seats,
    seed: 'bench',
    history,
    practice: false,
    elapsed: 0,
    store,
    thinker,
    clock,
  };
  const match = new Match(setting);
  match.resume();
  return { match, clock, store, thinker, history };
}

/** Lets promises that have settled be heard. */
export async function breathe(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve();
}
