/** How an island is spoken: `Greenland, buys salt, pays 5, 3, 2, ship value 4, active, the ship lies here`. */
import type { Say } from '@/i18n/words';

import { ANY, kindId } from '../data';
import { islandAt, type Position, type State } from '../state';

export function islandLabel(view: State, position: Position, thought: Position | null, say: Say): string {
  const { id, buys, values, ship } = islandAt(view, position);
  const good = buys === ANY ? say('table.any') : say(`kind.${kindId(buys)}`);
  const ahead = (position - view.ship + 12) % 12;
  const parts = [
    say('table.island', { island: say(`island.${id}`), good, values: values.slice(0, 3).join(', '), ship }),
    say(isActive(view, position) ? 'table.active' : 'table.passive'),
    position === view.ship ? say('table.shipHere') : say('table.reached', { count: ahead }),
    position === view.pirateShip ? say('table.pirateHere') : '',
    position === view.captainGoal ? say('table.captainGoal') : '',
    position === view.mutineerGoal ? say('table.mutineerGoal') : '',
    position === thought ? say('table.yourGoal') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export function isActive(view: State, position: Position): boolean {
  return position === view.ship || position === view.wake;
}
