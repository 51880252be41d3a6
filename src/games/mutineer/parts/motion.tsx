/** The news of a step as flights: cards, flags, roles that turn over together, the mutiny, coins, the ship on its course. */
import type { GameEvent } from '@/core/event';
import { handOf } from '@/ui/table/anchors';
import { planCardRoute } from '@/ui/table/cardFlights';
import { Schedule, type Flight, type Point } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';
import { TurningCard } from '@/ui/table/TurningCard';

import { indexOfIsland, indexOfKind } from '../data';
import { courseBetween } from '../ring';
import { HIDDEN, NONE } from '../state';
import { flagAt, flagSize, isHomeward, pirateSize, shipSize } from './Board';
import { CardFace } from './CardFace';
import { fightingFor } from './fighting';
import { Flag } from './Flag';
import { planCoins, planDiscards, planDraws } from './motionHeaps';
import { planTurning } from './motionIslands';
import { planReveal } from './motionReveal';
import { planMutiny, planSale } from './motionScenes';
import { RoleCard } from './RoleCard';
import { Coin } from './Seats';
import { Merchantman, PirateShip } from './Ships';
import type { Stage } from './stage';

/** While this is hidden the table shows what was before the step: it is still being told. */
export const BEFORE = 'after';

export function planMotion(news: TableNews, stage: Stage): Schedule {
  const schedule = new Schedule();
  if (stage.motion.speed === 'off') return schedule;
  const { events, number } = news;
  let told = 0;
  events.forEach((event, index) => {
    planEvent(event, `${number}/${index}`, stage, schedule);
    if (event.kind === 'revealed' || event.kind === 'mutiny') told = schedule.length;
  });
  planCoins(events, `${number}/coins`, stage, schedule);
  planSale(events, `${number}/sale`, stage, schedule);
  const sailed = events.find(({ kind }) => kind === 'sailed');
  if (sailed !== undefined || events.some(({ kind }) => kind === 'ended')) told = schedule.length;
  lowerCurtain(`${number}/told`, told, stage, schedule);
  if (sailed) planVoyage(sailed, `${number}/ship`, stage, schedule);
  planDiscards(events, `${number}/discards`, stage, schedule);
  planDraws(events, `${number}/draws`, stage, schedule);
  return schedule;
}

/** Nothing to be seen: it only keeps back what comes of the step until its scenes are over. */
function lowerCurtain(key: string, duration: number, { anchors }: Stage, schedule: Schedule): void {
  const path = [anchors.board, anchors.board];
  if (duration > 0)
    schedule.flights.push({ key, path, start: 0, duration, hides: BEFORE, over: true, draw: () => null });
}

function planEvent(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion } = stage;
  const seat = Number(event.seat);
  switch (event.kind) {
    case 'paid':
      schedule.then({
        key,
        path: [anchors.board, anchors.seats[seat] ?? anchors.board],
        duration: motion.ms('flip'),
        over: true,
        draw: () => <Coin value={Number(event.pay)} size={30} />,
      });
      break;
    case 'played':
      planPlay(event, key, stage, schedule);
      break;
    case 'passed':
      planFlag(event, key, stage, schedule);
      break;
    case 'roleTaken':
      schedule.then({
        key,
        path: [anchors.board, anchors.seats[seat] ?? anchors.board],
        duration: motion.ms('flip'),
        hides: `role ${seat}`,
        over: true,
        draw: () => <RoleCard person={null} width={stage.cardWidth * 0.7} />,
      });
      break;
    case 'revealed':
      planReveal(event, key, stage, schedule);
      planRaid(event, key, stage, schedule);
      planFlag(event, key, stage, schedule);
      break;
    case 'fought':
      planSabres(event, key, stage, schedule);
      break;
    case 'mutiny':
      planMutiny(event, key, stage, schedule);
      break;
  }
}

/** From the hand to its owner's plate; a rival's card turns over on its way. */
function planPlay(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, viewer, motion, cardWidth: width } = stage;
  const seat = Number(event.seat);
  const front = <CardFace kind={indexOfKind(String(event.card))} width={width} />;
  const back = <CardFace kind={HIDDEN} width={width} />;
  const card =
    seat === viewer ? (
      front
    ) : (
      <TurningCard front={front} back={back} width={width} at={schedule.length} duration={motion.ms('flip')} />
    );
  const to = anchors.seats[seat] ?? anchors.board;
  const from = seat === viewer ? handOf(anchors, viewer, seat) : before(to, anchors.board, width * 2.2);
  planCardRoute(
    { key, from, to, cards: [card], width, hides: `shown ${seat} ${String(event.card)}` },
    motion,
    schedule,
  );
}

/** A place so far before a player's plate, towards the middle of the board: there his card turns over. */
function before(plate: Point, board: Point, distance: number): Point {
  const length = Math.hypot(board.x - plate.x, board.y - plate.y) || 1;
  const share = Math.min(1, distance / length);
  return { x: plate.x + (board.x - plate.x) * share, y: plate.y + (board.y - plate.y) * share };
}

/** A flag is carried out of the middle of the ring to its island. */
function planFlag(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  if (event.destination === undefined) return;
  const of = event.kind === 'passed' ? 'captain' : 'mutineer';
  const { ring, view, motion } = stage;
  const position = view.circle.indexOf(indexOfIsland(String(event.destination)));
  const { middle } = ring;
  schedule.then({
    key: `${key}/flag`,
    path: [{ x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 }, flagAt(ring, position, of)],
    hop: 0.2,
    duration: motion.ms('sail'),
    hides: `flag ${of}`,
    draw: () => <Flag of={of} size={flagSize(ring)} />,
  });
}

/** The pirate ship sails before the roles turn up; it is told together with them (R9.3). */
function planRaid(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ring, view, before, motion } = stage;
  if (event.pirateShip === undefined) return;
  const to = view.circle.indexOf(indexOfIsland(String(event.pirateShip)));
  const path = courseBetween(ring, before.pirateShip, to);
  schedule.then({
    key: `${key}/pirates`,
    path,
    duration: motion.ms('sail') * Math.max(1, path.length * 0.5),
    hides: 'pirates',
    draw: () => <PirateShip size={pirateSize(ring)} mirrored={isHomeward(before.pirateShip)} />,
  });
}

function planSabres(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion, cardWidth: width } = stage;
  const count = Number(event.conflicts);
  const from = anchors.seats[Number(event.seat)] ?? anchors.board;
  const cards = Array.from({ length: count }, (_, i) => (
    <CardFace key={i} kind={indexOfKind('conflict')} width={width} />
  ));
  const side = fightingFor(stage.before, Number(event.seat)) === 'captain' ? -1 : 1;
  const to = { x: anchors.board.x + side * stage.ring.middle.width * 0.3, y: anchors.board.y };
  if (count === 0) schedule.rest(motion.ms('fade'));
  else planCardRoute({ key, from, to, cards, width }, motion, schedule);
}

/** The island left behind the last time turns dark, the ship sails, the one it reaches lights up (R7.2). */
function planVoyage(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { before, view } = stage;
  if (before.wake !== NONE) planTurning(`${key}/dark`, { position: before.wake, isLit: false }, stage, schedule);
  planSailing(event, key, stage, schedule);
  if (view.ship !== before.ship) planTurning(`${key}/lit`, { position: view.ship, isLit: true }, stage, schedule);
}

/** Along the ring, island by island (R7.2). */
function planSailing(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ring, view, motion } = stage;
  const from = view.circle.indexOf(indexOfIsland(String(event.from)));
  const to = view.circle.indexOf(indexOfIsland(String(event.to)));
  if (from === to) return;
  const path: Point[] = courseBetween(ring, from, to);
  const flight: Omit<Flight, 'start'> = {
    key,
    path,
    duration: motion.ms('sail') * Math.max(1, (path.length - 1) * 0.6),
    hides: 'ship',
    draw: () => <Merchantman size={shipSize(ring)} mirrored={isHomeward(from)} />,
  };
  schedule.then(flight);
}
