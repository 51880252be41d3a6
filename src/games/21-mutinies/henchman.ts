/** The henchman's disc: paid for by the captain, it takes jewels away and otherwise only blocks (R9.5). */
import { ACTION_OF, BLIND, type Jewel, type Space, TRADE, TRADE_1 } from './data';
import type { Tell } from './events';
import { discardJewel } from './jewels';
import { payStake } from './resolve';
import { HENCHMAN, NONE, type State, type Token } from './state';
import { jewelOf } from './token';

export function resolveHenchman(state: State, tell?: Tell): void {
  const space = state.discs[HENCHMAN] as Space;
  payStake(state, HENCHMAN, tell);
  const action = ACTION_OF[space];
  if (action === TRADE) {
    const at = space - TRADE_1;
    const jewel = state.display[at] as Jewel;
    state.display[at] = NONE;
    discardJewel(state, { seat: HENCHMAN, jewel, cause: 'henchman', isNews: false }, tell);
  } else if (action === BLIND) {
    const jewel = jewelOf(state.blind.pop() as Token);
    discardJewel(state, { seat: HENCHMAN, jewel, cause: 'henchman', isNews: true }, tell);
  }
}
