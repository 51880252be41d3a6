/** Short names of moves, so that the tree can find again the move it knows from another imagined state. */
import type { AnyGame } from '@/core/game';

export type Key = number | string;

/** Numbers and texts name themselves; other moves are named by the game's own key, or else by their text. */
export function keyOf(game: AnyGame, move: unknown): Key {
  if (typeof move === 'number' || typeof move === 'string') return move;
  return game.key !== undefined ? game.key(move) : game.write(move);
}
