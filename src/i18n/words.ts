/** The language switch: one catalogue for the app, one namespace for each game's own words. */
import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

import { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: { app: typeof en };
    returnNull: false;
  }
}

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/** A catalogue of texts; a game's `words`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Values = Readonly<Record<string, string | number>>;

/** Fills a game's text; the key itself comes back if there is none. */
export type Say = (key: string, values?: Values) => string;

/** The first language of the device that we speak; English otherwise. */
export function preferredLanguage(device: readonly string[]): Language {
  return languages.find((language) => device.includes(language)) ?? 'en';
}

/** Once, before anything is drawn. */
export function startWords(language: Language, games: readonly { id: string; words: Catalogue }[]): void {
  if (i18next.isInitialized) return;
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'app',
    resources: { en: { app: en, ...Object.fromEntries(games.map(({ id, words }) => [id, words])) } },
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  });
}

export function speak(language: Language): void {
  void i18next.changeLanguage(language);
}

/** The app's own words. */
export function useWords() {
  return useTranslation('app').t;
}

/** A game's own words: `say('name')`. */
export function useGameWords(game: string): Say {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => gameWords(game, language), [game, language]);
}

/** The same for lists that say something about many games. */
export function gameWords(game: string, language: string = i18next.language): Say {
  const say = i18next.getFixedT(language, game as 'app') as unknown as Say;
  return (key, values) => say(key, values);
}
