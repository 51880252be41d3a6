/** A tiny open game with one secret choice: seats sail in turn, then each hides a number, then all are shown. */
import type { AnyGame, Game } from '@/core/game';

import { seaChest } from '../../../__tests__/teaching-game';

interface Sea {
  turn: number;
  readonly seats: number;
  /** How many legs are still to be sailed in the open. */
  legs: number;
  miles: number[];
  /** 0: none yet; -1: hidden from the viewer. */
  hidden: number[];
}

type Sail = 'sail 1' | 'sail 2' | 'hide 1' | 'hide 2';

const isOver = (sea: Sea) => sea.legs === 0 && sea.hidden.every((number) => number !== 0);

const rules: Partial<Game<Sea, Sail>> = {
  setup: (_options, seats) => ({
    turn: 0,
    seats,
    legs: seats * 2,
    miles: Array.from({ length: seats }, () => 0),
    hidden: Array.from({ length: seats }, () => 0),
  }),
  checkOptions: () => null,
  seatToAct: (sea) => (isOver(sea) ? null : sea.turn),
  moves: (sea) => (isOver(sea) ? [] : sea.legs > 0 ? ['sail 1', 'sail 2'] : ['hide 1', 'hide 2']),
  play(sea, move, emit) {
    const number = Number(move.slice(-1));
    const seat = sea.turn;
    sea.turn = (seat + 1) % sea.seats;
    if (sea.legs > 0) {
      sea.legs--;
      sea.miles[seat] = (sea.miles[seat] as number) + number;
      emit?.({ kind: 'sailed', seat, number });
      return;
    }
    sea.hidden[seat] = number;
    emit?.({ kind: 'hid', seat, secret: { to: [seat], number } });
    if (isOver(sea)) emit?.({ kind: 'shown', hidden: [...sea.hidden], reveals: true });
  },
  clone: (sea) => structuredClone(sea),
  outcome: (sea) => (isOver(sea) ? { ranks: sea.hidden.map(() => 1), winners: [], reason: 'shown' } : null),
  view(sea, viewer) {
    const seen = structuredClone(sea);
    if (!isOver(sea)) seen.hidden = seen.hidden.map((number, seat) => (seat === viewer || number === 0 ? number : -1));
    return seen;
  },
  write: (move) => move,
  read: (text) => (/^(sail|hide) [12]$/.test(text) ? (text as Sail) : null),
  ways: (_view, move) => [[move]],
};

export const openSea = { ...seaChest, ...rules, id: 'open-sea' } as unknown as AnyGame;
