/** What a game's table is given: it draws a view and reports touches, and knows no rules. */
import type { Spot } from '@/core/spot';

export interface TableProps {
  /** What the viewer may see: a state of the game with the rest face down. */
  readonly view: unknown;
  /** Spots that lead on from the touches so far. */
  readonly open: ReadonlySet<Spot>;
  onTouch(spot: Spot): void;
}
