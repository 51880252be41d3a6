/** The news of a step as flights: each event moves what it tells of, in the order it happened. */
import type { GameEvent } from '@/core/event';
import { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import { REVEALING } from './duelScene';
import { cards } from './motionCards';
import { duel } from './motionDuel';
import { voyage } from './motionVoyage';
import type { Plan } from './plan';
import type { Cue, Planners, Stage } from './stage';

/** What is not shown yet: the new state, while the end of the old round or the cards of a duel are still seen. */
export const BEFORE = 'before';

interface Scene extends Omit<Stage, 'plan'> {
  readonly plan: Plan;
  readonly planBefore: Plan;
}

export function planMotion(news: TableNews, scene: Scene): Schedule {
  const schedule = new Schedule();
  if (scene.motion.speed === 'off') return schedule;
  const { planBefore, ...stage } = scene;
  const cut = cutOf(news.events);
  news.events.forEach((event, index) => {
    const plan = index < cut ? planBefore : stage.plan;
    planEvent(event, { ...stage, plan, key: `${news.number}/${index}`, schedule });
    if (index === cut - 1) keepBefore(news, schedule);
  });
  return schedule;
}

/** How many events are seen on the board as it was: up to the ship's move, up to the end of a duel's cards. */
function cutOf(events: readonly GameEvent[]): number {
  const kinds = events.map(({ kind }) => kind);
  const last = Math.max(kinds.indexOf('shipMoved'), kinds.indexOf('revealed'), kinds.indexOf('duelWon'));
  return last + 1;
}

/** A flight that carries nothing: as long as it lasts the board shows what was. */
function keepBefore({ number, events }: TableNews, schedule: Schedule): void {
  const isDuel = events.some(({ kind }) => kind === 'revealed');
  for (const hides of isDuel ? [BEFORE, REVEALING] : [BEFORE]) {
    const held = { key: `${number}/${hides}`, path: NOWHERE, start: 0, duration: schedule.length, hides };
    schedule.flights.push({ ...held, draw: () => null });
  }
}

const NOWHERE = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

const planners: Planners = { ...voyage, ...cards, ...duel };

function planEvent(event: GameEvent, cue: Cue): void {
  // A viewer's event lacks at most its secret, which every planner asks for with care.
  const plan = planners[event.kind as keyof Planners] as ((told: GameEvent, cue: Cue) => void) | undefined;
  plan?.(event, cue);
}
