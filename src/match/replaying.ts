/** Looking at a match again: any step, from any eye that may see it. */
import { eventFor } from '@/core/event';
import type { AnyGame } from '@/core/game';
import type { Seat } from '@/core/seat';
import type { MatchSeat } from '@/store/store';
import { humans } from './device';
import { positionAt, stepCount, type History } from './history';
import type { News } from './picture';

/** From whose eyes: a seat, the table, or with everything open. */
export type Eye = Seat | 'table' | 'open';

export interface Frame {
  readonly number: number;
  readonly view: unknown;
  /** The step that led here, to be shown in motion; null at the start. */
  readonly news: News | null;
}

/** Who may look: everyone once a match is over; before that only a person who plays alone, with their own eyes. */
export function eyesFor(seats: readonly MatchSeat[], isOver: boolean): Eye[] {
  if (isOver) return ['open', ...seats.map((_, seat) => seat)];
  const people = humans(seats);
  return people.length === 1 ? people : ['table'];
}

export function frameAt(game: AnyGame, history: History, number: number, eye: Eye): Frame {
  const look = (state: unknown) => (eye === 'open' ? state : game.view(state, eye));
  const step = history.steps[number - history.base - 1];
  const view = look(positionAt(history, number));
  if (!step) return { number, view, news: null };
  const events = eye === 'open' ? step.events : step.events.map((event) => eventFor(event, eye));
  return { number, view, news: { number, before: look(positionAt(history, number - 1)), events } };
}

/** The first and the last step there is to look at. */
export function span(history: History): { readonly first: number; readonly last: number } {
  return { first: history.base, last: stepCount(history) };
}
