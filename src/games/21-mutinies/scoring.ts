/** Final scoring: six steps, each for all players in the final order before the next (R10). No bonus, no floor. */
import type { Seat } from '@/core/seat';

import {
  type Card,
  CARD_IDS,
  DOU2,
  DOUBLOONS_PER_PP,
  EXC2,
  EXC3,
  isCompulsory,
  isEndCard,
  JEW1,
  PRE1,
  REFUSAL_COST,
  type Treasure,
  TREASURE_KINDS,
  TREASURE_VALUE,
  TREASURES,
} from './data';
import { type Closing, endBonus, sparedRum } from './endCards';
import type { Tell } from './events';
import { drawFromStock, jewelId, putInHand } from './jewels';
import {
  book,
  type Book,
  FROM_END_CARDS,
  FROM_EXCHANGE,
  FROM_LEFT_TREASURES,
  FROM_REFUSED,
  FROM_RUM_LEFT,
} from './ledger';
import { winnersOf } from './outcome';
import { spendTreasure } from './rewards';
import { add, NONE, type State, type Token } from './state';
import { jewelOf, shownToAll } from './token';

/** What one line of the scoring changes. */
interface Line {
  readonly step: number;
  readonly what: string;
  readonly from: Book;
  readonly doubloons: number;
  readonly prestige: number;
}

export function score(state: State, tell?: Tell): void {
  state.phase = 'over';
  layOpen(state, tell);
  const { order } = state;
  for (let i = 0; i < order.length; i++) scoreTreasures(state, order[i] as Seat, tell);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i] as Seat;
    const doubloons = (state.hands[seat] as Token[]).length;
    line(state, seat, { step: 2, what: 'jewels', from: FROM_EXCHANGE, doubloons, prestige: 0 }, tell);
  }
  for (let i = 0; i < order.length; i++) {
    const seat = order[i] as Seat;
    const doubloons = (state.cards[seat] as Card[]).length;
    line(state, seat, { step: 3, what: 'cards', from: FROM_EXCHANGE, doubloons, prestige: 0 }, tell);
  }
  const rich = state.doubloons.slice();
  for (let i = 0; i < order.length; i++) {
    const seat = order[i] as Seat;
    const prestige = Math.floor((state.doubloons[seat] as number) / DOUBLOONS_PER_PP);
    const doubloons = -DOUBLOONS_PER_PP * prestige;
    if (prestige > 0) line(state, seat, { step: 4, what: 'exchange', from: FROM_EXCHANGE, doubloons, prestige }, tell);
  }
  const closing: Closing = { doubloons: rich, pp: state.pp.slice() };
  for (let i = 0; i < order.length; i++) scoreCards(state, order[i] as Seat, closing, tell);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i] as Seat;
    const rum = state.rum[seat] as number;
    const spared = Math.min(rum, sparedRum(state.cards[seat] as Card[]));
    line(state, seat, { step: 6, what: 'rum', from: FROM_RUM_LEFT, doubloons: 0, prestige: -rum }, tell);
    line(state, seat, { step: 6, what: 'E06', from: FROM_END_CARDS, doubloons: 0, prestige: spared }, tell);
  }
  tell?.({ kind: 'ended', winners: winnersOf(state) });
}

/** Everybody lays open what is left in hand. */
function layOpen(state: State, tell?: Tell): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat] as Token[];
    for (let i = 0; i < hand.length; i++) hand[i] = shownToAll(hand[i] as Token, state.seats);
  }
  if (!tell) return;
  for (const seat of state.order) {
    const jewels = (state.hands[seat] as Token[]).map((token) => jewelId(jewelOf(token)));
    const cards = (state.cards[seat] as Card[]).map((card) => CARD_IDS[card] as string);
    const treasures = TREASURES.flatMap((id, kind) => Array<string>(countOf(state, seat, kind)).fill(id));
    tell({ kind: 'showed', seat, jewels, treasures, cards, reveals: true });
  }
}

function countOf(state: State, seat: Seat, treasure: Treasure): number {
  return state.treasures[seat * TREASURE_KINDS + treasure] as number;
}

/** R10.1: doubloons, prestige and jewels first, rum is thrown away, then the dearest exchange the purse covers. */
function scoreTreasures(state: State, seat: Seat, tell?: Tell): void {
  for (let treasure = DOU2; treasure < EXC2; treasure++) {
    const isMoney = treasure < PRE1;
    for (let count = countOf(state, seat, treasure); count > 0; count--) {
      const value = TREASURE_VALUE[treasure] as number;
      scoreTreasure(state, seat, { treasure, doubloons: isMoney ? value : 0, prestige: isMoney ? 0 : value }, tell);
    }
  }
  for (let count = countOf(state, seat, JEW1); count > 0; count--) {
    spendTreasure(state, seat, JEW1);
    const token = drawFromStock(state, tell);
    if (token === NONE) continue;
    putInHand(state, seat, shownToAll(token, state.seats));
    const jewel = jewelId(jewelOf(token));
    tell?.({ kind: 'scored', step: 1, seat, what: 'jew1', doubloons: 0, prestige: 0, jewel, reveals: true });
  }
  for (let treasure = 0; treasure < DOU2; treasure++) {
    for (let count = countOf(state, seat, treasure); count > 0; count--) spendTreasure(state, seat, treasure);
  }
  exchangeTreasures(state, seat, tell);
}

interface Scored {
  readonly treasure: Treasure;
  readonly doubloons: number;
  readonly prestige: number;
}

function scoreTreasure(state: State, seat: Seat, scored: Scored, tell?: Tell): void {
  const { treasure, doubloons, prestige } = scored;
  spendTreasure(state, seat, treasure);
  const what = TREASURES[treasure] as string;
  line(state, seat, { step: 1, what, from: FROM_LEFT_TREASURES, doubloons, prestige }, tell);
}

/** No two sets of `exc` tokens cost the same, so the dearest one is the only one. */
function exchangeTreasures(state: State, seat: Seat, tell?: Tell): void {
  const purse = state.doubloons[seat] as number;
  const twos = countOf(state, seat, EXC2);
  const threes = countOf(state, seat, EXC3);
  let best = 0;
  for (let two = 0; two <= twos; two++) {
    for (let three = 0; three <= threes; three++) {
      const cost = two * 2 + three * 3;
      if (cost <= purse && cost > (best & 15) * 2 + (best >> 4) * 3) best = two | (three << 4);
    }
  }
  const usedTwos = best & 15;
  const usedThrees = best >> 4;
  for (let i = 0; i < twos; i++) scoreTreasure(state, seat, exchanged(EXC2, i < usedTwos), tell);
  for (let i = 0; i < threes; i++) scoreTreasure(state, seat, exchanged(EXC3, i < usedThrees), tell);
}

function exchanged(treasure: Treasure, isUsed: boolean): Scored {
  const value = isUsed ? (TREASURE_VALUE[treasure] as number) : 0;
  return { treasure, doubloons: -value, prestige: value };
}

/** R10.5: every card on the values after step 4. */
function scoreCards(state: State, seat: Seat, closing: Closing, tell?: Tell): void {
  const cards = state.cards[seat] as Card[];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    const what = CARD_IDS[card] as string;
    if (isEndCard(card)) {
      const prestige = endBonus(state, seat, card, closing);
      line(state, seat, { step: 5, what, from: FROM_END_CARDS, doubloons: 0, prestige }, tell);
    } else if (isCompulsory(card)) {
      line(state, seat, { step: 5, what, from: FROM_REFUSED, doubloons: 0, prestige: -REFUSAL_COST }, tell);
    }
  }
}

/** Nothing is told of a line that changes nothing. */
function line(state: State, seat: Seat, entry: Line, tell?: Tell): void {
  const { step, what, from, doubloons, prestige } = entry;
  if (doubloons === 0 && prestige === 0) return;
  add(state.doubloons, seat, doubloons);
  book(state, seat, from, prestige);
  tell?.({ kind: 'scored', step, seat, what, doubloons, prestige });
}
