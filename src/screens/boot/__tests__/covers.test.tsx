/** Covers are there before the harbour; one that fails costs only itself. */
import type { GameEntry } from '@/games/entry';

import { coverOf, loadCovers } from '../covers';

const game = (id: GameEntry['id'], cover: GameEntry['cover']): GameEntry => ({
  id,
  seats: { min: 2, max: 5 },
  words: {},
  cover,
});

test('a cover that cannot be loaded leaves the others alone', async () => {
  const Drawn = () => null;
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await loadCovers([
    game('cartagena', () => Promise.resolve({ default: Drawn })),
    game('mutineer', () => Promise.reject(new Error('torn'))),
  ]);
  expect(coverOf('cartagena')).toBe(Drawn);
  expect(coverOf('mutineer')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
