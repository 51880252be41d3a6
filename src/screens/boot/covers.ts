/** The covers of all games, loaded during the start so that the harbour appears in one piece. */
import type { ComponentType } from 'react';

import type { GameEntry } from '@/games/entry';
import type { CoverProps } from '@/ui/scenery/cover';

const covers = new Map<string, ComponentType<CoverProps>>();

/** A cover that cannot be loaded leaves bare parchment on its card and stops nothing. */
export async function loadCovers(games: readonly GameEntry[]): Promise<void> {
  await Promise.all(
    games.map(async ({ id, cover }) => {
      try {
        covers.set(id, (await cover()).default);
      } catch (error) {
        console.warn(`The cover of ${id} could not be loaded:`, error);
      }
    }),
  );
}

export function coverOf(game: string): ComponentType<CoverProps> | null {
  return covers.get(game) ?? null;
}
