/** Laying out the circle, choosing the first Captain and dealing (R1). */
import type { Options } from '@/core/options';
import { below, type Random, randomFrom, type Seed, shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';
import {
  DECK,
  HAND_SIZE,
  HOCHLAND,
  indexOfKind,
  INTRODUCTORY_HANDS,
  type Island,
  ISLAND_COUNT,
  type Kind,
  KIND_COUNT,
  PIRATE_DECK,
  PIRATENNEST,
} from './data';
import { type ChosenOptions, chosen } from './options';
import { add, cardsOf, NONE, row, type State } from './state';

/** The generator is used for the circle, the first Captain, the deck, in this order and only where needed (R1.9). */
export function setup(options: Options, seats: number, seed: Seed): State {
  const choice = chosen(options, seats);
  const random = randomFrom(seed);
  const circle = layOut(choice, random);
  const captain = choice.first ?? below(random, seats);
  const state: State = {
    random,
    seats,
    rounds: choice.rounds,
    loaderPool: choice.loaderPool,
    circle,
    phase: 'pay',
    round: 1,
    turn: captain,
    captain,
    pay: NONE,
    ship: 0,
    wake: NONE,
    captainGoal: NONE,
    mutineerGoal: NONE,
    steersman: NONE,
    pirateShip: choice.pirates ? circle.indexOf(PIRATENNEST) : NONE,
    raider: NONE,
    hands: row(seats * KIND_COUNT),
    held: row(seats),
    shown: row(seats * KIND_COUNT),
    deck: [],
    discard: row(KIND_COUNT),
    pool: [],
    poolSize: 0,
    dropped: [],
    droppedSize: 0,
    passed: [],
    roles: row(seats, NONE),
    rolesSeen: row(seats),
    saleGoods: row(seats * 2, NONE),
    saleCounts: row(seats * 2, NONE),
    scores: row(seats),
    ledger: [],
  };
  if (choice.isIntroductory) dealIntroductory(state);
  else deal(state, choice.pirates ? PIRATE_DECK : DECK);
  return state;
}

/** Hochland at position 0, the others clockwise as printed or in random order (R1.2). */
function layOut(choice: ChosenOptions, random: Random): Island[] {
  const others: Island[] = [];
  for (let island = 1; island < ISLAND_COUNT; island++) others.push(island);
  if (choice.isShuffled) shuffle(random, others);
  return [HOCHLAND, ...others];
}

/** Five cards each from the top, starting with the Captain, clockwise (R1.5, R1.6). */
function deal(state: State, counts: readonly number[]): void {
  state.deck = cardsOf(counts);
  shuffle(state.random, state.deck);
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.captain + i) % state.seats;
    for (let card = 0; card < HAND_SIZE; card++) give(state, seat, state.deck.pop() as Kind);
  }
}

/** The hands of the printed example; the other 16 cards are shuffled (R1.7). */
function dealIntroductory(state: State): void {
  const left = DECK.slice();
  INTRODUCTORY_HANDS.forEach((hand, seat) => {
    for (const id of hand) {
      give(state, seat, indexOfKind(id));
      add(left, indexOfKind(id), -1);
    }
  });
  state.deck = cardsOf(left);
  shuffle(state.random, state.deck);
}

function give(state: State, seat: Seat, kind: Kind): void {
  add(state.hands, seat * KIND_COUNT + kind, 1);
  add(state.held, seat, 1);
}
