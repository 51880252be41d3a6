/** All that is shown of a match at one moment. */
import type { GameEvent } from '@/core/event';
import type { Outcome } from '@/core/outcome';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';
import type { Stage } from './device';
import type { Narrowing } from './touch';

/** A step that the table may show in motion, as the viewer may know it. */
export interface News {
  readonly number: number;
  readonly before: unknown;
  readonly events: readonly GameEvent[];
}

/** What went wrong, and the way to try it again. */
export interface Trouble {
  readonly kind: 'save' | 'bot';
  readonly error: unknown;
  again(): void;
}

export interface Hint {
  readonly move: unknown;
  readonly chance: number;
}

/** All that is shown of a match at one moment. */
export interface Picture {
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly stage: Stage;
  readonly narrowing: Narrowing;
  /** A touch that led nowhere, until the next one. */
  readonly closed: Spot | null;
  /** A move waiting to be confirmed. */
  readonly pending: { readonly move: unknown } | null;
  readonly news: News | null;
  readonly undo: number;
  readonly canTakeBack: boolean;
  readonly practice: boolean;
  readonly saving: boolean;
  readonly trouble: Trouble | null;
  /** Bots are at play and can be hurried. */
  readonly canSkip: boolean;
  /** While the device lies covered: who acted last and may take it back. */
  readonly lastHolder: Seat | null;
  readonly hint: Hint | 'thinking' | null;
  readonly outcome: Outcome | null;
}
