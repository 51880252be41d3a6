/** A disc leaves its player and lands on its space; the coins of its stake slide under it. */
import type { GameEvent } from '@/core/event';
import type { Schedule } from '@/ui/table/flights';
import { crewOf } from '@/ui/theme';

import { type SpaceId, SPACES } from '../data';
import { HENCHMAN } from '../state';
import { discKey, discSpot } from './Discs';
import { Goods } from './flyers';
import { Disc } from './Pieces';
import { holdOf, onTable, plateOf, type Stage } from './stage';

export function planPlacing(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { view, before, ground, faces, motion } = stage;
  const isHenchman = event.henchman === true;
  const seat = Number(event.seat);
  const owner = isHenchman ? HENCHMAN : seat;
  const isMove = event.kind === 'moved';
  const from = isMove
    ? onTable(stage, ground.pegs[SPACES.indexOf(event.from as SpaceId)] ?? { x: 0, y: 0 })
    : plateOf(stage, before.order, seat);
  // The disc may already have gone home if the round ended with this step.
  const stands = view.discs[owner] === SPACES.indexOf((isMove ? event.to : event.space) as SpaceId);
  const peg = ground.pegs[SPACES.indexOf((isMove ? event.to : event.space) as SpaceId)] ?? { x: 0, y: 0 };
  const to = onTable(stage, stands ? discSpot(view, ground, owner) : peg);
  schedule.then({
    key,
    path: [from, to],
    hop: 0.14,
    duration: motion.ms('flip'),
    over: true,
    ...(stands ? { hides: discKey(owner) } : null),
    draw: () => <Disc crew={isHenchman ? null : crewOf(faces[seat]?.colour ?? '')} size={ground.disc} />,
  });
  const [doubloons, rum] = [Number(event.doubloons ?? 0), Number(event.rum ?? 0)];
  if (isMove || doubloons + rum === 0) return;
  schedule.then({
    key: `${key}/stake`,
    path: [holdOf(stage, seat), to],
    duration: motion.ms('step'),
    over: true,
    draw: () => <Goods doubloons={doubloons} rum={rum} size={ground.disc * 0.6} />,
  });
}
