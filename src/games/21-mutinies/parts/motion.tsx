/** The news of a step as flights: discs and coins, jewels and dice, the wheel and the hat. */
import { Schedule } from '@/ui/table/flights';
import type { TableNews } from '@/ui/table/props';

import type { Stage } from './stage';

export function planMotion(_news: TableNews, _stage: Stage): Schedule {
  return new Schedule();
}
