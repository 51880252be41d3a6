/** The table before the first knock (R1). */
import type { Options } from '@/core/options';
import { below, type Random, randomFrom, type Seed, shuffle } from '@/core/random';
import {
  COINS,
  COMBAT_CARDS,
  COMBAT_COUNT,
  D1,
  GOLD_CARDS,
  ISLAND_SPACES,
  PAIR_COUNT,
  SAILORS,
  startIsland,
  V1,
} from './data';
import { chosen } from './options';
import { rowOf } from './cards';
import { startRound } from './round';
import { add, filled, IN_GAME, NONE, type State } from './state';

/** Chance is asked in this order and no other: elder, combat pile, gold pile, sailors, pirates (R1.8). */
export function setup(options: Options, seats: number, seed: Seed): State {
  const { movement, first, roundCap } = chosen(options, seats);
  const random = randomFrom(seed);
  const elder = first ?? below(random, seats);
  const combat = combatPile(seats, random);
  const gold = goldPile(random);
  const state: State = {
    random,
    viewer: NONE,
    seats,
    movement,
    roundCap,
    elder,
    giver: elder,
    round: 1,
    phase: 'cabin',
    turn: elder,
    row: [],
    opened: 0,
    used: 0,
    fresh: NONE,
    visiting: NONE,
    offer: 1,
    lifeboat: NONE,
    leftOut: [],
    pendingStorms: 0,
    ship: ISLAND_SPACES[movement][startIsland(seats)],
    lastRound: false,
    reason: null,
    coins: filled(seats, 1),
    supply: COINS - seats,
    hands: filled(seats * COMBAT_COUNT),
    held: filled(seats),
    known: filled((seats + 1) * seats * COMBAT_COUNT),
    combat,
    combatKnown: filled(combat.length),
    combatHandled: filled(combat.length),
    gold,
    goldKnown: filled(gold.length),
    takenBy: [],
    takenGold: [],
    takenKnown: [],
    aside: [],
    asideKnown: [],
    sold: 0,
    sides: filled(seats, NONE),
    setIn: filled(seats),
    handledIn: filled(seats),
    handled: filled(seats),
    peeked: filled(seats * seats, NONE),
    peekedAt: filled(seats * seats),
    deck: sailors(random),
    pairs: filled(PAIR_COUNT * 2, NONE),
    pairValues: filled(PAIR_COUNT),
    pairOrder: filled(PAIR_COUNT),
    pairsPlaced: 0,
    picked: [],
    inspected: NONE,
    status: filled(seats, IN_GAME),
    duel: NONE,
    combatRound: 0,
    withdrawn: 0,
    commits: filled(seats, NONE),
    fought: filled(COMBAT_COUNT),
    spent: filled(COMBAT_COUNT),
    duelWinners: filled(PAIR_COUNT, NONE),
    wins: filled(2),
    victor: NONE,
  };
  dealFirstCards(state);
  startRound(state);
  return state;
}

/** Everybody gets V1 and D1, and everybody knows that of the others (R1.3). */
function dealFirstCards(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    add(state.hands, seat * COMBAT_COUNT + V1, 1);
    add(state.hands, seat * COMBAT_COUNT + D1, 1);
    add(state.held, seat, 2);
    for (let observer = 0; observer <= state.seats; observer++) {
      if (observer === seat) continue;
      add(state.known, rowOf(state, observer, seat) + V1, 1);
      add(state.known, rowOf(state, observer, seat) + D1, 1);
    }
  }
}

/** All but the first cards of the players (R1.4). */
function combatPile(seats: number, random: Random): number[] {
  const pile: number[] = [];
  COMBAT_CARDS.forEach((count, card) => {
    const dealt = card === V1 || card === D1 ? seats : 0;
    for (let i = dealt; i < count; i++) pile.push(card);
  });
  shuffle(random, pile);
  return pile;
}

function goldPile(random: Random): number[] {
  const pile: number[] = [];
  GOLD_CARDS.forEach((count, i) => {
    for (let left = count; left > 0; left--) pile.push(i + 1);
  });
  shuffle(random, pile);
  return pile;
}

/** The values 1 to 10 on deck spots 1 to 10, unseen (R1.6). */
function sailors(random: Random): number[] {
  const values = Array.from({ length: SAILORS }, (_item, i) => i + 1);
  shuffle(random, values);
  return values;
}
