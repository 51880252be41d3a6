/** Cards, places and seats as phrases. */
import { phrase, type Filling, type Phrase } from '@/core/phrase';

import { B, H, J, type Place, type Story } from './state';

export function seatPhrase(seat: unknown): Filling {
  return { seat: Number(seat) };
}

/** `rum*` as "dark rum". */
export function cardPhrase(text: string): Phrase {
  if (!text.endsWith('*')) return phrase(`symbol.${text}`);
  return phrase('dark', { symbol: phrase(`symbol.${text.slice(0, -1)}`) });
}

/** Several cards, as one would say them: "rum, hook and gun". */
export function cardsPhrase(cards: unknown): Phrase {
  const phrases = Array.isArray(cards) ? cards.map((card) => cardPhrase(String(card))) : [];
  const [first, ...rest] = phrases;
  if (!first) return phrase('place.H');
  return rest.reduce((list, last, i) => phrase(i === rest.length - 1 ? 'and' : 'comma', { list, last }), first);
}

export function placePhrase(place: Place, story: Story = 'escape'): Phrase {
  if (place === J) return phrase(story === 'tortuga' ? 'place.wreck' : 'place.J');
  if (place === B) return phrase('place.B');
  if (place === H) return phrase('place.H');
  return phrase('place.space', { space: place });
}
