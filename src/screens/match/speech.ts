/** Puts a game's phrases into words: gaps filled with names of players and other phrases, in the reader's language. */
import { useCallback } from 'react';

import type { Filling, Phrase } from '@/core/phrase';
import { useGameWords, type Say } from '@/i18n/words';

export type Speak = (phrase: Phrase) => string;

export function useSpeech(game: string, seats: readonly { readonly name: string }[]): Speak {
  const say = useGameWords(game);
  return useCallback((phrase) => inWords(phrase, say, seats), [say, seats]);
}

export function inWords(phrase: Phrase, say: Say, seats: readonly { readonly name: string }[]): string {
  const fill = (filling: Filling): string | number => {
    if (typeof filling !== 'object') return filling;
    if ('seat' in filling) return seats[filling.seat]?.name ?? '';
    return inWords(filling, say, seats);
  };
  const values = Object.entries(phrase.values ?? {}).map(([name, filling]) => [name, fill(filling)] as const);
  return say(phrase.key, Object.fromEntries(values));
}

/** What reads alike, like two jewels of one kind, is numbered. */
export function toldApart(
  labels: readonly string[],
  oneOf: (label: string, number: number, count: number) => string,
): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const met = new Map<string, number>();
  return labels.map((label) => {
    const count = counts.get(label) ?? 1;
    if (count === 1) return label;
    const number = (met.get(label) ?? 0) + 1;
    met.set(label, number);
    return oneOf(label, number, count);
  });
}
