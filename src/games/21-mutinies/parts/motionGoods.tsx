/** Doubloons, rum and prestige on their way; dice that tumble; the Tavern's cubes dealt one by one. */
import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';
import type { Flight, Point, Schedule } from '@/ui/table/flights';

import { type Action, ACTIONS, BONUSES, CABIN, TAVERN, TAVERN_1, WRECK } from '../data';
import { boxAt, middleOf, trackSpot } from '../ground';
import { HENCHMAN } from '../state';
import { discSpot } from './Discs';
import { Goods, TumblingDice } from './flyers';
import { holdOf, onTable, plateOf, type Stage } from './stage';

type NewFlight = Omit<Flight, 'start'>;

export function planGoods(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, ground } = stage;
  switch (event.kind) {
    case 'gained':
    case 'lost':
      planChange(event, key, stage, schedule);
      break;
    case 'gave':
      schedule.then({
        key,
        path: [
          plateOf(stage, stage.before.order, Number(event.seat)),
          plateOf(stage, stage.before.order, Number(event.to)),
        ],
        hop: 0.15,
        duration: motion.ms('flip'),
        over: true,
        draw: () => (
          <Goods doubloons={Number(event.doubloons ?? 0)} rum={Number(event.rum ?? 0)} size={ground.disc * 0.7} />
        ),
      });
      break;
    case 'bonus': {
      const at = onTable(stage, trackSpot(ground, BONUSES.find((points) => points === Number(event.at)) ?? 0));
      schedule.then({
        key,
        path: [at, { x: at.x, y: at.y - ground.disc * 1.4 }],
        duration: motion.ms('sail'),
        over: true,
        draw: () => <Goods prestige={1} size={ground.disc * 1.3} />,
      });
      break;
    }
    case 'rolled':
      planDice({ faces: event.dice as readonly number[], action: WRECK, key }, stage, schedule);
      break;
    case 'dealt':
      planDice({ faces: [Number(event.die)], action: TAVERN, key }, stage, schedule);
      planDeal(event.to as readonly Seat[], key, stage, schedule);
      break;
  }
}

/** Between the player and where it comes from; prestige moves on the track by itself. */
function planChange(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, ground } = stage;
  const goods = {
    doubloons: Number(event.doubloons ?? 0),
    rum: Number(event.rum ?? 0),
    prestige: Number(event.prestige ?? 0),
  };
  if (goods.doubloons + goods.rum + goods.prestige === 0) return;
  const source = sourceOf(String(event.cause), Number(event.seat), stage);
  const hold = holdOf(stage, Number(event.seat));
  schedule.then({
    key,
    path: event.kind === 'gained' ? [source, hold] : [hold, source],
    hop: 0.12,
    duration: motion.ms('flip'),
    over: true,
    draw: () => <Goods {...goods} size={ground.disc * 0.66} />,
  });
}

/** The place that a cause names; otherwise where the player's disc stood. */
function sourceOf(cause: string, seat: Seat, stage: Stage): Point {
  const { ground, before } = stage;
  const action = ACTIONS.findIndex((name) => cause.startsWith(name));
  if (cause.startsWith('mutiny')) return onTable(stage, middleOf(ground.wheel));
  if (cause.startsWith('cabin')) return onTable(stage, middleOf(ground.cabin));
  if ((before.discs[seat] ?? -1) >= 0 && action < 0) return onTable(stage, discSpot(before, ground, seat));
  return action < 0 || action >= CABIN ? stage.anchors.board : onTable(stage, middleOf(boxAt(ground.tiles, action)));
}

interface Throw {
  readonly faces: readonly number[];
  /** Over which action they tumble. */
  readonly action: Action;
  readonly key: string;
}

function planDice({ faces, action, key }: Throw, stage: Stage, schedule: Schedule): void {
  const { motion, ground } = stage;
  const at = onTable(stage, middleOf(boxAt(ground.tiles, action)));
  const start = schedule.length;
  schedule.then({
    key: `${key}/dice`,
    path: [at, at],
    duration: motion.ms('sail') * 2,
    over: true,
    draw: () => <TumblingDice faces={faces} size={ground.disc * 1.25} at={start} duration={motion.ms('sail')} />,
  });
}

/** Cube after cube from the cask to the discs at the bar, round and round. */
function planDeal(to: readonly Seat[], key: string, stage: Stage, schedule: Schedule): void {
  const { motion, ground, before } = stage;
  const cask = onTable(stage, ground.heaps.cask);
  const flights = to.map((seat, i): NewFlight => {
    const stands = (before.discs[seat] ?? -1) >= TAVERN_1;
    const disc = stands ? onTable(stage, discSpot(before, ground, seat)) : cask;
    const hold = seat === HENCHMAN ? cask : plateOf(stage, before.order, seat);
    return {
      key: `${key}/cube ${i}`,
      path: [cask, disc, hold],
      hop: 0.1,
      duration: motion.ms('step') * 2,
      over: true,
      draw: () => <Goods rum={1} size={ground.disc * 0.7} />,
    };
  });
  schedule.together(flights, motion.ms('step') * 0.6);
}
