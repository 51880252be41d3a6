/** The moves, made once and shared: a list of legal moves allocates nothing but itself. */
import type { Seat } from '@/core/seat';

import { type Card, CARD_IDS, type Jewel, JEWELS, type Row, ROWS, type Space, SPACES, TREASURES } from './data';
import { type Move, NONE } from './state';

type Kind = Move['kind'];
type MoveOf<K extends Kind> = Extract<Move, { kind: K }>;

function made<K extends Kind>(count: number, make: (number: number) => MoveOf<K>): readonly MoveOf<K>[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

const SEATS = 5;

export const PLACE = made<'place'>(SPACES.length, (space: Space) => ({ kind: 'place', space }));
export const PLACE_HENCHMAN = made<'henchman'>(SPACES.length, (space: Space) => ({ kind: 'henchman', space }));
export const USE = made<'use'>(TREASURES.length, (treasure) => ({ kind: 'use', treasure }));
export const PLAY = made<'play'>(CARD_IDS.length, (card: Card) => ({ kind: 'play', card }));
export const COMBO = made<'combo'>(ROWS.length, (row: Row) => ({ kind: 'combo', row }));
export const PICK = made<'pick'>(JEWELS, (jewel: Jewel) => ({ kind: 'pick', jewel }));
export const GIVE = made<'give'>(JEWELS, (jewel: Jewel) => ({ kind: 'give', jewel }));
export const TAKE = made<'take'>(JEWELS, (jewel: Jewel) => ({ kind: 'take', jewel }));
export const TOP = made<'top'>(JEWELS, (jewel: Jewel) => ({ kind: 'top', jewel }));
export const RUM = made<'rum'>(SEATS, (rum) => ({ kind: 'rum', rum }));
export const STEAL = made<'steal'>(SEATS, (from) => ({ kind: 'steal', from }));
export const SWAP = made<'swap'>(SEATS, (at) => ({ kind: 'swap', with: at }));
export const ROB = made<'rob'>(SEATS, (seat: Seat) => ({ kind: 'rob', seat }));
export const TARGET = made<'target'>(SEATS, (seat: Seat) => ({ kind: 'target', seat }));
export const REVEAL = made<'reveal'>(CARD_IDS.length, (card: Card) => ({ kind: 'reveal', card }));

export const TAKE_NONE: Move = { kind: 'take', jewel: NONE };
export const STEAL_BLIND: Move = { kind: 'steal', from: NONE };
export const ROB_BANK: Move = { kind: 'rob', seat: NONE };
export const DONE: Move = { kind: 'done' };
export const GO: Move = { kind: 'go' };
export const KEEP: Move = { kind: 'keep' };
export const THROW: Move = { kind: 'throw' };
export const PASS: Move = { kind: 'pass' };
export const HIDE: Move = { kind: 'hide' };
