/** What happens at the table can be heard: a step by its events, one's own turn, the end. */
import { useEffect, useEffectEvent } from 'react';

import type { GameEntry } from '@/games/entry';
import type { Picture } from '@/match/picture';
import { useFeedback } from '@/ui/feedback/Feedback';

export function useSounds(picture: Picture, entry: GameEntry): void {
  const give = useFeedback();
  const { news, stage, outcome } = picture;
  const isOver = outcome !== null;
  const hear = useEffectEvent(() => {
    if (!news) return;
    if (isOver) return give('win');
    const cue = news.events.map(({ kind }) => entry.cues?.[kind]).find(Boolean);
    if (cue) give(cue);
  });
  useEffect(() => hear(), [news]);
  const isOwnTurn = stage.kind === 'choosing';
  const ring = useEffectEvent(() => {
    if (isOwnTurn && news) give('turn');
  });
  useEffect(() => ring(), [isOwnTurn]);
}
