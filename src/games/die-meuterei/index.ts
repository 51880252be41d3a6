/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { words } from './words';

export const dieMeuterei: GameEntry = {
  id: 'die-meuterei',
  seats: { min: 2, max: 4 },
  words,
  rules,
  cover: () => import('./Cover'),
};
