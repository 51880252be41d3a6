/** Jewels on their way: from the display or a pile into a hand, sold over the counter, swept away, refilled from the stock. */
import type { GameEvent } from '@/core/event';
import type { Flight, Point, Schedule } from '@/ui/table/flights';
import { TurningCard } from '@/ui/table/TurningCard';

import { type Jewel, JEWEL_IDS, MARKET_1, ROWS, type SpaceId, SPACES } from '../data';
import { boxAt, middleOf } from '../ground';
import { Centred, Goods } from './flyers';
import { Token, TOKEN_SHAPE } from './Gem';
import { offerKey } from './Offers';
import { holdOf, onTable, plateOf, type Stage } from './stage';

type NewFlight = Omit<Flight, 'start'>;

export function planJewels(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, ground, before } = stage;
  const seat = Number(event.seat);
  const hold = holdOf(stage, seat);
  switch (event.kind) {
    case 'tookJewel':
      schedule.then(tokenFlight(`${key}`, [offerAt(event.space, stage), hold], readJewel(event.jewel), stage));
      break;
    case 'drewJewel': {
      const pile = onTable(stage, event.from === 'blind' ? ground.heaps.blind : ground.heaps.stock);
      const jewel = readJewel(event.jewel ?? event.secret?.jewel);
      schedule.then(turningFlight(key, [pile, hold], jewel, schedule.length, stage));
      break;
    }
    case 'discarded':
      planMany(readJewels(event.jewels), hold, onTable(stage, ground.heaps.discard), key, stage, schedule);
      break;
    case 'sold':
      planSale(event, key, stage, schedule);
      break;
    case 'cutpurse':
      schedule.then(
        tokenFlight(
          key,
          [plateOf(stage, before.order, Number(event.from)), stage.anchors.board, hold],
          readJewel(event.jewel),
          stage,
        ),
      );
      break;
    case 'swapped': {
      const offer = offerAt(event.space, stage);
      schedule.together(
        [
          tokenFlight(`${key}/given`, [hold, offer], readJewel(event.given), stage, offerKey(spaceOf(event.space))),
          tokenFlight(`${key}/taken`, [offer, hold], readJewel(event.taken), stage),
        ],
        motion.ms('fade'),
      );
      break;
    }
    case 'refilled':
      planRefill(event, key, stage, schedule);
      break;
  }
}

/** Jewels to the stall, then coins and stars to the seller. */
function planSale(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ground, motion } = stage;
  const seat = Number(event.seat);
  const hold = holdOf(stage, seat);
  const row = ROWS.findIndex((id) => id === event.row);
  const stall = onTable(stage, middleOf(boxAt(ground.boxes, MARKET_1 + row)));
  planMany(readJewels(event.jewels), hold, stall, key, stage, schedule);
  schedule.then({
    key: `${key}/pay`,
    path: [stall, hold],
    hop: 0.12,
    duration: motion.ms('sail'),
    over: true,
    draw: () => (
      <Goods doubloons={Number(event.doubloons)} prestige={Number(event.prestige)} size={ground.disc * 0.6} />
    ),
  });
}

function planRefill(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ground, motion } = stage;
  const stock = onTable(stage, ground.heaps.stock);
  const jewels = readJewels(event.jewels);
  const spaces = (event.spaces as readonly string[]) ?? [];
  const flights = spaces.map((space, i) =>
    tokenFlight(`${key}/${i}`, [stock, offerAt(space, stage)], jewels[i] ?? null, stage, offerKey(spaceOf(space))),
  );
  const blind = onTable(stage, ground.heaps.blind);
  for (let i = 0; i < Number(event.blind ?? 0); i++) {
    flights.push(tokenFlight(`${key}/blind ${i}`, [stock, blind], null, stage));
  }
  schedule.together(flights, motion.ms('fade'));
}

function planMany(
  jewels: readonly (Jewel | null)[],
  from: Point,
  to: Point,
  ...rest: readonly [string, Stage, Schedule]
): void {
  const [key, stage, schedule] = rest;
  schedule.together(
    jewels.map((jewel, i) => tokenFlight(`${key}/${i}`, [from, to], jewel, stage)),
    stage.motion.ms('fade'),
  );
}

function tokenFlight(
  key: string,
  path: readonly Point[],
  jewel: Jewel | null,
  ...rest: readonly [Stage, string?]
): NewFlight {
  const [stage, hides] = rest;
  const width = stage.tokenWidth;
  return {
    key,
    path,
    hop: 0.12,
    duration: stage.motion.ms('flip') * (path.length - 1),
    over: true,
    ...(hides === undefined ? null : { hides }),
    draw: () => (
      <Centred width={width} height={width * TOKEN_SHAPE}>
        <Token jewel={jewel} width={width} />
      </Centred>
    ),
  };
}

/** Turned up on its way for those who may see it, a plain pouch for everybody else. */
function turningFlight(
  key: string,
  path: readonly Point[],
  jewel: Jewel | null,
  ...rest: readonly [number, Stage]
): NewFlight {
  const [at, stage] = rest;
  const flight = tokenFlight(key, path, jewel, stage);
  if (jewel === null) return flight;
  const width = stage.tokenWidth;
  return {
    ...flight,
    duration: stage.motion.ms('flip') * 1.5,
    draw: () => (
      <Centred width={width} height={width * TOKEN_SHAPE}>
        <TurningCard
          front={<Token jewel={jewel} width={width} />}
          back={<Token jewel={null} width={width} />}
          width={width}
          at={at}
          duration={stage.motion.ms('flip')}
        />
      </Centred>
    ),
  };
}

function readJewel(id: unknown): Jewel | null {
  const jewel = JEWEL_IDS.indexOf(String(id));
  return jewel < 0 ? null : jewel;
}

function readJewels(ids: unknown): (Jewel | null)[] {
  return Array.isArray(ids) ? ids.map(readJewel) : [];
}

function spaceOf(id: unknown): number {
  return SPACES.indexOf(id as SpaceId);
}

function offerAt(id: unknown, stage: Stage): Point {
  const box = boxAt(stage.ground.boxes, spaceOf(id));
  return onTable(stage, { x: box.x + box.width / 2, y: box.y + box.height * 0.34 });
}
