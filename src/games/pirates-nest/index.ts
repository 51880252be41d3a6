/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { telling } from './telling';
import { words } from './words';

export const piratesNest: GameEntry = {
  id: 'pirates-nest',
  seats: { min: 2, max: 5 },
  words,
  rules,
  telling,
  cues: {
    moved: 'step',
    pushed: 'step',
    sailed: 'splash',
    drew: 'card',
    dropped: 'card',
    checked: 'coin',
  },
  cover: () => import('./Cover'),
  rulebook: () => import('./rules.md'),
  figures: () => import('./Figures'),
  table: () => import('./Table'),
};
