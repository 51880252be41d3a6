/** Pirates on their way: they walk over vacant spaces and jump occupied ones, from where they stood to where they stand. */
import { Pawn, type Hat } from '@/ui/table/Pawn';
import type { Flight } from '@/ui/table/flights';
import { crewOf } from '@/ui/theme';

import type { Box, Spot } from '../box';
import { countAt } from '../crews';
import { standing, standingKey, type Crews, type Crowd } from '../standing';
import type { PathStage } from './stage';

/** One space of a walk, and the longest a walk may take, as shares of a step. */
const PACE = 0.7;
const LONGEST = 4;

export interface Walk {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Every place on the way, both ends included. */
  readonly way: readonly number[];
  /** With several going together: how many of them land after this one. */
  readonly behind?: number;
}

interface WalkView extends Crews {
  readonly pirates: number[];
  readonly crowd: readonly number[];
}

type WalkStage = Pick<
  PathStage<WalkView, { readonly boxes: readonly (Box | null | undefined)[]; readonly start: Box }>,
  'view' | 'before' | 'ground' | 'faces' | 'motion'
>;

interface Gait {
  /** Of a pirate on this board. */
  readonly height: number;
  readonly hat?: Hat;
  /** Where a pirate stands before the step and after it. */
  readonly stood: (place: number, crowd: Crowd) => Spot;
  readonly stands: (place: number, crowd: Crowd) => Spot;
  readonly isSpace: (place: number) => boolean;
}

/** The flight of one pirate. */
export function walkFlight(key: string, walk: Walk, stage: WalkStage, gait: Gait): Omit<Flight, 'start'> {
  const { view, before, faces, motion } = stage;
  const { seat, from, to, way, behind = 0 } = walk;
  const places = way.filter((place) => place === from || place === to || (before.crowd[place] ?? 0) === 0);
  const duration = Math.max(Math.min((places.length - 1) * PACE, LONGEST) * motion.ms('step'), motion.ms('fade'));
  const crew = crewOf(faces[seat]?.colour ?? '');
  const hides = standingKey(seat, to, countAt(view, seat, to) - 1 - behind);
  return {
    key,
    path: places.map((place) => pointOf(place, { walk, stage, gait, hides })),
    hop: 0.3,
    duration,
    hides,
    draw: () => <Pawn crew={crew} height={gait.height} {...(gait.hat ? { hat: gait.hat } : null)} />,
  };
}

interface Going {
  readonly walk: Walk;
  readonly stage: WalkStage;
  readonly gait: Gait;
  readonly hides: string;
}

/** Between its ends it goes through the middle of each space. */
function pointOf(place: number, { walk, stage, gait, hides }: Going): Spot {
  const { seat, from, to } = walk;
  if (place === to) {
    const own = standing(stage.view).find(({ key }) => key === hides);
    if (own) return gait.stands(to, own.crowd);
  }
  if (place === from) {
    const own = standing(stage.before).findLast((one) => one.seat === seat && one.place === from);
    if (own) return gait.stood(from, own.crowd);
  }
  const box = stage.ground.boxes[place] ?? stage.ground.start;
  return { x: box.x + box.width / 2, y: box.y + box.height * (gait.isSpace(place) ? 0.82 : 0.9) };
}
