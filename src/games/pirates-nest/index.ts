/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { words } from './words';

export const piratesNest: GameEntry = {
  id: 'pirates-nest',
  seats: { min: 2, max: 5 },
  words,
  rules,
  cover: () => import('./Cover'),
};
