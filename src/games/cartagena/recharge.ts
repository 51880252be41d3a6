/** Recharging the hand by giving ground: retreat, and Morgan's push (R4). */
import type { Emit, GameEvent } from '@/core/event';
import { seatAfter, type Seat } from '@/core/seat';

import { drawToHand } from './cards';
import { chartOf } from './chart';
import { countOf, fromOf, type Move, push, retreat, seatOf, toOf } from './move';
import { B, H, J, movePirate, NOWHERE, type Place, placeText, type State } from './state';
import { canBoard, canSetOut, pushTarget, retreatTarget, runsOnIsland } from './targets';

/** Cards for a push to an exit, however many stand there (R4.7). */
const EXIT_CARDS = 2;

export function listRetreats(state: State, list: Move[]): void {
  if (state.recharge === 'morgan') return;
  const chart = chartOf(state.layout);
  const pirates = state.pirates;
  const crowd = state.crowd;
  const crew = state.crew;
  const start = state.toMove * crew;
  let before = -1;
  for (let i = start; i < start + crew; i++) {
    const from = pirates[i] as Place;
    if (from === before) continue;
    before = from;
    if (from === J || (from === B && state.dock === 'tortuga')) continue;
    // Under split an exit belongs to the stretch it ends: B to the tunnel, H to the island (R4.1).
    if (state.recharge === 'split' && from !== B && from > chart.shore) continue;
    const to = retreatTarget(chart, crowd, from);
    if (to !== NOWHERE) list[list.length] = retreat(from, to, crowd[to] as number);
  }
}

export function listPushes(state: State, list: Move[]): void {
  if (state.recharge === 'retreat') return;
  for (let seat = seatAfter(state.toMove, state.seats); seat !== state.toMove; seat = seatAfter(seat, state.seats)) {
    listPushesOf(state, seat, list);
  }
}

function listPushesOf(state: State, rival: Seat, list: Move[]): void {
  const chart = chartOf(state.layout);
  const pirates = state.pirates;
  const crowd = state.crowd;
  const crew = state.crew;
  const start = rival * crew;
  let before = -1;
  for (let i = start; i < start + crew; i++) {
    const from = pirates[i] as Place;
    if (from === H) break;
    if (from === before || !canSetOut(state, from)) continue;
    before = from;
    if (state.recharge === 'split' && !runsOnIsland(chart, from)) continue;
    const to = pushTarget(chart, crowd, from);
    if (to === B && !canBoard(state, rival, 1)) continue;
    list[list.length] = push(rival, from, to, to >= B ? EXIT_CARDS : (crowd[to] as number));
  }
}

export function playRetreat(state: State, move: Move, emit?: Emit): void {
  movePirate(state, state.toMove, fromOf(move), toOf(move));
  if (emit) emit(yielded('retreat', state.toMove, move));
  drawToHand(state, state.toMove, countOf(move), emit);
}

/** The acting seat draws, not the owner of the pirate (R4.8). */
export function playPush(state: State, move: Move, emit?: Emit): void {
  movePirate(state, seatOf(move), fromOf(move), toOf(move));
  if (emit) emit(yielded('push', seatOf(move), move));
  drawToHand(state, state.toMove, countOf(move), emit);
}

function yielded(by: 'retreat' | 'push', seat: Seat, move: Move): GameEvent {
  const way = { from: placeText(fromOf(move)), to: placeText(toOf(move)) };
  return { kind: 'moved', seat, by, ...way, pirates: 1, jumped: [] };
}
