/** A quick sensible move of the seat to act, from what that seat knows (the policy of section 11). */
import { fraction, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';

import { ACTION_OF, BLIND, CABIN_HENCHMAN, MARKET, type Space, TAVERN, TRADE, WRECK } from './data';
import { costOf, discOwner, rumCostOf } from './discs';
import { affairsOf, placementGain, priceOf, rumGain } from './gains';
import { choose } from './habits';
import { DONE, GO } from './move';
import { placements, sailorSpaces } from './placing';
import { captainOf, HENCHMAN, type Move, type State, type Token } from './state';
import { wish } from './wishes';

/** How much a captain minds what sailors gain in his action above this. */
const ENVY = 0.75;
const FAIR_SHARE = 1;
/** Playouts should differ a little. */
const WHIM = 0.4;

export function instinct(state: State, random: Random): Move {
  switch (state.phase) {
    case 'place': {
      const owner = discOwner(state, state.at);
      if (owner === HENCHMAN) return placeHenchman(state, random);
      return wish(state) ?? placeDisc(state, random);
    }
    case 'move':
      return placeDisc(state, random);
    case 'after':
      return wish(state) ?? DONE;
    case 'resolve':
      return wish(state) ?? GO;
    case 'blind':
    case 'combo':
    case 'pick':
    case 'rum':
    case 'steal':
    case 'rob':
    case 'target':
    case 'give':
    case 'swap':
    case 'spy':
    case 'order':
    case 'card':
    case 'over':
      return choose(state);
  }
}

function placeDisc(state: State, random: Random): Move {
  const seat = state.turn;
  const list: Move[] = [];
  if (state.phase === 'move') sailorSpaces(state, seat, list);
  else placements(state, list);
  const affairs = affairsOf(state, seat, seat);
  const isCaptain = seat === captainOf(state);
  let best = list[0] as Move;
  let most = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const move = list[i] as Move & { readonly space: Space };
    let gain = placementGain(affairs, move.space) + fraction(random) * WHIM;
    if (isCaptain) gain -= ENVY * othersGain(state, ACTION_OF[move.space] as number);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

/** What a sailor is likely to gain in an action above a fair share, on average: from what everybody sees. */
function othersGain(state: State, action: number): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.turn) continue;
    const gain = sailorsGain(state, seat, action) - FAIR_SHARE;
    if (gain > 0) sum += gain;
  }
  return sum / (state.seats - 1);
}

function sailorsGain(state: State, seat: Seat, action: number): number {
  switch (action) {
    case TRADE:
      return 1.3;
    case BLIND:
      return (state.doubloons[seat] as number) > 0 ? 1.3 : 0.5;
    case WRECK:
      return 1.1;
    case TAVERN:
      return 0.8;
    case MARKET: {
      const jewels = (state.hands[seat] as Token[]).length;
      return jewels >= 4 ? 2.6 : jewels === 3 ? 1.6 : jewels === 2 ? 1 : 0;
    }
    default:
      return 1.5;
  }
}

/** The space that lowers the sailor's best gain most, less its cost; the Cabin is free and ends his being alone. */
function placeHenchman(state: State, random: Random): Move {
  const captain = state.turn;
  const sailor = state.order[1] as Seat;
  const list: Move[] = [];
  placements(state, list);
  const mine = affairsOf(state, captain, captain);
  const theirs = affairsOf(state, sailor, captain);
  let best = list[0] as Move;
  let most = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const { space } = list[i] as Move & { readonly space: Space };
    let gain = fraction(random) * WHIM;
    if (space === CABIN_HENCHMAN) gain += 0.1;
    else {
      const blocked = placementGain(theirs, space) - FAIR_SHARE;
      if (blocked > 0) gain += ENVY * blocked;
      gain -= priceOf(mine, costOf(state, space));
      const rum = rumCostOf(state, space);
      if (rum > 0) gain += rumGain(mine, -rum);
    }
    if (gain > most) {
      most = gain;
      best = list[i] as Move;
    }
  }
  return best;
}
