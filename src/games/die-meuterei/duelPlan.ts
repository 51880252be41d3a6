/** What a card laid in a duel promises: keep one for each duel to come, fight where it can be turned or held. */
import type { Seat } from '@/core/seat';
import { type Combat, DUELS_TO_WIN, type Side, sideOf, D, V, valueOf } from './data';
import { leadOfSide, mostOfSide, spareOf } from './duelPolicy';
import { MASCOT, type State } from './state';
import { tasteFor, type Taste } from './taste';

export function layPoints(state: State, seat: Seat, card: number): number {
  const side = state.sides[seat] as Side;
  const lead = leadOfSide(state, seat);
  const spare = spareOf(state, seat);
  const taste = tasteFor(state.seats);
  return state.combatRound === 1
    ? firstPoints(taste, card, side, { lead, spare })
    : laterPoints(state, seat, card, { lead, spare });
}

interface Standing {
  readonly lead: number;
  /** Cards beyond one for each duel to come. */
  readonly spare: number;
}

/** Something must be laid: little, unless it can turn the duel. */
function firstPoints(taste: Taste, card: Combat, side: Side, { lead, spare }: Standing): number {
  const value = valueOf(card);
  if (sideOf(card) !== side)
    return Math.abs(lead) > taste.reach ? 0.5 - 0.2 * value : 0.3 - value * (lead > taste.waste ? 0.2 : 0.5);
  if (lead < 0 && lead >= -taste.safe && spare >= taste.spareHigh) return 0.3 * value;
  return -0.2 * (value - 1);
}

/** The highest own card while the duel can be turned or held and cards are to spare; otherwise the mascot. */
function laterPoints(state: State, seat: Seat, card: number, { lead, spare }: Standing): number {
  const taste = tasteFor(state.seats);
  const side = state.sides[seat] as Side;
  const isDecisive = state.wins[V] === DUELS_TO_WIN - 1 || state.wins[D] === DUELS_TO_WIN - 1;
  const reach = isDecisive ? taste.decisiveReach : taste.reach;
  const isWorth =
    spare > 0 &&
    (lead <= 0
      ? -lead <= Math.min(reach, mostOfSide(state, seat, side, spare))
      : lead < taste.safe && (isDecisive || spare > 2));
  if (card === MASCOT) return isWorth ? -0.5 : 0.5;
  if (sideOf(card) !== side) return -1 - 0.1 * valueOf(card);
  return (isWorth ? 0.1 : -0.2) * valueOf(card);
}
