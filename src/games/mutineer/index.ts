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
  cues: {
    paid: 'coin',
    played: 'card',
    passed: 'step',
    roleTaken: 'card',
    revealed: 'card',
    fought: 'step',
    mutiny: 'step',
    sold: 'coin',
    sailed: 'splash',
    drew: 'card',
    dropped: 'card',
  },
  cover: () => import('./Cover'),
  rulebook: () => import('./rules.md'),
  figures: () => import('./Figures'),
  table: () => import('./Table'),
};
