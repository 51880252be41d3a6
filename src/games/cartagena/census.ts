/** Counts every card, pirate and tile wherever it lies. */
import { seatText } from '@/core/seat';

import { TILE_NAMES } from './data';
import { GONE, KINDS, kindsInPlay, kindText, type State } from './state';

export function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const lying = [...state.deck, ...state.pool, ...state.putBack];
  for (let kind = 0; kind < kindsInPlay(state); kind++) {
    let cards = (state.pile[kind] as number) + lying.filter((card) => card === kind).length;
    for (let seat = 0; seat < state.seats; seat++) cards += state.hands[seat * KINDS + kind] as number;
    count[`card ${kindText(kind)}`] = cards;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const crew = state.pirates.slice(seat * state.crew, (seat + 1) * state.crew);
    count[`pirate ${seatText(seat)}`] = crew.length;
  }
  const tiles = [...state.tiles, ...state.box, ...state.opened];
  for (let tile = 0; tile < TILE_NAMES.length; tile++) {
    count[`tile ${TILE_NAMES[tile] as string}`] = tiles.filter((face) => face === tile && face !== GONE).length;
  }
  return count;
}
