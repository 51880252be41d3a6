/** What is rolled for: treasures in Shipwrecks (R5.5), rum in the Tavern (R5.6). */
import { below } from '@/core/random';
import type { Seat } from '@/core/seat';

import { ACTION_OF, LOADED, type Space, TAVERN, TAVERN_1, TAVERN_BASE, TAVERN_PAY, WRECK_1 } from './data';
import { discCount, discOwner } from './discs';
import type { Tell } from './events';
import { FROM_TREASURE } from './ledger';
import { drawTreasure, reward, type Reward, rewardOf, takeRum } from './rewards';
import { captainOf, HENCHMAN, type State } from './state';

const WRECK_DOUBLOON = rewardOf('wreck', FROM_TREASURE, { doubloons: 1 });
const CAPTAINS_CUP = rewardOf('tavern', FROM_TREASURE, { rum: 1 });
const TAVERN_PAYS: readonly Reward[] = TAVERN_PAY.map((doubloons) => rewardOf('tavern', FROM_TREASURE, { doubloons }));

/** One die above the number of the space finds a treasure; on space 1 two dice above 1 find a doubloon too. */
export function rollForTreasure(state: State, owner: Seat, space: Space, tell?: Tell): void {
  const first = 1 + below(state.random, 6);
  const second = 1 + below(state.random, 6);
  const beat = space - WRECK_1 + 1;
  const loaded = state.loaded ? LOADED : 0;
  const found = first + loaded > beat || second + loaded > beat;
  tell?.({ kind: 'rolled', seat: owner, dice: [first, second], beat, loaded, found, reveals: true });
  if (found) drawTreasure(state, owner, 'wreck', tell);
  if (beat === 1 && first + loaded > 1 && second + loaded > 1) reward(state, owner, WRECK_DOUBLOON, tell);
}

/** The captain's cup, the pay of spaces 4 and 5, then die + 2 cubes one by one round the table. */
export function dealRum(state: State, tell?: Tell): void {
  const drinkers: Seat[] = [];
  for (let at = 0; at < discCount(state); at++) {
    const owner = discOwner(state, at);
    if (ACTION_OF[state.discs[owner] as Space] === TAVERN) drinkers.push(owner);
  }
  reward(state, captainOf(state), CAPTAINS_CUP, tell);
  for (let i = 0; i < drinkers.length; i++) {
    const owner = drinkers[i] as Seat;
    if (owner === HENCHMAN) continue;
    reward(state, owner, TAVERN_PAYS[(state.discs[owner] as Space) - TAVERN_1] as Reward, tell);
  }
  const die = 1 + below(state.random, 6);
  const to = deal(state, drinkers, die + TAVERN_BASE);
  tell?.({ kind: 'dealt', die, to, reveals: true });
}

/** Who got the cubes; the henchman's go back when all are dealt (R9.5). */
function deal(state: State, drinkers: readonly Seat[], cubes: number): Seat[] {
  const to: Seat[] = [];
  let back = 0;
  for (let cube = 0; cube < cubes && state.tavern > 0; cube++) {
    const owner = drinkers[cube % drinkers.length] as Seat;
    to.push(owner);
    if (owner === HENCHMAN) {
      state.tavern -= 1;
      back++;
    } else takeRum(state, owner, 1);
  }
  state.tavern += back;
  return to;
}
