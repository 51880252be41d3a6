/** Advancing a pirate with a card (R3). */
import type { Emit } from '@/core/event';

import { jumpedOver, nextVacant } from '../path/chart';
import { lay } from './cards';
import { type Chart, chartOf } from './chart';
import { advance, cardOf, fromOf, type Move, toOf } from './move';
import {
  B,
  KINDS,
  type Kind,
  kindsInPlay,
  kindText,
  movePirate,
  NOWHERE,
  type PathSymbol,
  type Place,
  placeText,
  type State,
  symbolOf,
} from './state';
import { canBoard, canSetOut } from './targets';

/** Every card in hand with every own pirate that can use it. */
export function listAdvances(state: State, list: Move[]): void {
  const chart = chartOf(state.layout);
  const hands = state.hands;
  const hand = state.toMove * KINDS;
  const kinds = kindsInPlay(state);
  for (let kind = 0; kind < kinds; kind++) {
    if (hands[hand + kind] !== 0) listAdvancesWith(state, chart, kind, list);
  }
}

/** One card, or the symbol a parrot pair stands for, with every own pirate that can use it. */
export function listAdvancesWith(state: State, chart: Chart, card: Kind, list: Move[]): void {
  const pirates = state.pirates;
  const crowd = state.crowd;
  const symbol = symbolOf(card);
  const start = state.toMove * state.crew;
  const end = start + state.crew;
  let before = NOWHERE;
  for (let i = start; i < end; i++) {
    const from = pirates[i] as Place;
    if (from === before) continue;
    if (from >= B && !canSetOut(state, from)) break;
    before = from;
    const to = nextVacant(chart, crowd, symbol, from);
    if (to !== B || canBoard(state, state.toMove, 1)) list[list.length] = advance(card, from, to);
  }
}

export function playAdvance(state: State, move: Move, emit?: Emit): void {
  const card = cardOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const isWild = state.phase === 'wild';
  if (!isWild) lay(state, card);
  if (emit) {
    if (!isWild) emit({ kind: 'laid', seat: state.toMove, cards: [kindText(card)] });
    emit(advanced(state, symbolOf(card), from, to));
  }
  movePirate(state, state.toMove, from, to);
}

/** The event of own pirates going forwards together, with the occupied spaces they jump. */
export function advanced(state: State, symbol: PathSymbol, from: Place, to: Place) {
  return {
    kind: 'moved',
    seat: state.toMove,
    by: 'advance',
    from: placeText(from),
    to: placeText(to),
    pirates: 1,
    jumped: jumpedOver(chartOf(state.layout), symbol, from, to),
  };
}
