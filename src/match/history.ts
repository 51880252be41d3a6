/** The steps of a match so far: what was played, what it showed, and how far it can be undone. */
import type { GameEvent } from '@/core/event';
import type { AnyGame } from '@/core/game';
import { isProblem, recordLine, replay, type GameRecord, type RecordProblem } from '@/core/record';
import { readSeat, type Seat } from '@/core/seat';

export interface Step {
  readonly seat: Seat;
  /** The record line: `p2 <move text>`. */
  readonly line: string;
  readonly events: readonly GameEvent[];
  /** The state after it, never changed again. */
  readonly after: unknown;
}

export interface History {
  /** How many steps were played before `start`; more than none only in a match saved under older rules. */
  readonly base: number;
  readonly start: unknown;
  readonly steps: readonly Step[];
}

/** Plays a record again, keeping every position. */
export function historyOf(game: AnyGame, record: GameRecord): History | RecordProblem {
  const steps: Step[] = [];
  let start: unknown = null;
  let events: GameEvent[] = [];
  const result = replay(game, record, {
    emit: (event) => events.push(event),
    after: (state, _number, line) => {
      if (line === null) start = game.clone(state);
      else steps.push({ seat: lineSeat(line, record.seats), line, events, after: game.clone(state) });
      events = [];
    },
  });
  return isProblem(result) ? result : { base: 0, start, steps };
}

/** The step that a move of a seat makes of a position; the position itself is left alone. */
export function stepOf(game: AnyGame, before: unknown, seat: Seat, move: unknown): Step {
  const after = game.clone(before);
  const events: GameEvent[] = [];
  game.play(after, move, (event) => events.push(event));
  return { seat, line: recordLine(seat, game.write(move)), events, after };
}

/** How many steps the whole match has. */
export function stepCount(history: History): number {
  return history.base + history.steps.length;
}

/** The position after so many steps of the match. */
export function positionAt(history: History, number: number): unknown {
  const step = history.steps[number - history.base - 1];
  return step ? step.after : history.start;
}

export function lastPosition(history: History): unknown {
  return positionAt(history, stepCount(history));
}

export function withStep(history: History, step: Step): History {
  return { ...history, steps: [...history.steps, step] };
}

/** The history cut back to so many steps of the match. */
export function cutTo(history: History, number: number): History {
  return { ...history, steps: history.steps.slice(0, number - history.base) };
}

/** How many of the last steps this seat may take back: its own ones since the last that stands. */
export function undoable(history: History, seat: Seat, isAmongPeople: boolean): number {
  let count = 0;
  for (let i = history.steps.length - 1; i >= 0; i--) {
    const step = history.steps[i] as Step;
    if (step.seat !== seat || step.events.some((event) => isFinal(event, isAmongPeople))) break;
    count++;
  }
  return count;
}

function isFinal({ reveals, stands }: GameEvent, isAmongPeople: boolean): boolean {
  return reveals === true || (isAmongPeople && stands === true);
}

/** How many steps were played before this seat's latest one; null if it has made none. */
export function beforeLastStepOf(history: History, seat: Seat): number | null {
  for (let i = history.steps.length - 1; i >= 0; i--) {
    if (history.steps[i]?.seat === seat) return history.base + i;
  }
  return null;
}

function lineSeat(line: string, seats: number): Seat {
  return readSeat(line.slice(0, line.indexOf(' ')), seats) ?? 0;
}
