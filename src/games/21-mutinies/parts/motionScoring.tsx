/** Final scoring step by step: a sheet over the board whose lines appear one after another. */
import type { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import { ScoreSheet, scoreSteps } from './ScoreSheet';
import type { Stage } from './stage';

export function planScoring(news: TableNews, stage: Stage, schedule: Schedule): void {
  const { motion, anchors, faces, view, before } = stage;
  const scored = news.events.filter(({ kind }) => kind === 'scored');
  if (!news.events.some(({ kind }) => kind === 'ended')) return;
  const steps = scoreSteps(scored, view, before);
  const at = schedule.length;
  const pause = motion.ms('step') * 4;
  schedule.then({
    key: `${news.number}/scoring`,
    path: [anchors.board, anchors.board],
    duration: pause * (steps.length + 2),
    over: true,
    draw: () => <ScoreSheet steps={steps} faces={faces} order={view.order} at={at} pause={pause} totals={view.pp} />,
  });
}
