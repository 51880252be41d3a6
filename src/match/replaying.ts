/** Looking at a match again: any step, from any eye that may see it. */
import type { AnyGame } from '@/core/game';
import type { MatchSeat } from '@/store/store';
import { humans } from './device';
import { positionAt, stepCount, type History } from './history';
import { newsOf, seenBy, type Eye } from './news';
import type { News } from './picture';

export interface Frame {
  readonly number: number;
  readonly view: unknown;
  /** The step that led here, to be shown in motion; null at the start. */
  readonly news: News | null;
}

/** Who may look: everyone once a match is over; before that only people, with their own eyes, or what all may see. */
export function eyesFor(seats: readonly MatchSeat[], isOver: boolean): Eye[] {
  if (isOver) return ['open', ...seats.map((_, seat) => seat)];
  const people = humans(seats);
  return people.length === 1 ? people : ['table', ...people];
}

/** Whether the device must be in one person's own hands before this eye opens: others play at it too. */
export function isPrivate(eye: Eye, seats: readonly MatchSeat[], isOver: boolean): boolean {
  return !isOver && typeof eye === 'number' && humans(seats).length > 1;
}

export function frameAt(game: AnyGame, history: History, number: number, eye: Eye): Frame {
  return { number, view: seenBy(game, positionAt(history, number), eye), news: newsOf(game, history, number, eye) };
}

/** The first and the last step there is to look at. */
export function span(history: History): { readonly first: number; readonly last: number } {
  return { first: history.base, last: stepCount(history) };
}
