/** How a card is spoken: `2 × golden map`. */
import { useGameWords } from '@/i18n/words';

import { SYMBOLS } from '../data';
import { isGolden, symbolOf, type Face } from '../state';

export function useCardLabel(): (face: Face, count: number) => string {
  const say = useGameWords('pirates-nest');
  return (face, count) => {
    const symbol = say(`symbol.${SYMBOLS[symbolOf(face)] ?? ''}`);
    const card = isGolden(face) ? say('golden', { symbol }) : symbol;
    return count === 1 ? card : say('table.card', { count, card });
  };
}
