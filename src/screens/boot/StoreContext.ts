/** The open store, for every screen. */
import { createContext, useContext } from 'react';

import type { Store } from '@/store/store';

const StoreContext = createContext<Store | null>(null);

export const StoreProvider = StoreContext.Provider;

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it.');
  return store;
}
