/** What the registry needs of this game. */
import type { GameEntry } from '../entry';
import { rules } from './rules';
import { telling } from './telling';
import { words } from './words';

export const dieMeuterei: GameEntry = {
  id: 'die-meuterei',
  seats: { min: 2, max: 4 },
  words,
  rules,
  telling,
  cues: {
    doorOpened: 'step',
    goldTaken: 'coin',
    coinsMoved: 'coin',
    combatDrawn: 'card',
    looked: 'card',
    kept: 'card',
    laidAside: 'card',
    returned: 'card',
    sideSet: 'select',
    sideHandled: 'select',
    sailorPicked: 'step',
    pairPlaced: 'step',
    pairHandled: 'step',
    committed: 'card',
    revealed: 'card',
    shipMoved: 'splash',
    stormed: 'splash',
  },
  cover: () => import('./Cover'),
  figures: () => import('./Figures'),
  table: () => import('./Table'),
  rulebook: () => import('./rules.md'),
};
