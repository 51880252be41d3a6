/** A stored match, opened for as long as its screen shows: it rests when the screen or the app is left. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AppState } from 'react-native';

import type { AnyGame } from '@/core/game';
import { isProblem } from '@/core/record';
import type { AnyTelling } from '@/core/telling';
import type { GameEntry } from '@/games/entry';
import type { Match } from '@/match/match';
import { openMatch } from '@/match/open';
import type { Picture } from '@/match/picture';
import { asStoreError, type StoreError } from '@/store/error';
import type { Match as StoredMatch, MatchId, Store } from '@/store/store';
import { useTheme } from '@/ui/theme';

import { useStore } from '../boot/StoreContext';
import { gameById } from '../games';
import { useSettings } from '../settings/SettingsContext';
import { clock } from './clock';
import { onGlanceAway } from './glance';
import { thinker } from './thinker';

export interface OpenMatch {
  readonly kind: 'open';
  readonly match: Match;
  readonly stored: StoredMatch;
  readonly entry: GameEntry;
  readonly rules: AnyGame;
  readonly telling: AnyTelling;
}

export type Opened =
  | { readonly kind: 'opening' }
  | OpenMatch
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-table'; readonly stored: StoredMatch }
  | { readonly kind: 'unreadable'; readonly id: MatchId; readonly sentence: string }
  | { readonly kind: 'failed'; readonly error: StoreError };

export function useOpenedMatch(id: MatchId): Opened {
  const store = useStore();
  const [opened, setOpened] = useState<{ id: MatchId; result: Opened } | null>(null);
  useEffect(() => {
    let current = true;
    fetchMatch(store, id).then(
      (result) => current && setOpened({ id, result }),
      (error: unknown) => current && setOpened({ id, result: { kind: 'failed', error: asStoreError(error) } }),
    );
    return () => {
      current = false;
    };
  }, [store, id]);
  return opened?.id === id ? opened.result : { kind: 'opening' };
}

async function fetchMatch(store: Store, id: MatchId): Promise<Opened> {
  const stored = await store.load(id);
  if (!stored) return { kind: 'gone' };
  if (stored.state === 'unreadable') return { kind: 'unreadable', id, sentence: stored.sentence };
  const entry = gameById(stored.game);
  if (!entry?.rules || !entry.table || !entry.telling) return { kind: 'no-table', stored };
  const match = openMatch(entry.rules, stored, { store, thinker, clock });
  if (isProblem(match)) return { kind: 'unreadable', id, sentence: match.sentence };
  return { kind: 'open', match, stored, entry, rules: entry.rules, telling: entry.telling };
}

/** The match as it is now. Bots play on only while this screen is in front and the app is awake. */
export function usePicture(match: Match): Picture {
  useManners(match);
  useFocusEffect(
    useCallback(() => {
      match.resume();
      const listener = AppState.addEventListener('change', (state) => {
        if (state === 'active') match.resume();
        else match.pause();
      });
      const lookHere = onGlanceAway(() => match.cover());
      return () => {
        listener.remove();
        lookHere();
        match.pause();
      };
    }, [match]),
  );
  return useSyncExternalStore(match.subscribe, match.getPicture, match.getPicture);
}

function useManners(match: Match): void {
  const { settings } = useSettings();
  const { motion } = useTheme();
  const pace = motion.ms('sail');
  useEffect(() => match.behave({ confirm: settings.confirmMoves, pace }), [match, settings.confirmMoves, pace]);
}
