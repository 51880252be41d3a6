/** The news of a step as flights: pirates walk the path and jump, cards come and go, the sloop sails, chests open. */
import type { GameEvent } from '@/core/event';
import { Pawn } from '@/ui/table/Pawn';
import { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import { countAt } from '../../path/crews';
import { chartOf } from '../chart';
import type { Spot } from '../../path/box';
import { footing, pathBetween, pirateHeight } from '../ground';
import { readPlace } from '../notation';
import { standing, standingKey } from '../../path/standing';
import { isSpace, type Place } from '../state';
import { DEPARTURE } from './HomeSloop';
import { planCards } from './motionCards';
import type { Stage } from './stage';
import { Snake, Tile, tileKey, tileSize, tileSpot, TurningTile } from './Tiles';

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
  const { view, ground, faces, motion } = stage;
  const seat = Number(event.seat);
  const from = readPlace(String(event.from));
  const to = readPlace(String(event.to));
  const count = Number(event.pirates ?? 1);
  const places = stepsOf(stage, from, to);
  const duration = Math.max(Math.min((places.length - 1) * PACE, LONGEST) * motion.ms('step'), motion.ms('fade'));
  const height = pirateHeight(ground);
  const crew = crewOf(faces[seat]?.colour ?? '');
  const landed = countAt(view, seat, to);
  const flights = Array.from({ length: count }, (_, i) => ({
    key: `${key}/${i}`,
    path: places.map((place) => pointOf(stage, place, { seat, from, to, ofCrew: landed - 1 - i })),
    hop: 0.3,
    duration,
    hides: standingKey(seat, to, landed - 1 - i),
    draw: () => <Pawn crew={crew} height={height} />,
  }));
  const chase = flights[0]?.path ?? [];
  const snake = { key: `${key}/snake`, path: chase, duration, draw: () => <Snake size={height * 0.8} /> };
  schedule.together(event.by === 'snake' ? [...flights, snake] : flights, motion.ms('press'));
}

/** Vacant spaces are walked, occupied ones jumped. */
function stepsOf({ view, before }: Stage, from: Place, to: Place): Place[] {
  return pathBetween(from, to, view.layout).filter(
    (place) => place === from || place === to || (before.crowd[place] ?? 0) === 0,
  );
}

interface Walker {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  readonly ofCrew: number;
}

/** It starts where it stood and ends where it stands; between, it goes through the middle of each space. */
function pointOf({ view, before, ground }: Stage, place: Place, { seat, from, to, ofCrew }: Walker): Spot {
  if (place === to) {
    const own = standing(view).find(({ key }) => key === standingKey(seat, to, ofCrew));
    if (own) return footing(ground, to, own.crowd, view.dock);
  }
  if (place === from) {
    const own = standing(before).findLast((one) => one.seat === seat && one.place === from);
    if (own) return footing(ground, from, own.crowd, before.dock);
  }
  const box = ground.boxes[place] ?? ground.start;
  return { x: box.x + box.width / 2, y: box.y + box.height * (isSpace(place) ? 0.82 : 0.9) };
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
