/** How things of this game are named in sentences: jewels, spaces, goods, causes, lists. */
import { type Filling, type Phrase, phrase } from '@/core/phrase';
import type { Seat } from '@/core/seat';

import { CARD_IDS, JEWEL_D, JEWEL_IDS, JEWEL_R, TREASURES } from './data';
import { HENCHMAN } from './state';

/** A player by name; the henchman is nobody's. */
export function who(seat: unknown): Filling {
  return seat === HENCHMAN ? phrase('henchman') : { seat: seat as Seat };
}

/** The sentence for one, or the one for many. */
export function counted(key: string, count: number, values: Readonly<Record<string, Filling>> = {}): Phrase {
  return phrase(`${key}.${count === 1 ? 'one' : 'many'}`, { ...values, count });
}

/** A jewel by colour and icons: `red jewel (1 rum)`. */
export function jewelPhrase(id: unknown): Phrase {
  const text = String(id);
  const jewel = JEWEL_IDS.indexOf(text);
  const doubloons = JEWEL_D[jewel] ?? 0;
  const rum = JEWEL_R[jewel] ?? 0;
  const icons = doubloons > 0 ? (rum > 0 ? 'both' : 'doubloons') : rum > 0 ? 'rum' : 'plain';
  return phrase(`jewel.${icons}`, { colour: phrase(`colour.${text[0]}`), doubloons, rum });
}

export function spacePhrase(id: string): Phrase {
  return phrase(id === 'cabin' ? 'space.cabin.any' : `space.${id}`);
}

export function actionPhrase(id: unknown): Phrase {
  return phrase(`action.${String(id)}`);
}

export function cardPhrase(id: unknown): Phrase {
  return phrase(`card.${String(id)}`);
}

export function treasurePhrase(id: unknown): Phrase {
  return phrase(`treasure.${String(id)}`);
}

/** Why something came or went: a card, a treasure, or one of the words `by`. */
export function causePhrase(cause: unknown): Phrase {
  const id = String(cause);
  if (CARD_IDS.includes(id)) return cardPhrase(id);
  return (TREASURES as readonly string[]).includes(id) ? treasurePhrase(id) : phrase(`by.${id}`);
}

/** Doubloons, rum and prestige of an event, as far as there are any. */
export function goodsPhrase(goods: Readonly<Record<string, unknown>>): Filling {
  const list: Phrase[] = [];
  for (const kind of ['doubloons', 'rum', 'prestige'] as const) {
    const count = Math.abs(Number(goods[kind] ?? 0));
    if (count > 0) list.push(counted(`goods.${kind}`, count));
  }
  return joined(list);
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

export function jewelList(ids: unknown): Filling {
  return joined((ids as string[]).map(jewelPhrase));
}
