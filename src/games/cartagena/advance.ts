/** Advancing a pirate with a card (R3). */
import type { Emit } from '@/core/event';

import { lay } from './cards';
import { type Chart, chartOf } from './chart';
import { advance, cardOf, fromOf, type Move, toOf } from './move';
import { B, H, isSpace, KINDS, type Kind, kindText, movePirate, type PathSymbol, PLACES, type Place } from './state';
import { placeText, type State, symbolOf, kindsInPlay } from './state';
import { advanceTarget, canBoard, canSetOut } from './targets';

/** Every card in hand with every own pirate that can use it. */
export function listAdvances(state: State, list: Move[]): void {
  const hand = state.toMove * KINDS;
  const kinds = kindsInPlay(state);
  for (let kind = 0; kind < kinds; kind++) {
    if (state.hands[hand + kind] !== 0) listAdvancesWith(state, kind, list);
  }
}

/** One card, or the symbol a parrot pair stands for, with every own pirate that can use it. */
export function listAdvancesWith(state: State, card: Kind, list: Move[]): void {
  const chart = chartOf(state.layout);
  const { pirates, crowd, crew } = state;
  const symbol = symbolOf(card);
  const start = state.toMove * crew;
  let before = -1;
  for (let i = start; i < start + crew; i++) {
    const from = pirates[i] as Place;
    if (from === H) break;
    if (from === before || !canSetOut(state, from)) continue;
    before = from;
    const to = advanceTarget(chart, crowd, symbol, from);
    if (to === B && !canBoard(state, state.toMove, 1)) continue;
    list.push(advance(card, from, to));
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
    jumped: jumped(chartOf(state.layout), symbol, from, to),
  };
}

function jumped(chart: Chart, symbol: PathSymbol, from: Place, to: Place): Place[] {
  const spaces: Place[] = [];
  let place = chart.ahead[symbol * PLACES + from] as Place;
  while (place !== to && isSpace(place)) {
    spaces.push(place);
    place = chart.ahead[symbol * PLACES + place] as Place;
  }
  return spaces;
}
