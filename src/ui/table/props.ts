/** What a game's table is given: it draws a view and reports touches, and knows no rules. */
import type { ReactNode } from 'react';

import type { GameEvent } from '@/core/event';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';

/** How a seat looks: its player's name and the colour and emblem of its crew. */
export interface SeatFace {
  readonly name: string;
  /** One of the theme's crews. */
  readonly colour: string;
  readonly emblem: string;
  readonly kind: 'human' | 'bot';
}

/** A step to be shown in motion: what the viewer saw before it, and what they may know of what happened. */
export interface TableNews {
  readonly number: number;
  readonly before: unknown;
  readonly events: readonly GameEvent[];
}

export interface TableProps {
  readonly width: number;
  readonly height: number;
  /** What the viewer may see: a state of the game with the rest face down. */
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly faces: readonly SeatFace[];
  readonly toAct: Seat | null;
  /** The game's moves that the touches so far still lead to; none unless the viewer is to choose. */
  readonly moves: readonly unknown[];
  readonly touched: readonly Spot[];
  /** Spots that lead on from the touches so far. */
  readonly open: ReadonlySet<Spot>;
  /** A move that a hint points at. */
  readonly hinted: { readonly move: unknown } | null;
  readonly news: TableNews | null;
  /** The latest event so far that fits, as the viewer may know it: for what lies on the table but not in the view. */
  recall?(fits: (event: GameEvent) => boolean): GameEvent | null;
  /** What happened lately, for free room beside a wide board. */
  readonly ledger?: ReactNode;
  onTouch(spot: Spot): void;
  /** The motion of the news with this number has been shown, or there was none to show. */
  onSettled(number: number): void;
}
