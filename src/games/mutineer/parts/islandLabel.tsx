/** How an island is spoken: `Greenland, buys salt, pays 5, 3, 2, ship value 4, active, the ship lies here`. */
import type { Say } from '@/i18n/words';

import { ANY, ISLAND_COUNT, kindId } from '../data';
import { islandAt, type Position, type State } from '../state';

export function islandLabel(view: State, position: Position, thought: Position | null, say: Say): string {
  const { id, buys, values, ship } = islandAt(view, position);
  const good = buys === ANY ? say('table.any') : say(`kind.${kindId(buys)}`);
  const card = say('table.island', { island: say(`island.${id}`), good, values: values.slice(0, 3).join(', '), ship });
  return [card, ...islandFacts(view, position, say), position === thought ? say('table.yourGoal') : '']
    .filter(Boolean)
    .join(', ');
}

/** What holds for it now: active or dark, how far from the ship, who lies or aims here. */
export function islandFacts(view: State, position: Position, say: Say): string[] {
  const ahead = (position - view.ship + ISLAND_COUNT) % ISLAND_COUNT;
  return [
    say(isActive(view, position) ? 'table.active' : 'table.passive'),
    position === view.ship ? say('table.shipHere') : say('table.reached', { count: ahead }),
    position === view.pirateShip ? say('table.pirateHere') : '',
    position === view.captainGoal ? say('table.captainGoal') : '',
    position === view.mutineerGoal ? say('table.mutineerGoal') : '',
  ].filter(Boolean);
}

export function isActive(view: State, position: Position): boolean {
  return position === view.ship || position === view.wake;
}
