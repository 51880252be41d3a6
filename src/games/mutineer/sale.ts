/** Phase 5b: which sales are worth a choice, and selling one after another, the Captain first (R6.1 – R6.5). */
import type { Emit } from '@/core/event';
import { type Seat, seatAfter } from '@/core/seat';
import { ANY, GOOD_COUNT, type Island, islandCard, type Kind, kindId } from './data';
import { endRound } from './refill';
import { scoreSales } from './sale-points';
import { faceUp, islandAt, type Lot, type Move, NONE, type Position, type State } from './state';

/** A sale (a, b): a cards on the ship island, b on the wake. Goods are NONE where nothing is sold. */
export interface Sale {
  readonly a: number;
  readonly b: number;
  readonly goodA: Kind;
  readonly goodB: Kind;
}

const NO_SALE: Sale = { a: 0, b: 0, goodA: NONE, goodB: NONE };

/** The undominated sales of a seat, most on the ship island first; never empty, (0, 0) if nothing sells (R6.3). */
export function salesOf(state: State, seat: Seat): Sale[] {
  const best = bestByCount(state, seat);
  const sales: Sale[] = [];
  let most = -1;
  for (let a = best.length - 1; a >= 0; a--) {
    const sale = best[a];
    if (sale === undefined || sale.b <= most) continue;
    most = sale.b;
    sales.push(sale);
  }
  return sales;
}

/**
 * For each number of cards on the ship island the sale with most on the wake. Two kinds are sold whole, one kind is
 * split; anything less would be dominated. Kinds are tried in order, so of equal sales the first kinds stay (R6.4).
 */
function bestByCount(state: State, seat: Seat): (Sale | undefined)[] {
  const best: (Sale | undefined)[] = [NO_SALE, undefined, undefined, undefined, undefined, undefined];
  for (let goodA = NONE; goodA < GOOD_COUNT; goodA++) {
    const pileA = pile(state, seat, state.ship, goodA);
    if (pileA === 0 && goodA !== NONE) continue;
    for (let goodB = NONE; goodB < GOOD_COUNT; goodB++) {
      const pileB = pile(state, seat, state.wake, goodB);
      if (pileB === 0 && goodB !== NONE) continue;
      if (goodA !== goodB) improve(best, { a: pileA, b: pileB, goodA, goodB });
      else for (let a = pileA; a >= 0; a--) improve(best, { a, b: pileA - a, goodA, goodB });
    }
  }
  return best;
}

function improve(best: (Sale | undefined)[], sale: Sale): void {
  const known = best[sale.a];
  if (known === undefined || sale.b > known.b) best[sale.a] = sale;
}

/** How many face-up cards of a good an island would buy from a seat; conflicts are no goods (R6.2). */
function pile(state: State, seat: Seat, position: Position, good: Kind): number {
  if (good === NONE || position === NONE) return 0;
  const buys = islandAt(state, position).buys;
  return buys === ANY || buys === good ? faceUp(state, seat, good) : 0;
}

export function sellMoves(state: State): Move[] {
  const sales = salesOf(state, state.turn);
  const moves: Move[] = [];
  for (let i = 0; i < sales.length; i++) moves.push({ kind: 'sell', lots: lotsOf(state, sales[i] as Sale) });
  return moves;
}

/** A sale as lots, the ship island's first, empty ones left out. */
function lotsOf(state: State, sale: Sale): Lot[] {
  const lots: Lot[] = [];
  if (sale.a > 0) lots.push({ count: sale.a, good: sale.goodA, island: state.circle[state.ship] as Island });
  if (sale.b > 0) lots.push({ count: sale.b, good: sale.goodB, island: state.circle[state.wake] as Island });
  return lots;
}

export function startSale(state: State, emit?: Emit): void {
  sellFrom(state, state.captain, emit);
}

/** The choice of a player with several sales (R6.5). */
export function sell(state: State, lots: readonly Lot[], emit?: Emit): void {
  const seat = state.turn;
  enter(state, seat, saleOf(state, lots));
  if (emit) emit({ kind: 'sold', seat, lots: tellLots(lots), reveals: true });
  const next = seatAfter(seat, state.seats);
  if (next === state.captain) finishSale(state, emit);
  else sellFrom(state, next, emit);
}

/** Whoever has one sale makes it without being asked; the first with a choice is asked (R6.5). */
function sellFrom(state: State, from: Seat, emit?: Emit): void {
  let seat = from;
  do {
    const sales = salesOf(state, seat);
    if (sales.length > 1) {
      state.turn = seat;
      state.phase = 'sell';
      return;
    }
    const sale = sales[0] as Sale;
    enter(state, seat, sale);
    if (emit) emit({ kind: 'sold', seat, lots: tellLots(lotsOf(state, sale)), automatic: true });
    seat = seatAfter(seat, state.seats);
  } while (seat !== state.captain);
  finishSale(state, emit);
}

function finishSale(state: State, emit?: Emit): void {
  scoreSales(state, emit);
  endRound(state, emit);
}

function enter(state: State, seat: Seat, sale: Sale): void {
  state.saleCounts[seat * 2] = sale.a;
  state.saleCounts[seat * 2 + 1] = sale.b;
  state.saleGoods[seat * 2] = sale.a > 0 ? sale.goodA : NONE;
  state.saleGoods[seat * 2 + 1] = sale.b > 0 ? sale.goodB : NONE;
}

/** Lots as a sale: what lies on the ship island, what on the wake. */
function saleOf(state: State, lots: readonly Lot[]): Sale {
  let sale = NO_SALE;
  for (let i = 0; i < lots.length; i++) {
    const { count, good, island } = lots[i] as Lot;
    if (island === state.circle[state.ship]) sale = { a: count, b: sale.b, goodA: good, goodB: sale.goodB };
    else sale = { a: sale.a, b: count, goodA: sale.goodA, goodB: good };
  }
  return sale;
}

function tellLots(lots: readonly Lot[]): { count: number; good: string; island: string }[] {
  return lots.map((lot) => ({ count: lot.count, good: kindId(lot.good), island: islandCard(lot.island).id }));
}
