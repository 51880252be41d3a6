/** What happened since the viewer's last turn, in the words they may read; the last thing of all otherwise. */
import { useMemo } from 'react';

import { logFor, sinceLastTurn } from '@/match/log';

import type { BarProps } from './bar';

/** More than this is told by the log itself. */
const MOST_LINES = 24;

/** Sentence by sentence, the latest last. */
export function useLatest({ match, entry, picture, speak }: BarProps): readonly string[] {
  const { rules, telling } = entry;
  const { viewer, number, stage } = picture;
  const seat = stage.kind === 'choosing' && stage.isCovered ? stage.seat : viewer;
  return useMemo(() => {
    if (!rules || !telling || number === 0) return [];
    const history = match.getHistory();
    const since = seat === 'table' ? number : Math.min(number, sinceLastTurn(history, seat));
    return logFor({ rules, telling }, history, viewer, since)
      .slice(-MOST_LINES)
      .map(({ phrase }) => speak(phrase));
  }, [rules, telling, match, viewer, seat, number, speak]);
}

/** As many of the latest sentences as have room for so many letters; one at least. */
export function tail(sentences: readonly string[], letters: number): string {
  let from = sentences.length - 1;
  let length = sentences[from]?.length ?? 0;
  while (from > 0) {
    length += (sentences[from - 1] as string).length + 1;
    if (length > letters) break;
    from--;
  }
  const shown = sentences.slice(Math.max(0, from)).join(' ');
  return from > 0 ? `… ${shown}` : shown;
}
