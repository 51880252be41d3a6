/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { telling } from './telling';
import { words } from './words';

export const twentyOneMutinies: GameEntry = {
  id: '21-mutinies',
  seats: { min: 2, max: 5 },
  words,
  rules,
  telling,
  cues: {
    placed: 'step',
    moved: 'step',
    tookJewel: 'card',
    drewJewel: 'card',
    drewTreasure: 'card',
    drewCard: 'card',
    played: 'card',
    used: 'card',
    revealedCard: 'card',
    rolled: 'tap',
    dealt: 'splash',
    sold: 'coin',
    gave: 'coin',
    gained: 'coin',
    mutinied: 'success',
    lastMutiny: 'turn',
  },
  cover: () => import('./Cover'),
  rulebook: () => import('./rules.md'),
  figures: () => import('./Figures'),
  table: () => import('./Table'),
};
