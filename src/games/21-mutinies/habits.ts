/** The bots' small choices: what to keep, sell, take, and on whom. */
import type { Seat } from '@/core/seat';

import { C, type Card, type Colour, type Jewel, JEWEL_COLOUR, JEWEL_D, JEWEL_R, SAME3, SAME4, WILD } from './data';
import { type Affairs, affairsOf, bestRow, blindGain, jewelGain, jewelLoss, payOf, priceOf } from './gains';
import { bestColour } from './holdings';
import { COMBO, HIDE, KEEP, THROW } from './move';
import { moves } from './moves';
import { type Move, NONE, type State } from './state';
import { jewelOf } from './token';

/** A refused card costs 2 PP and brings a doubloon: so much a revealed one may cost. */
const REFUSAL = 1.67;

export function choose(state: State): Move {
  const seat = state.turn;
  const affairs = affairsOf(state, seat, seat);
  if (state.phase === 'blind') return keepsDrawn(affairs) ? KEEP : THROW;
  if (state.phase === 'combo') return COMBO[bestRow(affairs)] as Move;
  if (state.phase === 'card' && revealCost(affairs, state.drawnCard) > REFUSAL) return HIDE;
  return dearest(affairs);
}

/** Thrown only if it adds less than the stake. */
function keepsDrawn(affairs: Affairs): boolean {
  const { state, seat } = affairs;
  return jewelGain(affairs, jewelOf(state.drawn), 0) >= payOf(affairs, state.stakeD[seat] as number);
}

/** What a Compulsory card would cost the captain now. */
function revealCost(affairs: Affairs, card: Card): number {
  const { state, doubloons } = affairs;
  if (card === C(8)) {
    const given = Math.min(doubloons, state.seats - 1);
    return priceOf(affairs, given) + 0.1 * given;
  }
  return card === C(10) || card === C(13) ? 1 : 0;
}

/** The legal move that is worth most. */
function dearest(affairs: Affairs): Move {
  const list = moves(affairs.state);
  let best = list[0] as Move;
  let most = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const worth = worthOf(affairs, list[i] as Move);
    if (worth > most) {
      most = worth;
      best = list[i] as Move;
    }
  }
  return best;
}

function worthOf(affairs: Affairs, move: Move): number {
  const { state } = affairs;
  switch (move.kind) {
    case 'rum':
      return move.rum;
    case 'pick':
      return pickWorth(affairs, move.jewel);
    case 'steal':
      return stealWorth(affairs, move.from);
    case 'rob':
    case 'target':
      return move.seat === NONE ? -1 : targetWorth(state, move.seat);
    case 'give':
      return -jewelLoss(affairs, move.jewel);
    case 'swap':
      return jewelGain(affairs, state.display[move.with] as Jewel, 0);
    case 'take':
      return move.jewel === NONE ? priceOf(affairs, 1) : jewelGain(affairs, move.jewel, 0);
    case 'top':
      return -jewelGain(affairs, move.jewel, 0);
    case 'place':
    case 'henchman':
    case 'use':
    case 'play':
    case 'done':
    case 'go':
    case 'keep':
    case 'throw':
    case 'combo':
    case 'pass':
    case 'reveal':
    case 'hide':
      return 0;
  }
}

/** Jewels with rum icons while there is rum for them; wilds and the strongest colour are kept if they can be. */
function pickWorth(affairs: Affairs, jewel: Jewel): number {
  const { state, holdings } = affairs;
  let icons = state.silver ? 1 : 0;
  for (let i = 0; i < state.lot.length; i++) icons += JEWEL_R[state.lot[i] as Jewel] as number;
  const useful = Math.min(JEWEL_R[jewel] as number, Math.max(0, Math.min(4, affairs.rum) - icons));
  const colour = JEWEL_COLOUR[jewel] as Colour;
  const wasted = (JEWEL_R[jewel] as number) - useful;
  let worth = 1.6 * useful - 0.3 * wasted - (colour === WILD ? 1.2 : 0);
  if (state.row === SAME3 || state.row === SAME4) worth += colour === bestColour(holdings) ? 1 : 0;
  else worth -= 0.3 * (holdings.colours[colour] as number);
  return worth;
}

function stealWorth(affairs: Affairs, from: number): number {
  if (from === NONE) return blindGain(affairs);
  const jewel = affairs.state.display[from] as Jewel;
  return jewelGain(affairs, jewel, JEWEL_R[jewel] as number) - priceOf(affairs, JEWEL_D[jewel] as number);
}

/** The leader suffers first. */
function targetWorth(state: State, seat: Seat): number {
  return (state.pp[seat] as number) + 0.2 * (state.doubloons[seat] as number);
}
