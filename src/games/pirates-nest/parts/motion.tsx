/** The news of a step as flights: pirates walk the path and jump, cards come and go, the boat sails, the flag goes up. */
import type { GameEvent } from '@/core/event';
import { Schedule } from '@/ui/table/flights';
import { Pawn } from '@/ui/table/Pawn';
import type { TableNews } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import { countAt } from '../../path/crews';
import type { Spot } from '../../path/box';
import { standing, standingKey } from '../../path/standing';
import { footing, pathBetween, pirateHeight } from '../ground';
import { readPlace } from '../notation';
import { isSpace, type Place } from '../state';
import { Banner } from './Banner';
import { planConfetti } from './Confetti';
import { HOISTING } from './JollyRoger';
import { planCards } from './motionCards';
import type { Stage } from './stage';

/** One space of a walk, and the longest a walk may take, as shares of a step. */
const PACE = 0.7;
const LONGEST = 4;

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
      planWalk({ seat: Number(event.seat), ...ends(event) }, key, stage, schedule);
      break;
    case 'pushed':
      planWalk({ seat: Number(event.rival), ...ends(event) }, key, stage, schedule);
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

function ends(event: GameEvent): Pick<Walk, 'from' | 'to'> {
  return { from: readPlace(String(event.from)), to: readPlace(String(event.to)) };
}

interface Walk {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
}

function planWalk(walk: Walk, key: string, stage: Stage, schedule: Schedule): void {
  const { view, before, ground, faces, motion } = stage;
  const { seat, from, to } = walk;
  // Vacant spaces are walked, occupied ones jumped.
  const places = pathBetween(from, to).filter(
    (place) => place === from || place === to || (before.crowd[place] ?? 0) === 0,
  );
  const duration = Math.max(Math.min((places.length - 1) * PACE, LONGEST) * motion.ms('step'), motion.ms('fade'));
  const crew = crewOf(faces[seat]?.colour ?? '');
  const height = pirateHeight(ground);
  schedule.then({
    key,
    path: places.map((place) => pointOf(stage, place, walk)),
    hop: 0.3,
    duration,
    hides: standingKey(seat, to, countAt(view, seat, to) - 1),
    draw: () => <Pawn crew={crew} height={height} hat="crew" />,
  });
}

/** It starts where it stood and ends where it stands; between, it goes through the middle of each space. */
function pointOf({ view, before, ground }: Stage, place: Place, { seat, from, to }: Walk): Spot {
  if (place === to) {
    const own = standing(view).findLast((one) => one.seat === seat && one.place === to);
    if (own) return footing(ground, to, own.crowd, view.shore);
  }
  if (place === from) {
    const own = standing(before).findLast((one) => one.seat === seat && one.place === from);
    if (own) return footing(ground, from, own.crowd, before.shore);
  }
  const box = ground.boxes[place] ?? ground.start;
  return { x: box.x + box.width / 2, y: box.y + box.height * (isSpace(place) ? 0.82 : 0.9) };
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
