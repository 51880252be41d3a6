/** Small phrases that sentences are made of. */
import { type Filling, type Phrase, phrase } from '@/core/phrase';

/** A name from the words: `word('pirate', 'tembo')`. */
export function word(group: 'pirate' | 'card' | 'side' | 'supply' | 'voyage', id: unknown): Phrase {
  return phrase(`${group}.${String(id)}`);
}

/** The phrase for one or for many. */
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

export function cardList(ids: readonly string[]): Filling {
  return joined(ids.map((id) => word('card', id)));
}

export function seatList(seats: readonly number[]): Filling {
  return joined(seats.map((seat) => ({ seat })));
}
