/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { telling } from './telling';
import { words } from './words';

export const cartagena: GameEntry = {
  id: 'cartagena',
  seats: { min: 2, max: 5 },
  words,
  rules,
  telling,
  cues: { moved: 'step', sailed: 'splash', drew: 'card', laid: 'card', dropped: 'card', tileOpened: 'coin' },
  cover: () => import('./Cover'),
  rulebook: () => import('./rules.md'),
  figures: () => import('./Figures'),
  table: () => import('./Table'),
};
