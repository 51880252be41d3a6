/** Laying out the game (R1). */
import type { Options } from '@/core/options';
import { below, type Random, randomFrom, type Seed, shuffle } from '@/core/random';
import { readSeat, type Seat } from '@/core/seat';

import { addToHand } from './cards';
import { DEAL } from './data';
import { type Choice, choiceOf, drawLayout } from './options';
import { cardsOfFace, type Face, FACES, NONE, PLACES, START, type State } from './state';
import { startTurn } from './turn';

/** The generator is used in a fixed order: layout, starting seat, deck (R1.5). */
export function setup(chosen: Options, seats: number, seed: Seed): State {
  const choice = choiceOf(chosen, seats);
  const random = randomFrom(seed);
  const layout = choice.layout === 'random' ? drawLayout(random) : choice.layout;
  const first = readSeat(choice.first, seats) ?? below(random, seats);
  const state = bareTable(choice, { seats, first, layout, random });
  for (let face = 0; face < FACES; face++) {
    for (let i = cardsOfFace(face); i > 0; i--) state.supply.push(face);
  }
  shuffle(state.random, state.supply);
  deal(state);
  startTurn(state);
  return state;
}

/** Everybody on the start, the boat empty at the small island, no cards yet (R1.1, R1.3). */
function bareTable(choice: Choice, table: { seats: number; first: Seat; layout: string; random: Random }): State {
  const { seats, first, layout, random } = table;
  return {
    seats,
    colours: [...choice.colours],
    layout,
    crew: choice.pirates,
    freebooter: choice.freebooter,
    nestPush: choice.nestPush,
    openHands: choice.openHands,
    first,
    pirates: filled(seats * choice.pirates, START),
    crowd: filled(PLACES, 0),
    shore: 'small',
    hands: filled(seats * FACES, 0),
    handSizes: filled(seats, 0),
    supply: [],
    discards: [],
    reshuffled: [],
    round: 1,
    toMove: first,
    phase: 'act',
    actionsLeft: 0,
    acted: false,
    crossed: false,
    moved: false,
    freeCrossing: false,
    dry: false,
    calm: false,
    still: 0,
    dropper: NONE,
    winner: NONE,
    random,
  };
}

/** Seven each, one at a time clockwise from the first seat (R1.4). */
function deal(state: State): void {
  for (let i = 0; i < DEAL; i++) {
    for (let seat = 0; seat < state.seats; seat++) addToHand(state, seat, state.supply.pop() as Face);
  }
}

function filled(length: number, value: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(value);
  return numbers;
}
