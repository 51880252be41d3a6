/** Looks a game up in the registry by the id in an address or a stored match. */
import type { GameEntry } from '@/games/entry';
import { games } from '@/games/registry';

export function gameById(id: string): GameEntry | null {
  return games.find((game) => game.id === id) ?? null;
}
