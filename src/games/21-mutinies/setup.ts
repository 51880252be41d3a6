/** Laying out a game: start values, order, decks and piles (R1). */
import type { Options } from '@/core/options';
import { type Random, randomFrom, type Seed, shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import {
  ACTIONS,
  BLANK,
  CAPTAIN_DOUBLOONS,
  type Card,
  CARDS,
  type Jewel,
  JEWELS,
  LAST_MUTINY,
  ROUNDS_PER_MUTINY,
  RUM_CUBES,
  SAILOR_DOUBLOONS,
  START_PP,
  START_RUM,
  type Treasure,
  TREASURE_COUNTS,
  TREASURE_KINDS,
} from './data';
import { book, CAUSE_COUNT, FROM_START } from './ledger';
import { type Choice, choiceOf } from './options';
import { HENCHMAN, NONE, row, type State, type Token } from './state';
import { faceDown, jewelOf } from './token';

/** The generator is used for the order, the cards, the treasures, the jewels, in this order. */
export function setup(options: Options, seats: number, seed: Seed): State {
  const choice = choiceOf(options, seats);
  const random = randomFrom(seed);
  const order = orderFor(choice, seats, random);
  const { deck, box } = cardsFor(choice, random);
  const treasureStack = treasures(random);
  const stock = jewels(random);
  const size = seats === 5 ? 5 : 4;
  const blind: Token[] = [];
  for (let i = 0; i < size; i++) blind.unshift(stock.pop() as Token);
  const display: Jewel[] = [];
  for (let i = 0; i < size; i++) display.push(jewelOf(stock.pop() as Token));
  const state: State = {
    random,
    seats,
    mutinies: choice.mutinies,
    simplified: choice.simplified,
    round: 1,
    phase: 'place',
    stage: 'placing',
    turn: order[0] as Seat,
    order,
    at: 0,
    asked: false,
    action: NONE,
    token: NONE,
    closedUntil: row(ACTIONS.length),
    lastRound: choice.mutinies * ROUNDS_PER_MUTINY,
    endReason: 'rounds',
    discs: row(HENCHMAN + 1, NONE),
    stakeD: row(HENCHMAN + 1),
    stakeRum: row(HENCHMAN + 1),
    fifth: NONE,
    pp: row(seats),
    doubloons: row(seats, SAILOR_DOUBLOONS),
    rum: row(seats, START_RUM),
    tavern: RUM_CUBES - seats * START_RUM,
    bonuses: row(seats),
    earned: row(seats * CAUSE_COUNT),
    hands: lists(seats),
    stock,
    blind,
    display,
    discard: [],
    runOuts: 0,
    rebuildDue: false,
    rebuilt: [],
    treasures: row(seats * TREASURE_KINDS),
    treasureCounts: row(seats),
    treasureStack,
    treasuresUsed: row(TREASURE_KINDS),
    cards: lists(seats),
    shown: lists(seats),
    deck,
    gone: [],
    box,
    drawn: NONE,
    drawnCard: NONE,
    row: NONE,
    lot: [],
    playing: NONE,
    window: 'place',
    spied: 0,
    ordered: 0,
    loaded: false,
    silver: false,
  };
  state.doubloons[order[0] as Seat] = CAPTAIN_DOUBLOONS;
  for (let seat = 0; seat < seats; seat++) book(state, seat, FROM_START, START_PP);
  return state;
}

/** As agreed; whoever is not named is drawn (R1.2). */
function orderFor(choice: Choice, seats: number, random: Random): Seat[] {
  const others: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (!choice.order.includes(seat)) others.push(seat);
  }
  shuffle(random, others);
  return [...choice.order, ...others];
}

/** Last Mutiny under the first cards, the rest unseen in the box; or a deck of blanks (R1.4). */
function cardsFor(choice: Choice, random: Random): { deck: Card[]; box: Card[] } {
  if (choice.simplified) return { deck: row(choice.mutinies, BLANK), box: [] };
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) cards.push(card);
  shuffle(random, cards);
  const box = cards.splice(choice.mutinies - 1);
  return { deck: [LAST_MUTINY, ...cards], box };
}

function treasures(random: Random): Treasure[] {
  const stack: Treasure[] = [];
  TREASURE_COUNTS.forEach((count, kind) => stack.push(...row(count, kind)));
  shuffle(random, stack);
  return stack;
}

function jewels(random: Random): Token[] {
  const stock: Token[] = [];
  for (let jewel = 0; jewel < JEWELS; jewel++) stock.push(faceDown(jewel, false));
  shuffle(random, stock);
  return stock;
}

function lists(count: number): number[][] {
  return Array.from({ length: count }, () => []);
}
