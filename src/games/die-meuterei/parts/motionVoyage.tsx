/** The voyage in motion: knocks, the Ghost, sailors on the march, the ship, storms, bells. */
import { gameWords } from '@/i18n/words';
import { Alarm } from '@/ui/table/Alarm';
import type { Point } from '@/ui/table/flights';

import { D, GHOST, PAIRS, PIRATES, SATE, V } from '../data';
import { Banner } from './Banner';
import { knocking, OFFER } from './Doors';
import { Bust, FlyingCoin, Rap } from './flying';
import { ROWED } from './Lifeboat';
import { marching, pairPoint } from './Pairs';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';
import { sailorHeight } from './Sailors';
import { SAILING, shipHeight } from './SeaTrack';
import { ShipMarker } from './ShipMarker';
import { overTable, supplyPoint, type Cue, type Planners } from './stage';

const say = (key: string, values?: Record<string, string>) => gameWords('die-meuterei')(key, values);

export const voyage: Planners = {
  /** Two knocks; the leaf swings when they have been heard. */
  doorOpened({ door }, { key, plan, motion, schedule }) {
    const box = plan.doors[door - 1];
    if (!box) return;
    const at = middle(box);
    for (const knock of [1, 2]) {
      const path = [{ x: at.x, y: at.y - 5 }, at];
      const flight = { key: `${key}/${knock}`, path, duration: motion.ms('step') * 0.7, hides: knocking(door - 1) };
      schedule.then({ ...flight, draw: () => <Rap size={box.width} /> });
    }
    schedule.rest(motion.ms('flip'));
  },

  /** Out of its door and through the whole row. */
  ghostMet({ door }, { key, plan, motion, schedule }) {
    const width = Math.min(90, plan.cabins.height * 0.7);
    const path = [door - 1, plan.doors.length - 1, 0].map((slot) => middle(plan.doors[slot] ?? plan.cabins));
    const draw = () => <Bust pirate={GHOST} width={width} />;
    schedule.then({ key, path, hop: 0.12, duration: motion.ms('sail') * 1.6, draw });
  },

  nothing: (_, cue) => planBanner({ words: say('table.banner.nothing') }, cue),

  /** One more coin on the sill of a declined Satè. */
  offerRaised(_, cue) {
    const { key, plan, view, motion, schedule } = cue;
    const door = plan.doors[view.row.indexOf(SATE)];
    if (!door) return;
    const path = [supplyPoint(cue, 'gold'), overTable(cue, middle(door))];
    const flight = { key, path, hop: 0.2, duration: motion.ms('flip'), hides: OFFER, over: true };
    schedule.then({ ...flight, draw: () => <FlyingCoin size={22} /> });
  },

  lastRoundCalled(_, cue) {
    const { key, motion, schedule } = cue;
    const flight = { key: `${key}/bell`, path: still(cue), duration: motion.ms('step') * 3, over: true };
    schedule.then({ ...flight, draw: () => <Alarm look="golden" /> });
    planBanner({ words: say('table.banner.lastRound') }, cue);
  },

  /** Along the course, space by space. */
  shipMoved({ from, to }, { key, plan, motion, schedule }) {
    const path = plan.track.slice(from, to + 1);
    if (path.length < 2) return schedule.rest(motion.ms('step'));
    const duration = motion.ms('sail') * (0.6 + 0.4 * (path.length - 1));
    schedule.then({ key, path, duration, hides: SAILING, draw: () => <ShipMarker height={shipHeight(plan)} /> });
  },

  /** The seasick one is rowed to the lifeboat. */
  stormed({ pirate: id }, cue) {
    const { key, plan, motion, schedule } = cue;
    planBanner({ words: say('table.banner.storm'), more: say(`pirate.${id}`) }, { ...cue, key: `${key}/words` });
    const width = plan.lifeboat.height * 0.66;
    const path = [middle(plan.cabins), middle(plan.lifeboat)];
    const draw = () => <Bust pirate={PIRATES.indexOf(id)} width={width} />;
    schedule.then({ key, path, hop: 0.1, duration: motion.ms('sail'), hides: ROWED, draw });
  },

  sailorPicked({ spot }, { key, plan, motion, schedule }) {
    const box = plan.sailors[spot - 1] ?? plan.deck;
    const foot = footOf(box);
    const path = [foot, { x: foot.x, y: foot.y - 8 }];
    const draw = () => <SailorFigure height={sailorHeight(box)} />;
    schedule.then({ key, path, duration: motion.ms('fade'), draw });
  },

  pairPlaced({ pair, spots }, cue) {
    const { plan } = cue;
    const box = plan.pairs[PAIRS.indexOf(pair)] ?? plan.deck;
    const from = (index: number) => footOf(plan.sailors[(spots[index] ?? 1) - 1] ?? plan.deck);
    march(
      pair,
      [
        [from(0), pairPoint(box, V)],
        [from(1), pairPoint(box, D)],
      ],
      cue,
    );
  },

  /** It looks the same whether they were swapped or not. */
  pairHandled({ pair }, cue) {
    const box = cue.plan.pairs[PAIRS.indexOf(pair)] ?? cue.plan.deck;
    const up = { x: box.x + box.width / 2, y: box.y + box.height * 0.5 };
    march(
      pair,
      [V, D].map((side) => [pairPoint(box, side), up, pairPoint(box, side)]),
      cue,
    );
  },
};

function march(pair: (typeof PAIRS)[number], paths: readonly Point[][], { key, plan, motion, schedule }: Cue): void {
  const height = sailorHeight(plan.sailors[0] ?? plan.deck);
  const flights = paths.map((path, i) => ({
    key: `${key}/${i}`,
    path,
    hop: 0.1,
    duration: motion.ms('sail'),
    hides: marching(PAIRS.indexOf(pair)),
    draw: () => <SailorFigure height={height} />,
  }));
  schedule.together(flights, motion.ms('fade'));
}

interface Words {
  readonly words: string;
  readonly more?: string;
}

export function planBanner(words: Words, cue: Cue): void {
  const { key, motion, schedule } = cue;
  const duration = motion.ms('step') * 3.4;
  schedule.then({ key, path: still(cue), duration, over: true, draw: () => <Banner {...words} /> });
}

function still({ anchors }: Cue): Point[] {
  return [anchors.board, anchors.board];
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function footOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height - 2 };
}
