/** Sea chest as it is played: setup, legal moves, play. */
import type { Emit } from '@/core/event';
import type { Options } from '@/core/options';
import { below, cloneRandom, randomFrom, shuffle, type Seed } from '@/core/random';
import { readSeat, seatAfter, type Seat } from '@/core/seat';

import { houseOf } from './options';
import { hasSeen, ROW_LENGTH, topCoin, type Coin, type Move, type State } from './state';

export function setup(chosen: Options, seats: number, seed: Seed): State {
  const house = houseOf(chosen);
  const random = randomFrom(seed);
  const deck: Coin[] = [];
  for (let face = 1; face <= house.mint.length; face++) {
    for (let copy = 0; copy < (house.mint[face - 1] as number); copy++) deck.push({ face, seenBy: 0 });
  }
  shuffle(random, deck);
  const first = String(chosen.first ?? 'p1');
  const toAct = first === 'random' ? below(random, seats) : (readSeat(first, seats) ?? 0);
  const state: State = { house, random, deck, rows: [], chests: [], wagers: [], luck: [], toAct };
  for (let seat = 0; seat < seats; seat++) {
    state.rows.push([drawn(state, seat)]);
    state.chests.push([]);
    state.wagers.push('none');
    state.luck.push(0);
  }
  return state;
}

export function moves(state: State): Move[] {
  const seat = state.toAct;
  if (seat === null) return [];
  if (state.house.wagers && state.wagers[seat] === 'none') {
    return [
      { kind: 'wager', on: 'high' },
      { kind: 'wager', on: 'low' },
    ];
  }
  const legal: Move[] = [];
  const row = state.rows[seat] as Coin[];
  const top = topCoin(state);
  if (top && row.length < ROW_LENGTH) legal.push({ kind: 'draw' });
  if (top && !hasSeen(top, seat)) legal.push({ kind: 'look' });
  for (let place = 0; place < row.length; place++) legal.push({ kind: 'bury', place });
  if (state.house.dice && state.luck[seat] === 0) legal.push({ kind: 'roll' });
  return legal;
}

export function play(state: State, move: Move, emit?: Emit): void {
  const seat = state.toAct as Seat;
  const row = state.rows[seat] as Coin[];
  switch (move.kind) {
    case 'wager':
      state.wagers[seat] = move.on;
      emit?.({ kind: 'wagered', seat, secret: { to: [seat], on: move.on } });
      break;
    case 'draw': {
      const coin = drawn(state, seat);
      row.push(coin);
      emit?.({ kind: 'drew', seat, secret: { to: [seat], face: coin.face }, reveals: true });
      break;
    }
    case 'look': {
      const coin = topCoin(state) as Coin;
      coin.seenBy |= 1 << seat;
      emit?.({ kind: 'looked', seat, secret: { to: [seat], face: coin.face }, reveals: true });
      break;
    }
    case 'bury': {
      const coin = row.splice(move.place, 1)[0] as Coin;
      (state.chests[seat] as Coin[]).push(coin);
      emit?.({ kind: 'buried', seat, place: move.place, secret: { to: [seat], face: coin.face } });
      break;
    }
    case 'roll':
      state.luck[seat] = 1 + below(state.random, 6);
      emit?.({ kind: 'rolled', seat, pips: state.luck[seat], reveals: true });
      break;
  }
  passOn(state, emit);
}

/** The next seat that still has something to do; when nobody has, all chests and wagers are opened. */
function passOn(state: State, emit?: Emit): void {
  const seats = state.rows.length;
  let seat = state.toAct as Seat;
  for (let tried = 0; tried < seats; tried++) {
    seat = seatAfter(seat, seats);
    if (!isDone(state, seat)) {
      state.toAct = seat;
      return;
    }
  }
  state.toAct = null;
  for (const chest of state.chests) {
    for (const coin of chest) coin.seenBy = (1 << seats) - 1;
  }
  emit?.({ kind: 'opened', reveals: true });
}

/** A full chest is done, and so is an empty row when there is nothing left to draw. */
function isDone(state: State, seat: Seat): boolean {
  const isFull = (state.chests[seat] as Coin[]).length >= state.house.chest;
  return isFull || ((state.rows[seat] as Coin[]).length === 0 && state.deck.length === 0);
}

function drawn(state: State, seat: Seat): Coin {
  const coin = state.deck.pop() as Coin;
  coin.seenBy |= 1 << seat;
  return coin;
}

export function clone(state: State): State {
  return {
    house: { ...state.house, mint: state.house.mint.slice() },
    random: cloneRandom(state.random),
    deck: cloneCoins(state.deck),
    rows: state.rows.map(cloneCoins),
    chests: state.chests.map(cloneCoins),
    wagers: state.wagers.slice(),
    luck: state.luck.slice(),
    toAct: state.toAct,
  };
}

function cloneCoins(coins: Coin[]): Coin[] {
  return coins.map((coin) => ({ face: coin.face, seenBy: coin.seenBy }));
}

export function census(state: State): Record<string, number> {
  const lying = [...state.deck, ...state.rows.flat(), ...state.chests.flat()];
  const count: Record<string, number> = {};
  for (let face = 1; face <= state.house.mint.length; face++) {
    count[`coin ${face}`] = lying.filter((coin) => coin.face === face).length;
  }
  return count;
}
