/** Numbers and lists in sentences. The words of a game that uses them hold `list.none|and|more|times`. */
import { type Filling, type Phrase, phrase } from '@/core/phrase';

/** The sentence for one, or the one for many. */
export function counted(key: string, count: number, values: Readonly<Record<string, Filling>>): Phrase {
  return phrase(`${key}.${count === 1 ? 'one' : 'many'}`, { ...values, count });
}

/** Several things in a row: `a, b and c`. */
export function joined(items: readonly Filling[]): Filling {
  const last = items.at(-1);
  if (last === undefined) return phrase('list.none');
  let list: Filling = last;
  for (let i = items.length - 2; i >= 0; i--) {
    list = phrase(i === items.length - 2 ? 'list.and' : 'list.more', { first: items[i] as Filling, rest: list });
  }
  return list;
}

/** Cards grouped by kind: `2 × rum and hook`. */
export function grouped(cards: readonly string[], cardPhrase: (card: string) => Phrase): Filling {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return joined(
    [...counts].map(([card, count]) =>
      count === 1 ? cardPhrase(card) : phrase('list.times', { count, card: cardPhrase(card) }),
    ),
  );
}

/** `map`, or `golden map` where the text of a card ends in a star; `special` is the key of that word. */
export function cardPhraseWith(special: string): (card: string) => Phrase {
  return (card) => {
    const isSpecial = card.endsWith('*');
    const symbol = phrase(`symbol.${isSpecial ? card.slice(0, -1) : card}`);
    return isSpecial ? phrase(special, { symbol }) : symbol;
  };
}

/** A space by its number, any other place by its name. */
export function placePhrase(place: string): Phrase {
  return /^\d/.test(place) ? phrase('place.space', { space: Number(place) }) : phrase(`place.${place}`);
}
