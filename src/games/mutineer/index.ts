/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { words } from './words';

export const mutineer: GameEntry = {
  id: 'mutineer',
  seats: { min: 3, max: 4 },
  words,
  cover: () => import('./Cover'),
};
