/** What happened in a move, told for motion, sound and log; each reader gets only the part meant for them. */
import type { Seat, Viewer } from './seat';

/** The part of an event that only some seats may know: a drawn card's face, a hand that was looked at. */
export interface Secret {
  readonly to: readonly Seat[];
  readonly [detail: string]: unknown;
}

/** Told when the state already shows it: what lies open only for a moment is told in that moment. */
export interface GameEvent {
  /** In the past tense: `drew`, `sailed`. */
  readonly kind: string;
  readonly secret?: Secret;
  /** Something new came to light (a card drawn, a die rolled, a secret seen), or by the rules it stands: undo ends here. */
  readonly reveals?: true;
  /** Among people it stands once it lies open; against bots it may be taken back until one of them has acted. */
  readonly stands?: true;
  readonly [detail: string]: unknown;
}

export type Emit = (event: GameEvent) => void;

/** The event as one viewer may know it: without the secret, unless it is addressed to them. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.secret === undefined) return event;
  if (viewer !== 'table' && event.secret.to.includes(viewer)) return event;
  const told: Record<string, unknown> & { kind: string } = { ...event };
  delete told.secret;
  return told;
}
