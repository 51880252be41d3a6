/** Black Magic Woman: which powers, parrot pairs and second cards can be used now (R8). */
import { seatAfter } from '@/core/seat';

import { nextVacant } from '../path/chart';
import { listAdvancesWith } from './advance';
import { chartOf } from './chart';
import { CHEST, GUN, HOOK, HOOK_COST, LANTERN, PARROT, RUM, SYMBOLS } from './data';
import { CHEST_POWER, GIVE, GUN_POWER, HOOK_POWER, LANTERN_POWER, RUM_POWER } from './move';
import { type Move, onSeat, onSpace, pair, second, secondPair, withOnly } from './move';
import { B, DARK, GONE, isSpace, KINDS, type Kind, NOWHERE, type PathSymbol, type Place, type State } from './state';
import { symbolOf } from './state';
import { canBoard } from './targets';

/** Every power a card in hand could release, and every parrot pair. */
export function listMagic(state: State, list: Move[]): void {
  const hand = handOf(state);
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind] === 0) continue;
    hand[kind] = (hand[kind] as number) - 1;
    listPower(state, kind, hand, list);
    hand[kind] = (hand[kind] as number) + 1;
  }
  listPairs(state, hand, list);
}

/** The uses of the symbol a parrot pair stands for: an advance, or its power (R8.6). */
export function listWildUses(state: State, list: Move[]): void {
  listAdvancesWith(state, chartOf(state.layout), state.wild, list);
  listPower(state, state.wild, handOf(state), list);
}

/** The power of one card; `hand` is what is left when it is laid. */
function listPower(state: State, card: Kind, hand: readonly number[], list: Move[]): void {
  switch (symbolOf(card)) {
    case GUN:
      listVictims(state, card, list);
      break;
    case RUM:
      list.push(withOnly(RUM_POWER, card));
      break;
    case LANTERN:
      list.push(withOnly(LANTERN_POWER, card));
      break;
    case HOOK:
      listHooks(state, card, hand, list);
      break;
    case CHEST:
      listChests(state, card, list);
      break;
    case PARROT:
      // A single parrot has no power (R8.7).
      break;
  }
}

/** Opponents with at least one card (R8.3). */
function listVictims(state: State, card: Kind, list: Move[]): void {
  for (let seat = seatAfter(state.toMove, state.seats); seat !== state.toMove; seat = seatAfter(seat, state.seats)) {
    if ((state.handSizes[seat] as number) > 0) list.push(onSeat(GUN_POWER, card, seat));
  }
}

/** Spaces with two own pirates, two actions left, and a second card that can move them (R8.8). */
function listHooks(state: State, card: Kind, hand: readonly number[], list: Move[]): void {
  if (state.actionsLeft < HOOK_COST) return;
  const start = state.toMove * state.crew;
  for (let i = start + 1; i < start + state.crew; i++) {
    const space = state.pirates[i] as Place;
    if (!isSpace(space) || space !== state.pirates[i - 1]) continue;
    if (i > start + 1 && space === state.pirates[i - 2]) continue;
    const seconds: Move[] = [];
    listSecondsFrom(state, space, hand, seconds);
    if (seconds.length > 0) list.push(onSpace(HOOK_POWER, card, space));
  }
}

/** Own pirates on chest spaces whose tile still lies face down (R8.9). */
function listChests(state: State, card: Kind, list: Move[]): void {
  const chests = chartOf(state.layout).chests;
  for (let i = 0; i < chests.length; i++) {
    if (state.tiles[i] === GONE) continue;
    const space = chests[i] as Place;
    if (hasPirateOn(state, space)) list.push(onSpace(CHEST_POWER, card, space));
  }
}

/** Two parrots for any other symbol that would then have a use (R8.6). */
function listPairs(state: State, hand: number[], list: Move[]): void {
  for (let dark = 0; dark <= 2; dark++) {
    if (!hasPair(hand, dark)) continue;
    takePair(hand, dark, -1);
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
      if (symbol === PARROT) continue;
      const uses: Move[] = [];
      listAdvancesWith(state, chartOf(state.layout), symbol, uses);
      if (uses.length === 0) listPower(state, symbol, hand, uses);
      if (uses.length > 0) list.push(pair(symbol, dark));
    }
    takePair(hand, dark, 1);
  }
}

/** The second cards for the pair the hook has taken hold of. */
export function listSeconds(state: State, list: Move[]): void {
  listSecondsFrom(state, state.pairOn, handOf(state), list);
}

function listSecondsFrom(state: State, space: Place, hand: readonly number[], list: Move[]): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind] === 0) continue;
    const to = pairTarget(state, space, symbolOf(kind));
    if (to !== NOWHERE) list.push(second(kind, to));
  }
  for (let dark = 0; dark <= 2; dark++) {
    if (!hasPair(hand, dark)) continue;
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
      if (symbol === PARROT) continue;
      const to = pairTarget(state, space, symbol);
      if (to !== NOWHERE) list.push(secondPair(symbol, dark, to));
    }
  }
}

/** Where two pirates land together, if there is room for both. */
function pairTarget(state: State, space: Place, symbol: PathSymbol): Place {
  const to = nextVacant(chartOf(state.layout), state.crowd, symbol, space);
  return to === B && !canBoard(state, state.toMove, 2) ? NOWHERE : to;
}

/** The distinct kinds among the cards looked at. */
export function listPool(state: State, deed: number, list: Move[]): void {
  const pool = state.pool;
  for (let i = 0; i < pool.length; i++) {
    if (i > 0 && pool[i] === pool[i - 1]) continue;
    const kind = pool[i] as Kind;
    list.push(deed === GIVE ? onSeat(GIVE, kind, state.other) : withOnly(deed, kind));
  }
}

function handOf(state: State): number[] {
  return state.hands.slice(state.toMove * KINDS, (state.toMove + 1) * KINDS);
}

function hasPair(hand: readonly number[], dark: number): boolean {
  return (hand[PARROT] as number) >= 2 - dark && (hand[PARROT + DARK] as number) >= dark;
}

function takePair(hand: number[], dark: number, sign: 1 | -1): void {
  hand[PARROT] = (hand[PARROT] as number) + sign * (2 - dark);
  hand[PARROT + DARK] = (hand[PARROT + DARK] as number) + sign * dark;
}

function hasPirateOn(state: State, space: Place): boolean {
  const start = state.toMove * state.crew;
  for (let i = start; i < start + state.crew; i++) {
    if (state.pirates[i] === space) return true;
  }
  return false;
}
