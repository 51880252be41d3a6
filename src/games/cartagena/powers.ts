/** What the six powers do (R8). A function that starts a choice sets the phase; the rest is done at once. */
import type { Emit } from '@/core/event';
import { shuffle } from '@/core/random';
import { seatAfter, type Seat } from '@/core/seat';

import { advanced } from './advance';
import { addToHand, drawToHand, drawToPool, isDrawOpen, lay } from './cards';
import { chartOf } from './chart';
import { LANTERN, LANTERN_CARDS, PARROT, RUM, SNAKE, SYMBOLS, TILE_NAMES } from './data';
import { rememberGift, rememberHand, rememberKept, rememberPutBack, rememberTheft } from './memory';
import { cardOf, countOf, deedOf, fromOf, type Move, toOf, WITH_PAIR } from './move';
import {
  DARK,
  GONE,
  KINDS,
  type Kind,
  kindText,
  movePirate,
  type Place,
  placeText,
  type State,
  symbolOf,
} from './state';

/** Lays the card whose power is released; a parrot pair already lies there (R8.1). */
export function layForPower(state: State, move: Move, emit?: Emit): void {
  if (state.phase === 'wild') return;
  const card = cardOf(move);
  lay(state, card);
  if (emit) emit({ kind: 'laid', seat: state.toMove, cards: [kindText(card)], power: true });
}

/** Lays two parrots for a symbol (R8.6). */
export function layPair(state: State, move: Move, emit?: Emit): void {
  const cards: string[] = [];
  for (let i = 0; i < 2; i++) {
    const card = i < 2 - countOf(move) ? PARROT : PARROT + DARK;
    lay(state, card);
    cards.push(kindText(card));
  }
  if (emit) emit({ kind: 'laid', seat: state.toMove, cards, as: SYMBOLS[cardOf(move)] });
}

/** Gun: see a hand, then take a card (R8.3). */
export function seeHand(state: State, victim: Seat, emit?: Emit): void {
  state.phase = 'gunTake';
  state.other = victim;
  rememberHand(state, state.toMove, victim);
  if (!emit) return;
  const cards: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = state.hands[victim * KINDS + kind] as number; i > 0; i--) cards.push(kindText(kind));
  }
  const fact = { kind: 'handSeen', seat: state.toMove, owner: victim };
  emit(state.openHands ? { ...fact, cards } : { ...fact, secret: { to: [state.toMove], cards }, reveals: true });
}

/** The victim draws another card at once. */
export function steal(state: State, kind: Kind, emit?: Emit): void {
  const victim = state.other;
  state.hands[victim * KINDS + kind] = (state.hands[victim * KINDS + kind] as number) - 1;
  state.handSizes[victim] = (state.handSizes[victim] as number) - 1;
  addToHand(state, state.toMove, kind);
  rememberTheft(state, victim, kind);
  if (emit) {
    const fact = { kind: 'stole', seat: state.toMove, victim };
    const card = kindText(kind);
    emit(state.openHands ? { ...fact, card } : { ...fact, secret: { to: [state.toMove, victim], card } });
  }
  drawToHand(state, victim, 1, emit);
}

/** Rum: a card for everybody and two for the actor; false if all is kept without a choice (R8.4). */
export function pourRum(state: State, emit?: Emit): boolean {
  drawToPool(state, state.seats + 1, emit);
  poolSeen(state, RUM, emit);
  if (state.pool.length <= 2) {
    keepPool(state, emit);
    return false;
  }
  state.phase = 'rumGive';
  state.other = seatAfter(state.toMove, state.seats);
  return true;
}

/** True while another card is to be given; the last two are the actor's. */
export function giveRum(state: State, kind: Kind, emit?: Emit): boolean {
  const receiver = state.other;
  takeFromPool(state, kind);
  addToHand(state, receiver, kind);
  rememberGift(state, receiver, kind);
  if (emit) {
    const fact = { kind: 'gave', seat: state.toMove, receiver };
    const card = kindText(kind);
    emit(isDrawOpen(state) ? { ...fact, card } : { ...fact, secret: { to: [state.toMove, receiver], card } });
  }
  state.other = seatAfter(receiver, state.seats);
  if (state.pool.length > 2) return true;
  keepPool(state, emit);
  return false;
}

function keepPool(state: State, emit?: Emit): void {
  const cards = state.pool.map(kindText);
  for (let i = 0; i < state.pool.length; i++) {
    addToHand(state, state.toMove, state.pool[i] as Kind);
    rememberKept(state, state.pool[i] as Kind);
  }
  state.pool.length = 0;
  keptEvent(state, cards, emit);
}

/** Lantern: look at four, keep one, put the rest back in a chosen order (R8.5). */
export function lightLantern(state: State, emit?: Emit): void {
  drawToPool(state, LANTERN_CARDS, emit);
  poolSeen(state, LANTERN, emit);
  state.phase = 'lanternKeep';
}

/** True while the order of the others is open. */
export function keepByLantern(state: State, kind: Kind, emit?: Emit): boolean {
  takeFromPool(state, kind);
  addToHand(state, state.toMove, kind);
  rememberKept(state, kind);
  keptEvent(state, [kindText(kind)], emit);
  state.phase = 'lanternNext';
  return isOrderOpen(state, emit);
}

/** Names the card that will be drawn next; true while the order of the others is open. */
export function nameNext(state: State, kind: Kind, emit?: Emit): boolean {
  takeFromPool(state, kind);
  state.putBack.push(kind);
  return isOrderOpen(state, emit);
}

/** Cards of one kind go back without a question. */
function isOrderOpen(state: State, emit?: Emit): boolean {
  const { pool, putBack, deck } = state;
  for (let i = 1; i < pool.length; i++) {
    if (pool[i] !== pool[0]) return true;
  }
  while (pool.length > 0) putBack.push(pool.pop() as Kind);
  const cards = putBack.map(kindText);
  while (putBack.length > 0) deck.push(putBack.pop() as Kind);
  rememberPutBack(state, cards.length);
  if (emit && cards.length > 0) {
    const fact = { kind: 'putBack', seat: state.toMove, count: cards.length };
    emit(isDrawOpen(state) ? { ...fact, cards } : { ...fact, secret: { to: [state.toMove], cards } });
  }
  return false;
}

/** Hook: two pirates of one space go together by the second card (R8.8). */
export function moveTwo(state: State, move: Move, emit?: Emit): void {
  const to = toOf(move);
  const from = state.pairOn;
  const card = cardOf(move);
  if (deedOf(move) === WITH_PAIR) layPair(state, move, emit);
  else {
    lay(state, card);
    if (emit) emit({ kind: 'laid', seat: state.toMove, cards: [kindText(card)] });
  }
  if (emit) emit({ ...advanced(state, symbolOf(card), from, to), pirates: 2 });
  movePirate(state, state.toMove, from, to);
  movePirate(state, state.toMove, from, to);
}

/** Chest: turn the tile up; it leaves the board (R8.9). */
export function openChest(state: State, move: Move, emit?: Emit): void {
  const space = fromOf(move);
  const index = chartOf(state.layout).chests.indexOf(space);
  const tile = state.tiles[index] as number;
  state.tiles[index] = GONE;
  state.opened.push(tile);
  if (emit) emit({ kind: 'tileOpened', seat: state.toMove, space, tile: TILE_NAMES[tile], reveals: true });
  if (tile === SNAKE) fleeSnake(state, space, emit);
  else if (tile > 0) drawToHand(state, state.toMove, tile, emit);
}

/** The frightened pirate runs back, then all eight tiles are mixed and laid anew (R8.10). */
function fleeSnake(state: State, from: Place, emit?: Emit): void {
  const to = snakeTarget(state, from);
  if (to !== from) {
    movePirate(state, state.toMove, from, to);
    const seat = state.toMove;
    if (emit) {
      emit({ kind: 'moved', seat, by: 'snake', from: placeText(from), to: placeText(to), pirates: 1, jumped: [] });
    }
  }
  const tiles = [...state.tiles, ...state.box, ...state.opened].filter((tile) => tile !== GONE).sort((a, b) => a - b);
  state.opened = [];
  layTiles(state, tiles);
  if (emit) emit({ kind: 'tilesRelaid', count: state.tiles.length });
}

/** The nearest vacant rum space behind, else the lowest vacant space of the stretch, else the pirate stays. */
function snakeTarget(state: State, from: Place): Place {
  const chart = chartOf(state.layout);
  const first = from > chart.shore ? chart.shore + 1 : 1;
  for (let space = from - 1; space >= first; space--) {
    if (chart.symbols[space] === RUM && state.crowd[space] === 0) return space;
  }
  for (let space = first; space < from; space++) {
    if (state.crowd[space] === 0) return space;
  }
  return from;
}

/** Shuffles the tiles and lays one on each chest space in rising order; the rest stay unseen in the box (R1.8). */
export function layTiles(state: State, tiles: number[]): void {
  shuffle(state.random, tiles);
  const chests = chartOf(state.layout).chests.length;
  state.tiles = tiles.slice(0, chests);
  state.box = tiles.slice(chests);
}

function takeFromPool(state: State, kind: Kind): void {
  state.pool.splice(state.pool.indexOf(kind), 1);
}

function poolSeen(state: State, symbol: number, emit?: Emit): void {
  if (!emit) return;
  const cards = state.pool.map(kindText);
  const fact = { kind: 'poolSeen', seat: state.toMove, power: SYMBOLS[symbol], count: cards.length };
  if (state.openRow) emit({ ...fact, cards });
  else if (state.openHands) emit({ ...fact, cards, reveals: true });
  else emit({ ...fact, secret: { to: [state.toMove], cards }, reveals: true });
}

function keptEvent(state: State, cards: readonly string[], emit?: Emit): void {
  if (!emit) return;
  const fact = { kind: 'kept', seat: state.toMove, count: cards.length };
  emit(isDrawOpen(state) ? { ...fact, cards } : { ...fact, secret: { to: [state.toMove], cards } });
}
