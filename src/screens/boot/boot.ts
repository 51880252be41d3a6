/** The start: typefaces, covers, the store and its settings, all at once; and what to do when the store will not open. */
import { useEffect, useState } from 'react';

import type { GameEntry } from '@/games/entry';
import { speak, type Language } from '@/i18n/words';
import { asStoreError, type StoreError } from '@/store/error';
import { openStore } from '@/store/open';
import type { Store, StoreOpening } from '@/store/store';

import { readSettings, usualSettings, type Settings } from '../settings/choices';
import { loadCovers } from './covers';
import { loadFaces } from './faces';

export type BootState =
  | { readonly state: 'starting' }
  | { readonly state: 'ready'; readonly store: Store; readonly settings: Settings }
  /** Another tab has the store. */
  | { readonly state: 'elsewhere'; takeOver(): void }
  | { readonly state: 'failed'; readonly error: StoreError; retry(): void };

type Landed = Extract<StoreOpening, { state: 'elsewhere' | 'failed' }> | Extract<BootState, { state: 'ready' }>;

export function useBoot(games: readonly GameEntry[], language: Language): BootState {
  const [landed, setLanded] = useState<Landed | null>(null);
  useEffect(() => {
    let current = true;
    void makeReady(openStore(given), games, language).then((ready) => {
      if (current) setLanded(ready);
    });
    return () => {
      current = false;
    };
  }, [games, language]);

  const again = (opening: Promise<StoreOpening>) => {
    setLanded(null);
    void makeReady(opening, games, language).then(setLanded);
  };
  if (!landed) return { state: 'starting' };
  if (landed.state === 'elsewhere') return { state: 'elsewhere', takeOver: () => again(landed.takeOver()) };
  if (landed.state === 'failed') {
    return { state: 'failed', error: landed.error, retry: () => again(landed.retry()) };
  }
  return landed;
}

/** Everything at once; the screen waits for the slowest. */
async function makeReady(
  opening: Promise<StoreOpening>,
  games: readonly GameEntry[],
  language: Language,
): Promise<Landed> {
  const [landed] = await Promise.all([
    opening.then((opened) => withSettings(opened, language)),
    loadFaces(),
    loadCovers(games),
  ]);
  return landed;
}

async function withSettings(opening: StoreOpening, language: Language): Promise<Landed> {
  if (opening.state !== 'open') return opening;
  const { store } = opening;
  try {
    const settings = readSettings(await store.settings(), { ...usualSettings, language });
    speak(settings.language);
    return { state: 'ready', store, settings };
  } catch (thrown) {
    return { state: 'failed', error: asStoreError(thrown), retry: () => openStore(given) };
  }
}

/** The clock and the names of new matches: the store itself knows neither. */
const given = {
  clock: () => Date.now(),
  newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
};
