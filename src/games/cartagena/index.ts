/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { tableWords } from './tableWords';
import { telling } from './telling';
import { tellingWords } from './tellingWords';
import { words } from './words';

export const cartagena: GameEntry = {
  id: 'cartagena',
  seats: { min: 2, max: 5 },
  words: { ...words, ...tellingWords, table: tableWords },
  rules,
  telling,
  cover: () => import('./Cover'),
  table: () => import('./Table'),
};
