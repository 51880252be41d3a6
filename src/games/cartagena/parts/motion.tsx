/** The news of a step as flights: pirates walk the path and jump, cards come and go, the sloop sails, chests open. */
import type { GameEvent } from '@/core/event';
import { Schedule, type Flight } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import { chartOf } from '../chart';
import { walkFlight } from '../../path/parts/walk';
import { footing, pathBetween, pirateHeight } from '../ground';
import { readPlace } from '../notation';
import type { Crowd } from '../../path/standing';
import { isSpace, type Place } from '../state';
import { DEPARTURE } from './HomeSloop';
import { planCards } from './motionCards';
import type { Stage } from './stage';
import { Snake, Tile, tileKey, tileSize, tileSpot, TurningTile } from './Tiles';

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
      planWalk(event, key, stage, schedule);
      break;
    case 'sailed':
      schedule.rest(motion.ms('sail'));
      break;
    case 'tileOpened':
      planChest(event, key, stage, schedule);
      break;
    case 'tilesRelaid':
      planMixing(key, stage, schedule);
      break;
    case 'over':
      if (stage.ground.deck && event.reason === 'home') schedule.rest(motion.ms('sail') * DEPARTURE);
      break;
    default:
      planCards(event, key, stage, schedule);
  }
}

function planWalk(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { view, before, ground, motion } = stage;
  const seat = Number(event.seat);
  const from = readPlace(String(event.from));
  const to = readPlace(String(event.to));
  const walk = { seat, from, to, way: pathBetween(from, to, view.layout) };
  const gait = {
    height: pirateHeight(ground),
    stood: (place: Place, crowd: Crowd) => footing(ground, place, crowd, before.dock),
    stands: (place: Place, crowd: Crowd) => footing(ground, place, crowd, view.dock),
    isSpace,
  };
  const flights = Array.from({ length: Number(event.pirates ?? 1) }, (_, i) =>
    walkFlight(`${key}/${i}`, { ...walk, behind: i }, stage, gait),
  );
  if (event.by === 'snake') flights.push(chasing(`${key}/snake`, flights[0], gait.height));
  schedule.together(flights, motion.ms('press'));
}

/** The snake, at the heels of whoever runs. */
function chasing(key: string, runner: Omit<Flight, 'start'> | undefined, height: number): Omit<Flight, 'start'> {
  const { path, duration } = runner ?? { path: [], duration: 0 };
  return { key, path, duration, draw: () => <Snake size={height * 0.8} /> };
}

/** The tile comes up from its space, turns, and stays in sight for a moment. */
function planChest(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ground, motion } = stage;
  const place = Number(event.space);
  const from = tileSpot(ground, place);
  const box = ground.boxes[place] ?? ground.start;
  const up = { x: box.x + box.width / 2, y: box.y + box.height * 0.2 };
  const turn = { at: schedule.length + motion.ms('step'), duration: motion.ms('flip') };
  schedule.then({
    key,
    path: [from, up, up, up, up],
    duration: motion.ms('step') * 4,
    draw: () => <TurningTile face={String(event.tile)} size={tileSize(ground) * 2} {...turn} />,
  });
}

/** All tiles change places. */
function planMixing(key: string, stage: Stage, schedule: Schedule): void {
  const { view, ground, motion } = stage;
  const chests = chartOf(view.layout).chests;
  const middle = { x: ground.width / 2, y: ground.height / 2 };
  const flights = chests.map((chest, i) => ({
    key: `${key}/${i}`,
    path: [tileSpot(ground, chests[(i * 3 + 1) % chests.length] ?? chest), middle, tileSpot(ground, chest)],
    duration: motion.ms('step') * 3,
    hides: tileKey(chest),
    draw: () => <Tile face={null} size={tileSize(ground)} />,
  }));
  schedule.together(flights, motion.ms('press') / 2);
}
