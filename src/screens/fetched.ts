/** Something fetched from the store for as long as a screen shows it. */
import { useEffect, useState } from 'react';

import { asStoreError, type StoreError } from '@/store/error';

export type Fetched<Value> =
  | { readonly state: 'fetching' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: StoreError };

/** Fetches when `ask` changes (keep it stable); an answer to an older question is dropped. */
export function useFetched<Value>(ask: () => Promise<Value>): Fetched<Value> {
  const [answer, setAnswer] = useState<{ to: () => Promise<Value>; fetched: Fetched<Value> } | null>(null);
  useEffect(() => {
    let current = true;
    const set = (fetched: Fetched<Value>) => {
      if (current) setAnswer({ to: ask, fetched });
    };
    ask().then(
      (value) => set({ state: 'here', value }),
      (thrown: unknown) => set({ state: 'failed', error: asStoreError(thrown) }),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return answer?.to === ask ? answer.fetched : { state: 'fetching' };
}
