/** What happened since the viewer's last turn, in the words they may read; the last thing of all otherwise. */
import { useMemo } from 'react';

import { logFor, sinceLastTurn } from '@/match/log';

import type { BarProps } from './bar';

/** More than this is told by the log itself. */
const MOST_LINES = 12;

export function useLatest({ match, entry, picture, speak }: BarProps): string | null {
  const { rules, telling } = entry;
  const { viewer, number, stage } = picture;
  const seat = stage.kind === 'choosing' && stage.isCovered ? stage.seat : viewer;
  return useMemo(() => {
    if (!rules || !telling || number === 0) return null;
    const history = match.getHistory();
    const since = seat === 'table' ? number : Math.min(number, sinceLastTurn(history, seat));
    const lines = logFor({ rules, telling }, history, viewer, since).slice(-MOST_LINES);
    return lines.length > 0 ? lines.map(({ phrase }) => speak(phrase)).join(' ') : null;
  }, [rules, telling, match, viewer, seat, number, speak]);
}
