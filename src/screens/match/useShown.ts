/** Whether the last step has been shown to its end: the result waits for it, though not for ever. */
import { useEffect, useState } from 'react';

import type { Picture } from '@/match/picture';

/** A table that never reports holds nothing up longer than this, in milliseconds. */
const LONGEST = 8000;

export function useShown({ number, news }: Picture): { readonly isShown: boolean; onSettled(number: number): void } {
  const [shown, setShown] = useState(number);
  const isShown = news === null || shown >= number;
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => setShown(number), LONGEST);
    return () => clearTimeout(timer);
  }, [isShown, number]);
  return { isShown, onSettled: setShown };
}
