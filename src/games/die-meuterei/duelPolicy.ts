/** Which card to lay in a duel: the mutiny policy of the specification (section 11), from the seat's own cards. */
import { below, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import { type Combat, D, DUELS_TO_WIN, PAIR_COUNT, type Side, V, valueOf } from './data';
import { type Move, PLAY } from './move';
import { inHand, MASCOT, NONE, type State, totalOf } from './state';

/** Behind by more than this, or ahead by more, a duel is left to itself. */
const WITHIN_REACH = 6;
const SAFE_LEAD = 4;
/** One play in so many is made for variety. */
const VARIETY = 8;

export function chooseCard(state: State, random: Random): Move {
  const seat = state.turn;
  if (state.held[seat] === 0) return PLAY[MASCOT] as Move;
  const lead = leadOfSide(state, seat);
  const spare = spareOf(state, seat);
  if (state.combatRound === 1) return PLAY[firstCard(state, lead, spare, random)] as Move;
  return PLAY[laterCard(state, lead, spare, random)] as Move;
}

export function leadOfSide(state: State, seat: Seat): number {
  const side = state.sides[seat] as Side;
  return totalOf(state, side) - totalOf(state, 1 - side);
}

/** Cards beyond one for each duel that can still come. */
export function spareOf(state: State, seat: Seat): number {
  return (state.held[seat] as number) - reserveOf(state) - (state.combatRound === 1 ? 1 : 0);
}

/** Cards to keep: one for each duel that can still come; none in a duel that must not be lost. */
function reserveOf(state: State): number {
  const toV = DUELS_TO_WIN - (state.wins[V] as number);
  const toD = DUELS_TO_WIN - (state.wins[D] as number);
  return Math.min(PAIR_COUNT - 1 - state.duel, toV + toD - 2);
}

/** The lowest card, of the other colour where the duel is far off; a high one just behind. */
function firstCard(state: State, lead: number, spare: number, random: Random): Combat {
  const seat = state.turn;
  const side = state.sides[seat] as Side;
  const isVaried = below(random, VARIETY) === 0;
  if (lead < 0 && lead >= -4 && spare > 0 && !isVaried) {
    const high = highest(state, seat, side);
    if (high !== NONE) return high;
  }
  const isFar = lead > WITHIN_REACH || lead < -WITHIN_REACH;
  const waste = lowest(state, seat, 1 - side);
  const own = lowest(state, seat, side);
  if (waste === NONE) return own;
  if (own === NONE) return waste;
  // A one of the other colour costs little and hides the side.
  if (isFar || (valueOf(waste) === 1 && (lead > 2 || isVaried || valueOf(own) > 1))) return waste;
  return own;
}

/** Goes on with the highest own card while the duel can be turned or held and cards are to spare. */
function laterCard(state: State, lead: number, spare: number, random: Random): number {
  const seat = state.turn;
  const side = state.sides[seat] as Side;
  const high = highest(state, seat, side);
  if (high === NONE || spare <= 0) return MASCOT;
  const isDecisive = (state.wins[V] as number) === 2 || (state.wins[D] as number) === 2;
  const reach = isDecisive ? WITHIN_REACH + 3 : WITHIN_REACH;
  if (lead <= 0) {
    const most = mostOfSide(state, seat, side, spare);
    return -lead <= Math.min(reach, most) ? high : MASCOT;
  }
  if (lead >= SAFE_LEAD) return MASCOT;
  const isLikely = isDecisive || spare > 2;
  return isLikely === below(random, 3) > 0 ? high : MASCOT;
}

/** What the best cards of a side could still add. */
export function mostOfSide(state: State, seat: Seat, side: Side, cards: number): number {
  let left = cards;
  let sum = 0;
  for (let card = side * 3 + 2; card >= side * 3 && left > 0; card--) {
    const count = Math.min(left, inHand(state, seat, card));
    sum += count * valueOf(card);
    left -= count;
  }
  return sum;
}

function lowest(state: State, seat: Seat, side: Side): Combat {
  for (let card = side * 3; card < side * 3 + 3; card++) {
    if (inHand(state, seat, card) > 0) return card;
  }
  return NONE;
}

function highest(state: State, seat: Seat, side: Side): Combat {
  for (let card = side * 3 + 2; card >= side * 3; card--) {
    if (inHand(state, seat, card) > 0) return card;
  }
  return NONE;
}
