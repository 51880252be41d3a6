/** Counts every card and pirate wherever it lies. */
import { seatText } from '@/core/seat';

import { countFaces } from './cards';
import { FACES, faceText, type State } from './state';

export function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const lying = countFaces([...state.supply, ...state.discards]);
  for (let face = 0; face < FACES; face++) {
    let cards = lying[face] as number;
    for (let seat = 0; seat < state.seats; seat++) cards += state.hands[seat * FACES + face] as number;
    count[`card ${faceText(face)}`] = cards;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const crew = state.pirates.slice(seat * state.crew, (seat + 1) * state.crew);
    count[`pirate ${seatText(seat)}`] = crew.length;
  }
  return count;
}
