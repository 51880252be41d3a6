/** Where a pirate lands: forwards by a card, backwards by retreat, forwards by Morgan. The player never chooses it. */
import type { Seat } from '@/core/seat';

import { countAt, nextMet } from '../path/crews';
import type { Chart } from './chart';
import { ABOARD_MOST } from './data';
import { B, H, J, NOWHERE, type Place, type State } from './state';

/** The nearest space behind with one or two pirates, on the same stretch; nowhere if there is none (R4.2, R4.3). */
export function retreatTarget(chart: Chart, crowd: readonly number[], from: Place): Place {
  let to = from - 1;
  if (from === H) to = chart.spaces;
  else if (from === B) to = chart.shore;
  const first = from > chart.shore && from !== B ? chart.shore + 1 : 1;
  for (; to >= first; to--) {
    const pirates = crowd[to];
    if (pirates === 1 || pirates === 2) return to;
  }
  return NOWHERE;
}

/** The first space ahead with one or two pirates, else the exit of the stretch, open or not (R4.6, R4.7). */
export function pushTarget(chart: Chart, crowd: readonly number[], from: Place): Place {
  const isLastStretch = chart.shore === 0 || from > chart.shore;
  const last = isLastStretch ? chart.spaces : chart.shore;
  return nextMet(crowd, from === B ? chart.shore + 1 : from + 1, last, isLastStretch ? H : B);
}

/** The sloop takes pirates only at Cartagena, and at most three of a colour (R3.3, R5.5). */
export function canBoard(state: State, seat: Seat, pirates: number): boolean {
  return state.dock === 'cartagena' && countAt(state, seat, B) + pirates <= ABOARD_MOST;
}

/** A pirate can set out from the start, a space, or a sloop docked at Tortuga; never from home (R3.1, R4.5). */
export function canSetOut(state: State, from: Place): boolean {
  return from < B || (from === B && state.dock === 'tortuga');
}

/** In which stretch a move from this place runs forwards: an entry belongs to the stretch it opens (R4.5). */
export function runsOnIsland(chart: Chart, from: Place): boolean {
  return from !== J && from > chart.shore;
}
