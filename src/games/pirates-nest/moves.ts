/**
 * The legal moves: the one place that puts the rules' lists together, in canonical order (section 10).
 * The two longest lists grow by index, which costs a phone a third less than `push` (docs/decisions/cartagena-moves.md).
 */
import { listPlays } from './advance';
import { canSail, listSailing } from './boat';
import { listDrops } from './freebooter';
import { END, FLAG, type Move, PASS } from './move';
import { listPushes } from './pushing';
import { isCrewHome, type State } from './state';

export function moves(state: State): Move[] {
  const list: Move[] = [];
  switch (state.phase) {
    case 'act':
      listActs(state, list);
      break;
    case 'drop':
      listDrops(state, list);
      break;
    case 'over':
      break;
  }
  return list;
}

/** With the whole crew home only the flag is left (R2.3); otherwise R2.4, narrowed in a flat calm (R8.6). */
function listActs(state: State, list: Move[]): void {
  if (isCrewHome(state, state.toMove)) {
    list.push(FLAG);
    return;
  }
  listPlays(state, list);
  listPushes(state, list);
  if (state.calm && !state.moved) {
    if (list.length === 0) listCalm(state, list);
    return;
  }
  listSailing(state, list);
  if (state.acted || state.crossed) list.push(END);
  else if (list.length === 0) list.push(PASS);
}

/** Nobody can be moved in the calm: one crossing, or the turn is over (R8.6). */
function listCalm(state: State, list: Move[]): void {
  if (state.crossed) list.push(END);
  else if (canSail(state, state.toMove)) listSailing(state, list);
  else list.push(PASS);
}
