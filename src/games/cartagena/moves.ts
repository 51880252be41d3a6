/**
 * The legal moves: the one place that puts the rules' lists together, phase by phase.
 * The two longest lists grow by index, which costs a phone a third less than `push` (docs/decisions/cartagena-moves.md).
 */
import { listAdvances } from './advance';
import { listDrops } from './filibusters';
import { listMagic, listPool, listSeconds, listWildUses } from './magic';
import { GIVE, KEEP, type Move, NEXT, TAKE, withOnly } from './move';
import { listPushes, listRetreats } from './recharge';
import { listSailing } from './sloop';
import { KINDS, type State } from './state';
import { listEnds } from './turn';

export function moves(state: State): Move[] {
  const list: Move[] = [];
  switch (state.phase) {
    case 'turn':
      listAdvances(state, list);
      listRetreats(state, list);
      listPushes(state, list);
      listSailing(state, list);
      if (state.blackMagic) listMagic(state, list);
      listEnds(state, list);
      break;
    case 'wild':
      listWildUses(state, list);
      break;
    case 'hookSecond':
      listSeconds(state, list);
      break;
    case 'gunTake':
      listTakes(state, list);
      break;
    case 'rumGive':
      listPool(state, GIVE, list);
      break;
    case 'lanternKeep':
      listPool(state, KEEP, list);
      break;
    case 'lanternNext':
      listPool(state, NEXT, list);
      break;
    case 'filibusterDrop':
      listDrops(state, list);
      break;
    case 'over':
      break;
  }
  return list;
}

/** The kinds in the hand the gun has opened; the actor's view shows that hand. */
function listTakes(state: State, list: Move[]): void {
  const hand = state.other * KINDS;
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[hand + kind] !== 0) list.push(withOnly(TAKE, kind));
  }
}
