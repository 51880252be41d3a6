/** The news of a step as flights: discs and coins, jewels and dice, cubes dealt round, the wheel, the hat, the bell. */
import type { GameEvent } from '@/core/event';
import { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import { planBanner, planMutiny } from './motionRound';
import { planCards } from './motionCards';
import { planGoods } from './motionGoods';
import { planJewels } from './motionJewels';
import { planPlacing } from './motionPlacing';
import { planScoring } from './motionScoring';
import type { Stage } from './stage';

export function planMotion(news: TableNews, stage: Stage): Schedule {
  const schedule = new Schedule();
  if (stage.motion.speed === 'off') return schedule;
  news.events.forEach((event, index) => planEvent(event, `${news.number}/${index}`, stage, schedule));
  planScoring(news, stage, schedule);
  return schedule;
}

function planEvent(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  switch (event.kind) {
    case 'placed':
    case 'moved':
      planPlacing(event, key, stage, schedule);
      break;
    case 'tookJewel':
    case 'drewJewel':
    case 'discarded':
    case 'sold':
    case 'cutpurse':
    case 'swapped':
    case 'refilled':
      planJewels(event, key, stage, schedule);
      break;
    case 'gained':
    case 'lost':
    case 'gave':
    case 'bonus':
    case 'rolled':
    case 'dealt':
      planGoods(event, key, stage, schedule);
      break;
    case 'drewTreasure':
    case 'used':
    case 'played':
    case 'drewCard':
    case 'countedDown':
    case 'revealedCard':
      planCards(event, key, stage, schedule);
      break;
    case 'mutinied':
      planMutiny(event, key, stage, schedule);
      break;
    case 'lastMutiny':
    case 'endNears':
    case 'closed':
      planBanner(event, key, stage, schedule);
      break;
  }
}
