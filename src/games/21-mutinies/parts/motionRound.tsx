/** A mutiny: the wheel spins, the order discs slide to their new places, the hat is passed. And the bell of the last one. */
import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';
import { Alarm } from '@/ui/table/Alarm';
import { CaptainsHat } from '@/ui/table/CrewRow';
import type { Flight, Schedule } from '@/ui/table/flights';
import { crewOf } from '@/ui/theme';

import { ACTIONS } from '../data';
import { boxAt } from '../ground';
import { captainOf } from '../state';
import { Banner, Centred } from './flyers';
import { Chains, Disc } from './Pieces';
import { onTable, plateOf, type Stage } from './stage';
import { TURNING } from './Wheel';

/** What stays as it was until the mutiny is shown: the wheel, and the places of the players. */
export const TURNED_WHEEL = 'wheel';
export const NEW_ORDER = 'order';

export function planMutiny(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { before, faces, motion, ground } = stage;
  const order = event.order as readonly Seat[];
  const board = stage.anchors.board;
  schedule.then({ key: `${key}/wheel`, path: [board, board], duration: 1, hides: TURNED_WHEEL, draw: () => null });
  schedule.rest(motion.ms('sail') * TURNING);
  const discs = order.map((seat): Omit<Flight, 'start'> => ({
    key: `${key}/${seat}`,
    path: [plateOf(stage, before.order, seat), plateOf(stage, order, seat)],
    hop: 0.25,
    duration: motion.ms('sail'),
    over: true,
    hides: NEW_ORDER,
    draw: () => <Disc crew={crewOf(faces[seat]?.colour ?? '')} size={ground.disc * 1.1} />,
  }));
  const [old, fresh] = [captainOf(before), order[0] ?? captainOf(before)];
  const hat: Omit<Flight, 'start'> = {
    key: `${key}/hat`,
    path: [plateOf(stage, before.order, old), stage.anchors.board, plateOf(stage, order, fresh)],
    hop: 0.2,
    duration: motion.ms('sail') * 1.5,
    over: true,
    draw: () => (
      <Centred width={ground.disc * 2} height={ground.disc * 1.4}>
        <CaptainsHat size={ground.disc * 2} />
      </Centred>
    ),
  };
  schedule.together(old === fresh ? discs : [...discs, hat], 0);
}

export function planBanner(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, anchors, ground, say } = stage;
  if (event.kind === 'closed') {
    const tile = boxAt(
      ground.tiles,
      ACTIONS.findIndex((name) => name === event.action),
    );
    const at = onTable(stage, { x: tile.x, y: tile.y });
    schedule.then({
      key,
      path: [{ x: at.x, y: at.y - 40 }, at],
      duration: motion.ms('sail'),
      over: true,
      draw: () => <Chains width={tile.width} height={tile.height} />,
    });
    return;
  }
  if (event.kind === 'lastMutiny') {
    schedule.then({
      key: `${key}/bell`,
      path: [anchors.board, anchors.board],
      duration: motion.ms('step') * 4,
      over: true,
      draw: () => <Alarm look="night" />,
    });
  }
  schedule.then({
    key,
    path: [anchors.board, anchors.board],
    duration: motion.ms('step') * 5,
    over: true,
    draw: () => <Banner title={say(event.kind === 'lastMutiny' ? 'table.bell' : 'table.lastSoon')} />,
  });
}
