/** The last sentence of the log that the viewer may read. */
import { useMemo } from 'react';

import { logFor, type LogLine } from '@/match/log';

import type { BarProps } from './bar';

export function useLastLine({ match, entry, picture }: BarProps): LogLine | null {
  const { rules, telling } = entry;
  const { viewer, number } = picture;
  return useMemo(() => {
    if (!rules || !telling || number === 0) return null;
    return logFor({ rules, telling }, match.getHistory(), viewer, Math.max(1, number - 6)).at(-1) ?? null;
  }, [rules, telling, match, viewer, number]);
}
