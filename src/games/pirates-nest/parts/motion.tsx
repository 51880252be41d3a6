/** The news of a step as flights: pirates walk the path and jump, cards come and go, the boat sails, the flag goes up. */
import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';
import { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import { walkFlight } from '../../path/parts/walk';
import type { Crowd } from '../../path/standing';
import { footing, pathBetween, pirateHeight } from '../ground';
import { readPlace } from '../notation';
import { isSpace, type Place } from '../state';
import { Banner } from './Banner';
import { planConfetti } from './Confetti';
import { HOISTING } from './JollyRoger';
import { planCards } from './motionCards';
import type { Stage } from './stage';

export function planMotion(news: TableNews, stage: Stage): Schedule {
  const schedule = new Schedule();
  if (stage.motion.speed === 'off') return schedule;
  news.events.forEach((event, index) => planEvent(event, `${news.number}/${index}`, stage, schedule));
  return schedule;
}

function planEvent(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { motion } = stage;
  switch (event.kind) {
    case 'moved':
      planWalk(Number(event.seat), event, key, { stage, schedule });
      break;
    case 'pushed':
      planWalk(Number(event.rival), event, key, { stage, schedule });
      break;
    case 'sailed':
      schedule.rest(motion.ms('sail'));
      break;
    case 'calm':
    case 'relief':
      planBanner(event.kind, key, stage, schedule);
      break;
    case 'flagRaised':
      schedule.rest(motion.ms('sail') * HOISTING);
      planConfetti(key, stage, schedule);
      break;
    default:
      planCards(event, key, stage, schedule);
  }
}

function planWalk(seat: Seat, event: GameEvent, key: string, { stage, schedule }: Plan): void {
  const { view, before, ground } = stage;
  const from = readPlace(String(event.from));
  const to = readPlace(String(event.to));
  const gait = {
    height: pirateHeight(ground),
    hat: 'crew' as const,
    stood: (place: Place, crowd: Crowd) => footing(ground, place, crowd, before.shore),
    stands: (place: Place, crowd: Crowd) => footing(ground, place, crowd, view.shore),
    isSpace,
  };
  schedule.then(walkFlight(key, { seat, from, to, way: pathBetween(from, to) }, stage, gait));
}

interface Plan {
  readonly stage: Stage;
  readonly schedule: Schedule;
}

function planBanner(kind: 'calm' | 'relief', key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion } = stage;
  schedule.then({
    key,
    path: [anchors.board, anchors.board],
    duration: motion.ms('step') * 5,
    over: true,
    draw: () => <Banner kind={kind} />,
  });
}
