/** The settings in force: read once at the start, changed at once, kept by the store. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

import { speak } from '@/i18n/words';
import type { Store } from '@/store/store';

import type { Settings } from './choices';

interface SettingsInForce {
  readonly settings: Settings;
  /** Applies at once; resolves when it is kept, rejects with a StoreError if it cannot be. */
  change<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void>;
}

const SettingsContext = createContext<SettingsInForce | null>(null);

interface SettingsProviderProps {
  readonly store: Store;
  readonly stored: Settings;
  readonly children: ReactNode;
}

export function SettingsProvider({ store, stored, children }: SettingsProviderProps) {
  const [settings, setSettings] = useState(stored);
  const change = useCallback<SettingsInForce['change']>(
    (key, value) => {
      setSettings((now) => ({ ...now, [key]: value }));
      if (key === 'language') speak(value as Settings['language']);
      return store.set(key, value);
    },
    [store],
  );
  const inForce = useMemo(() => ({ settings, change }), [settings, change]);
  return <SettingsContext value={inForce}>{children}</SettingsContext>;
}

export function useSettings(): SettingsInForce {
  const inForce = useContext(SettingsContext);
  if (!inForce) throw new Error('useSettings needs a SettingsProvider above it.');
  return inForce;
}
