/** How a card is spoken: `2 × dark rum`. */
import { useGameWords } from '@/i18n/words';

import { SYMBOLS } from '../data';
import { DARK, symbolOf, type Kind } from '../state';

export function useCardLabel(): (kind: Kind, count: number) => string {
  const say = useGameWords('cartagena');
  return (kind, count) => {
    const symbol = say(`symbol.${SYMBOLS[symbolOf(kind)] ?? ''}`);
    const card = kind >= DARK ? say('table.cardDark', { symbol }) : symbol;
    return count === 1 ? card : say('table.card', { count, card });
  };
}
