/** Something to be said, before a language is chosen: a key of the words and what fills its gaps. */
import type { Seat } from './seat';

/** Fills a gap: a text or number as it is, a seat by its player's name, or another phrase. */
export type Filling = string | number | { readonly seat: Seat } | Phrase;

export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, Filling>>;
}

export function phrase(key: string, values?: Readonly<Record<string, Filling>>): Phrase {
  return values ? { key, values } : { key };
}
