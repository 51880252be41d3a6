/** Laying out the game (R1). */
import type { Options } from '@/core/options';
import { below, type Random, randomFrom, type Seed, shuffle } from '@/core/random';
import { readSeat, type Seat } from '@/core/seat';

import { addToHand, refillRow } from './cards';
import { TILES } from './data';
import { type Choice, choiceOf, drawLayout } from './options';
import { layTiles } from './powers';
import { cardsOfKind, J, KINDS, NONE, NOWHERE, PLACES, type State } from './state';
import { startTurn } from './turn';

/** The generator is used in a fixed order: first seat, segments, directions, deck, tiles (R1.2). */
export function setup(chosen: Options, seats: number, seed: Seed): State {
  const choice = choiceOf(chosen, seats);
  const random = randomFrom(seed);
  const first = readSeat(choice.first, seats) ?? below(random, seats);
  const layout = choice.layout === 'random' ? drawLayout(random, choice.paths) : choice.layout;
  const state = bareTable(choice, { seats, first, layout, random });
  shuffleDeck(state);
  deal(state, choice.deal);
  if (state.blackMagic) layTiles(state, [...TILES]);
  refillRow(state);
  startTurn(state);
  return state;
}

/** Everybody on J, no cards yet. */
function bareTable(choice: Choice, table: { seats: number; first: Seat; layout: string; random: Random }): State {
  const { seats, first, layout, random } = table;
  const learnsOfHands = (choice.blackMagic || choice.openRow) && !choice.openHands;
  const learnsOfDeck = choice.blackMagic && !choice.openRow;
  return {
    seats,
    story: choice.story,
    layout,
    recharge: choice.recharge,
    crew: choice.pirates,
    filibusters: choice.filibusters,
    blackMagic: choice.blackMagic,
    ritual: choice.ritual,
    openHands: choice.openHands,
    openRow: choice.openRow,
    first,
    pirates: filled(seats * choice.pirates, J),
    crowd: filled(PLACES, 0),
    dock: 'cartagena',
    hands: filled(seats * KINDS, 0),
    handSizes: filled(seats, 0),
    deck: [],
    row: 0,
    pile: filled(KINDS, 0),
    tiles: [],
    box: [],
    opened: [],
    round: 1,
    toMove: first,
    phase: 'turn',
    actionsLeft: 0,
    acted: false,
    freeCrossing: false,
    darkLaid: false,
    wild: NONE,
    pairOn: NOWHERE,
    other: NONE,
    pool: [],
    putBack: [],
    atLeast: filled(learnsOfHands ? seats * seats * KINDS : 0, 0),
    tops: filled(learnsOfDeck ? seats : 0, 0),
    seen: [],
    ending: 'none',
    random,
  };
}

/** All 102 cards; without Filibusters every one is plain (R1.6). */
function shuffleDeck(state: State): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = cardsOfKind(state, kind); i > 0; i--) state.deck.push(kind);
  }
  shuffle(state.random, state.deck);
}

/** Whole hands in turn order (R1.7). */
function deal(state: State, sizes: readonly number[]): void {
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.first + turn) % state.seats;
    for (let i = sizes[turn] as number; i > 0; i--) addToHand(state, seat, state.deck.pop() as number);
  }
}

function filled(length: number, value: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(value);
  return numbers;
}
