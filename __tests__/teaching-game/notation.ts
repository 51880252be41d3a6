/** Moves of sea chest as texts, and how they are touched. */
import type { Way } from '@/core/spot';

import { ROW_LENGTH, type Move, type State } from './state';

export const moveKinds: readonly Move['kind'][] = ['wager', 'draw', 'look', 'bury', 'roll'];

/** `wager high`, `draw`, `look`, `bury 2` (second coin of the row), `roll`. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'wager':
      return `wager ${move.on}`;
    case 'bury':
      return `bury ${move.place + 1}`;
    case 'draw':
    case 'look':
    case 'roll':
      return move.kind;
  }
}

export function read(text: string): Move | null {
  if (text === 'draw' || text === 'look' || text === 'roll') return { kind: text };
  if (text === 'wager high') return { kind: 'wager', on: 'high' };
  if (text === 'wager low') return { kind: 'wager', on: 'low' };
  const bury = /^bury ([1-9])$/.exec(text);
  const place = Number(bury?.[1]) - 1;
  return place >= 0 && place < ROW_LENGTH ? { kind: 'bury', place } : null;
}

/** A number for each move, cheaper than its text. */
export function key(move: Move): number {
  switch (move.kind) {
    case 'wager':
      return move.on === 'high' ? 0 : 1;
    case 'draw':
      return 2;
    case 'look':
      return 3;
    case 'roll':
      return 4;
    case 'bury':
      return 5 + move.place;
  }
}

export function kindOf(move: Move): string {
  return move.kind;
}

/** A coin is buried by touching it and the chest, in either order. */
export function ways(_view: State, move: Move): Way[] {
  switch (move.kind) {
    case 'wager':
      return [[`button ${move.on}`]];
    case 'bury': {
      const coin = `coin ${move.place + 1}`;
      return [
        [coin, 'chest own'],
        ['chest own', coin],
      ];
    }
    case 'draw':
      return [['pile deck']];
    case 'look':
      return [['button look']];
    case 'roll':
      return [['die own']];
  }
}
