/** The news of a step as flights: pirates walk the path, cards come from the deck, laid cards fly to the pile. */
import type { GameEvent } from '@/core/event';
import { Pawn } from '@/ui/table/Pawn';
import { Schedule, type Point } from '@/ui/table/flights';
import type { SeatFace, TableNews } from '@/ui/table/props';
import { crewOf, type Motion } from '@/ui/theme';

import { footing, pathBetween, pirateHeight, type Ground } from '../ground';
import { readKind, readPlace } from '../notation';
import { CardFace } from './CardFace';
import { standing, standingKey } from '../standing';
import { countAt, FACE_DOWN, isSpace, type Place, type State } from '../state';

/** What motion needs to know of the table. */
export interface Stage {
  readonly view: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly viewer: unknown;
  readonly motion: Motion;
  /** Where the deck, the pile and the viewer's hand lie, in the board's coordinates. */
  readonly deck: Point;
  readonly hand: Point;
  readonly cardWidth: number;
}

/** One space of a walk, and the longest a walk may take, as shares of a step. */
const PACE = 0.36;
const LONGEST = 4;

export function planMotion(news: TableNews, stage: Stage): Schedule {
  const schedule = new Schedule();
  if (stage.motion.speed === 'off') return schedule;
  news.events.forEach((event, index) => planEvent(event, `${news.number}/${index}`, stage, schedule));
  return schedule;
}

function planEvent(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const step = stage.motion.ms('step');
  switch (event.kind) {
    case 'laid':
      planLaid(event, key, stage, schedule);
      break;
    case 'moved':
      planWalk(event, key, stage, schedule);
      break;
    case 'drew':
      planDraw(event, key, stage, schedule);
      break;
    case 'sailed':
      schedule.rest(stage.motion.ms('sail'));
      break;
    case 'tileOpened':
    case 'alarmed':
    case 'reshuffled':
      schedule.rest(step);
      break;
  }
}

function planWalk(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { view, ground, faces, motion } = stage;
  const seat = Number(event.seat);
  const from = readPlace(String(event.from));
  const to = readPlace(String(event.to));
  const count = Number(event.pirates ?? 1);
  const places = pathBetween(from, to, view.layout);
  const duration = Math.min((places.length - 1) * PACE, LONGEST) * motion.ms('step');
  const height = pirateHeight(ground);
  const crew = crewOf(faces[seat]?.colour ?? '');
  const landed = countAt(view, seat, to);
  const flights = Array.from({ length: count }, (_, i) => ({
    key: `${key}/${i}`,
    path: places.map((place) => middleOf(stage, place, seat, to, landed - 1 - i)),
    hop: 0.28,
    duration: Math.max(duration, motion.ms('fade')),
    hides: standingKey(seat, to, landed - 1 - i),
    draw: () => <Pawn crew={crew} height={height} />,
  }));
  schedule.together(flights, motion.ms('press'));
}

/** The last step ends exactly where the pirate stands; the others lead through the middle of each space. */
function middleOf(stage: Stage, place: Place, seat: number, to: Place, ofCrew: number): Point {
  const { view, ground } = stage;
  if (place === to) {
    const own = standing(view).find(({ key }) => key === standingKey(seat, to, ofCrew));
    if (own) return footing(ground, to, own.crowd);
  }
  const crowd = { number: 0, total: 1, seat, ofCrew: 0, seats: view.seats, crew: view.crew };
  if (!isSpace(place)) return footing(ground, place, crowd);
  const box = ground.boxes[place] ?? ground.start;
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
}

function planLaid(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const cards = Array.isArray(event.cards) ? event.cards.map(String) : [];
  const { hand, deck, cardWidth, motion } = stage;
  const pile = { x: deck.x + cardWidth * 1.4, y: deck.y };
  const from = event.seat === stage.viewer ? hand : { x: hand.x, y: -cardWidth };
  const flights = cards.map((card, i) => ({
    key: `${key}/${i}`,
    path: [from, pile],
    duration: motion.ms('step'),
    draw: () => <CardFace kind={readKind(card)} width={cardWidth * 0.8} />,
  }));
  schedule.together(flights, motion.ms('press'));
}

function planDraw(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { hand, deck, cardWidth, motion, viewer } = stage;
  const secret = event.secret?.cards ?? event.cards;
  const faces = Array.isArray(secret) ? secret.map((card) => readKind(String(card))) : [];
  const count = Number(event.count ?? 0);
  const isOwn = event.seat === viewer;
  const to = isOwn ? hand : { x: hand.x, y: -cardWidth };
  const flights = Array.from({ length: count }, (_, i) => ({
    key: `${key}/${i}`,
    path: [deck, to],
    duration: motion.ms('flip'),

    draw: () => <CardFace kind={faces[i] ?? FACE_DOWN} width={cardWidth} />,
  }));
  schedule.together(flights, motion.ms('fade'));
}
