/** A tiny game for covered hands: each hides a number (own eyes), sails in the open, then must drop what was hidden. */
import type { AnyGame, Game } from '@/core/game';

import { seaChest } from '../../../__tests__/teaching-game';

interface Sea {
  turn: number;
  readonly seats: number;
  /** 0: none yet; -1: hidden from the viewer. */
  hidden: number[];
  miles: number[];
  dropped: number;
}

type Sail = `${'hide' | 'sail' | 'drop'} ${1 | 2}`;

type Phase = 'hide' | 'sail' | 'drop' | 'over';

function phaseOf({ hidden, miles, dropped, seats }: Sea): Phase {
  if (hidden.includes(0)) return 'hide';
  if (miles.includes(0)) return 'sail';
  return dropped < seats ? 'drop' : 'over';
}

const rules: Partial<Game<Sea, Sail>> = {
  setup: (_options, seats) => {
    const none = Array.from({ length: seats }, () => 0);
    return { turn: 0, seats, hidden: none, miles: [...none], dropped: 0 };
  },
  checkOptions: () => null,
  seatToAct: (sea) => (phaseOf(sea) === 'over' ? null : sea.turn),
  moves(sea) {
    const phase = phaseOf(sea);
    if (phase === 'over') return [];
    return phase === 'drop' ? [`drop ${sea.hidden[sea.turn]}` as Sail] : [`${phase} 1`, `${phase} 2`];
  },
  covered(table) {
    const phase = phaseOf(table);
    return phase === 'sail' ? 'open' : phase === 'drop' ? 'forced' : null;
  },
  play(sea, move, emit) {
    const [kind, number] = [move.slice(0, 4), Number(move.slice(-1))];
    const seat = sea.turn;
    sea.turn = (seat + 1) % sea.seats;
    if (kind === 'hide') {
      sea.hidden[seat] = number;
      emit?.({ kind: 'hid', seat, secret: { to: [seat], number } });
    } else if (kind === 'sail') {
      sea.miles[seat] = number;
      emit?.(number === 2 ? { kind: 'sailed', seat, number, stands: true } : { kind: 'sailed', seat, number });
    } else {
      sea.dropped++;
      emit?.({ kind: 'dropped', seat, secret: { to: [seat], number } });
      if (phaseOf(sea) === 'over') emit?.({ kind: 'shown', hidden: [...sea.hidden], reveals: true });
    }
  },
  clone: (sea) => structuredClone(sea),
  outcome: (sea) => (phaseOf(sea) === 'over' ? { ranks: sea.hidden.map(() => 1), winners: [], reason: 'shown' } : null),
  view(sea, viewer) {
    const seen = structuredClone(sea);
    const isOver = phaseOf(sea) === 'over';
    if (!isOver) seen.hidden = seen.hidden.map((number, seat) => (seat === viewer || number === 0 ? number : -1));
    return seen;
  },
  write: (move) => move,
  read: (text) => (/^(hide|sail|drop) [12]$/.test(text) ? (text as Sail) : null),
  ways: (_view, move) => [[move]],
};

export const coveredSea = { ...seaChest, ...rules, id: 'covered-sea' } as unknown as AnyGame;
