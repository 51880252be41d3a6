/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { words } from './words';

export const twentyOneMutinies: GameEntry = {
  id: '21-mutinies',
  seats: { min: 2, max: 5 },
  words,
  rules,
  cover: () => import('./Cover'),
};
