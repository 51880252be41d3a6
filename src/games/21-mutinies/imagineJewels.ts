/** Deals unseen jewels to the places where some lie face down, so that whoever has a sale to come can make it (R11.4). */
import { below, fraction, type Random, shuffle } from '@/core/random';
import type { Seat } from '@/core/seat';

import { canComplete, canFill, tallyOf, tallyOfJewels } from './combos';
import { COLOURS, type Jewel, JEWEL_COLOUR, JEWELS } from './data';
import { canGiveAny, canSwap } from './dealings';
import { lockedRow } from './discs';
import { NONE, type State, type Token } from './state';
import { isSecond, jewelOf, turned, UNKNOWN } from './token';

/** Unseen jewels of the first stock and of the rebuilt one; everybody knows which went into the second. */
type Pools = readonly [Jewel[], Jewel[]];

/** A hand is first dealt at random so often; after that it is dealt by what fits. */
const BLIND_DEALS = 12;
/** One hand may take what another would have needed: then all is dealt again, so often at most. */
const MOST_DEALS = 50;

/** Hands first, since only they can fail, and those with something to fit before all others; then the piles. */
export function dealJewels(state: State, random: Random): void {
  const unseen = unseenJewels(state);
  const before = state.hands;
  for (let deal = 1; ; deal++) {
    const pools: Pools = [unseen[0].slice(), unseen[1].slice()];
    shuffle(random, pools[0]);
    shuffle(random, pools[1]);
    state.hands = before.slice();
    if (!dealHands(state, pools, random) && deal < MOST_DEALS) continue;
    if (state.drawn !== NONE) state.drawn = turnUp([state.drawn], pools)[0] as Token;
    state.blind = turnUp(state.blind, pools);
    state.stock = turnUp(state.stock, pools);
    return;
  }
}

function dealHands(state: State, pools: Pools, random: Random): boolean {
  const free: Seat[] = [];
  let fits = true;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!hasUnknown(state.hands[seat] as Token[])) continue;
    if (!mustFit(state, seat)) free.push(seat);
    else if (!dealFitting(state, seat, pools, random)) {
      fits = false;
      free.push(seat);
    }
  }
  for (let i = 0; i < free.length; i++) {
    const seat = free[i] as Seat;
    state.hands[seat] = turnUp(state.hands[seat] as Token[], pools).sort(byNumber);
  }
  return fits;
}

function hasUnknown(hand: readonly Token[]): boolean {
  for (let i = hand.length - 1; i >= 0; i--) if (jewelOf(hand[i] as Token) === UNKNOWN) return true;
  return false;
}

/** The tokens with a jewel from the end of its pool for every one that lies face down. */
function turnUp(tokens: readonly Token[], pools: Pools): Token[] {
  const open: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    open.push(jewelOf(token) === UNKNOWN ? turned(token, pools[isSecond(token) ? 1 : 0].pop() as Jewel) : token);
  }
  return open;
}

/** Something its owner has openly begun asks for certain jewels: a sale, a gift, a swap. */
function mustFit(state: State, seat: Seat): boolean {
  if (lockedRow(state, seat) !== NONE) return true;
  return state.turn === seat && (state.phase === 'pick' || state.phase === 'swap' || state.phase === 'give');
}

/** Whether a hand allows what its owner has openly begun: a sale, a gift, a swap. */
function canBeTrue(state: State, seat: Seat): boolean {
  const isActing = state.turn === seat;
  if (isActing && state.phase === 'rum') return true;
  const tally = tallyOf(state.hands[seat] as Token[]);
  if (isActing && state.phase === 'pick') return canComplete(tallyOfJewels(state.lot), tally, state.row);
  if (isActing && state.phase === 'swap') {
    for (let at = 0; at < state.display.length; at++) {
      if (canSwap(state, seat, at, tally)) return true;
    }
    return false;
  }
  if (isActing && state.phase === 'give' && !canGiveAny(state, seat, state.playing)) return false;
  const row = lockedRow(state, seat);
  return row === NONE || canFill(tally, row);
}

/** Deals a hand until it fits, then out of all that fit; false if none does. */
function dealFitting(state: State, seat: Seat, pools: Pools, random: Random): boolean {
  const hand = state.hands[seat] as Token[];
  const missing = [0, 0];
  for (let i = 0; i < hand.length; i++) {
    const token = hand[i] as Token;
    if (jewelOf(token) === UNKNOWN) missing[isSecond(token) ? 1 : 0] = (missing[isSecond(token) ? 1 : 0] as number) + 1;
  }
  for (let deal = 0; deal < BLIND_DEALS; deal++) {
    stir(pools[0], missing[0] as number, random);
    stir(pools[1], missing[1] as number, random);
    const left: Pools = [pools[0].slice(), pools[1].slice()];
    state.hands[seat] = turnUp(hand, left).sort(byNumber);
    if (!canBeTrue(state, seat)) continue;
    pools[0].length = left[0].length;
    pools[1].length = left[1].length;
    return true;
  }
  const lots = [lotsOf(pools[0], missing[0] as number), lotsOf(pools[1], missing[1] as number)] as const;
  let sum = 0;
  let chosen: readonly [Jewel[], Jewel[]] | null = null;
  for (const first of lots[0]) {
    for (const second of lots[1]) {
      state.hands[seat] = turnUp(hand, [first.jewels.slice(), second.jewels.slice()]);
      if (!canBeTrue(state, seat)) continue;
      const ways = first.ways * second.ways;
      sum += ways;
      if (fraction(random) * sum < ways) chosen = [first.jewels, second.jewels];
    }
  }
  state.hands[seat] = hand;
  if (chosen === null) return false;
  for (let pool = 0; pool < 2; pool++) take(pools[pool] as Jewel[], chosen[pool] as Jewel[]);
  shuffle(random, chosen[0]);
  shuffle(random, chosen[1]);
  state.hands[seat] = turnUp(hand, chosen).sort(byNumber);
  return true;
}

/** Brings other jewels to the end of a pool, from where they are dealt. */
function stir(pool: Jewel[], count: number, random: Random): void {
  for (let i = pool.length - 1; i >= pool.length - count; i--) {
    const other = below(random, i + 1);
    const jewel = pool[i] as Jewel;
    pool[i] = pool[other] as Jewel;
    pool[other] = jewel;
  }
}

/** Some jewels by colour, and how many choices of single jewels have these colours. */
interface Lot {
  readonly jewels: Jewel[];
  readonly ways: number;
}

/** Every choice of so many colours that a pool can give. */
function lotsOf(pool: readonly Jewel[], count: number): Lot[] {
  let lots: Lot[] = [{ jewels: [], ways: 1 }];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const own = pool.filter((jewel) => JEWEL_COLOUR[jewel] === colour);
    const next: Lot[] = [];
    for (const { jewels, ways } of lots) {
      let choices = ways;
      for (let more = 0; more <= own.length && jewels.length + more <= count; more++) {
        next.push({ jewels: jewels.concat(own.slice(0, more)), ways: choices });
        choices = (choices * (own.length - more)) / (more + 1);
      }
    }
    lots = next;
  }
  return lots.filter((lot) => lot.jewels.length === count);
}

function take(pool: Jewel[], jewels: readonly Jewel[]): void {
  for (const jewel of jewels) pool.splice(pool.indexOf(jewel), 1);
}

function unseenJewels(state: State): Pools {
  const isSeen: boolean[] = [];
  for (let seat = 0; seat < state.seats; seat++) markTokens(isSeen, state.hands[seat] as Token[]);
  markTokens(isSeen, state.stock);
  markTokens(isSeen, state.blind);
  if (state.drawn !== NONE) isSeen[jewelOf(state.drawn)] = true;
  markJewels(isSeen, state.display);
  markJewels(isSeen, state.discard);
  markJewels(isSeen, state.lot);
  const isRebuilt: boolean[] = [];
  markJewels(isRebuilt, state.rebuilt);
  const pools: Pools = [[], []];
  for (let jewel = 0; jewel < JEWELS; jewel++) {
    if (!isSeen[jewel]) pools[isRebuilt[jewel] ? 1 : 0].push(jewel);
  }
  return pools;
}

function markTokens(isSeen: boolean[], tokens: readonly Token[]): void {
  for (let i = 0; i < tokens.length; i++) isSeen[jewelOf(tokens[i] as Token)] = true;
}

function markJewels(isSeen: boolean[], jewels: readonly Jewel[]): void {
  for (let i = 0; i < jewels.length; i++) if ((jewels[i] as Jewel) >= 0) isSeen[jewels[i] as Jewel] = true;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
