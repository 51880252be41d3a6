/** Steps as one pair of eyes may know them: the last one in motion, and what happened before it. */
import { eventFor, type GameEvent } from '@/core/event';
import type { AnyGame } from '@/core/game';
import type { Seat, Viewer } from '@/core/seat';
import { positionAt, type History } from './history';
import type { News } from './picture';

/** From whose eyes: a seat, the table, or with everything open. */
export type Eye = Seat | 'table' | 'open';

export function seenBy(game: AnyGame, state: unknown, eye: Eye): unknown {
  return eye === 'open' ? state : game.view(state, eye);
}

export function toldTo(event: GameEvent, eye: Eye): GameEvent {
  return eye === 'open' ? event : eventFor(event, eye satisfies Viewer);
}

/** The step with this number; null if there is none to be told. */
export function newsOf(game: AnyGame, history: History, number: number, eye: Eye): News | null {
  const step = history.steps[number - history.base - 1];
  if (!step) return null;
  const before = seenBy(game, positionAt(history, number - 1), eye);
  return { number, before, events: step.events.map((event) => toldTo(event, eye)) };
}

/** The latest event up to a step that fits, for what a table shows of the past without it being in the view. */
export function recall(
  history: History,
  { number, eye }: { readonly number: number; readonly eye: Eye },
  fits: (event: GameEvent) => boolean,
): GameEvent | null {
  for (let i = number - history.base - 1; i >= 0; i--) {
    const events = history.steps[i]?.events ?? [];
    for (let j = events.length - 1; j >= 0; j--) {
      const told = toldTo(events[j] as GameEvent, eye);
      if (fits(told)) return told;
    }
  }
  return null;
}
