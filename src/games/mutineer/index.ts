/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { telling } from './telling';
import { words } from './words';

export const mutineer: GameEntry = {
  id: 'mutineer',
  seats: { min: 3, max: 4 },
  words,
  rules,
  telling,
  cover: () => import('./Cover'),
  rulebook: () => import('./rules.md'),
};
