/** What roles are worth to a seat, and which cards of its hand it would like to lay out before it stops. */
import type { Seat } from '@/core/seat';
import {
  ALL_ROLES,
  BOY,
  BOY_POINTS,
  CONFLICT,
  KIND_COUNT,
  LOADER,
  MATE,
  MERCHANT,
  MUTINEER,
  type Role,
  ROLE_COUNT,
} from './data';
import { keepWorth, type Prices, pricesOn, saleWorth, shipWorth } from './market';
import { mutinyOdds, unseenBy } from './odds';
import { faceUp, heldBy, inHand, type State } from './state';

/** What the next round's captaincy is worth in points. */
export const CAPTAINCY = 2.5;
const LOADING = 0.8;
/** How likely a player still to choose takes the Mutineer. */
const MUTINOUS = 0.4;

/** All that a seat weighs when it thinks about roles; nothing of it is hidden from that seat. */
interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  /** How likely somebody else is the Mutineer, the Mate. */
  readonly mutinyChance: number;
  readonly mateChance: number;
  /** What the next round's captaincy is worth; nothing in the last. */
  readonly captaincy: number;
  readonly ship: Prices;
  readonly wake: Prices;
  /** How likely a mutiny succeeds with this seat as Mutineer, as Boy, as Mate, or as Captain against it. */
  readonly asMutineer: number;
  readonly asBoy: number;
  readonly againstMate: number;
  readonly againstCaptain: number;
}

export function outlook(state: State, seat: Seat): Outlook {
  const isBlind = state.rolesSeen[seat] === 0;
  const seen = isBlind ? ALL_ROLES : (state.rolesSeen[seat] as number);
  const choosers = othersToChoose(state, seat);
  const mutinyChance = seen & (1 << MUTINEER) ? 1 - Math.pow(1 - (isBlind ? 0.6 : MUTINOUS), choosers) : 1;
  const mateChance = seen & (1 << MATE) ? 1 - Math.pow(0.88 - 0.12 * state.pay, choosers) : 1;
  const isCaptain = seat === state.captain;
  const unseen = unseenBy(state, seat);
  const own = inHand(state, seat, CONFLICT) + faceUp(state, seat, CONFLICT);
  const others = averageHeld(state, seat);
  const cards = heldBy(state, state.captain);
  const lead = own - faceUp(state, state.captain, CONFLICT);
  const mixed = (alone: number, helped: number): number => (1 - mateChance) * alone + mateChance * helped;
  return {
    state,
    seat,
    mutinyChance,
    mateChance,
    captaincy: state.round === state.rounds ? 0 : CAPTAINCY,
    ship: pricesOn(state, seat, 0),
    wake: pricesOn(state, seat, 1),
    asMutineer: isCaptain ? 0 : mixed(mutinyOdds(lead, 0, cards, unseen), mutinyOdds(lead - 1, 0, cards + 1, unseen)),
    asBoy: isCaptain ? 0 : mixed(mutinyOdds(lead, others, cards, unseen), mutinyOdds(lead - 1, others, cards, unseen)),
    againstMate: isCaptain ? 0 : mutinyOdds(lead - 2 * own - 1, others, cards, unseen),
    againstCaptain: isCaptain ? mixed(mutinyOdds(-own, others, 0, unseen), mutinyOdds(-own - 1, others, 1, unseen)) : 0,
  };
}

/** Players whose choice this seat knows nothing about: all others without a look, those after it with one. */
function othersToChoose(state: State, seat: Seat): number {
  const isBlind = state.rolesSeen[seat] === 0;
  let choosers = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || other === state.captain) continue;
    if (isBlind || state.passed.indexOf(other) < 0) choosers++;
  }
  return choosers;
}

/** What a role is worth to the seat when it stops with so many cards. */
export function roleWorth(out: Outlook, role: Role, cards: number): number {
  switch (role) {
    case MUTINEER:
      return out.asMutineer * (shipWorth(out.state, cards) + out.captaincy);
    case BOY:
      return BOY_POINTS * out.mutinyChance * out.asBoy;
    case MATE:
      return (1 + out.state.pay) * (1 - out.mutinyChance * out.againstMate);
    case MERCHANT:
      return merchantGain(out, shownCards(out.state, out.seat));
    case LOADER:
      return out.state.round === out.state.rounds ? 0 : LOADING;
    default:
      return 0;
  }
}

/** What the captaincy of this round is worth when he stops with so many cards. */
function captainWorth(out: Outlook, cards: number): number {
  const holds = 1 - out.mutinyChance * out.againstCaptain;
  return holds * (shipWorth(out.state, cards) - out.state.pay * out.mateChance + out.captaincy);
}

/** Face-down cards of an average player who may be the Mutineer. */
function averageHeld(state: State, seat: Seat): number {
  let cards = 0;
  let seats = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || other === state.captain) continue;
    cards += heldBy(state, other);
    seats++;
  }
  return Math.round(cards / seats);
}

function merchantGain(out: Outlook, cards: readonly number[]): number {
  const { state, ship, wake } = out;
  return saleWorth(state, cards, ship.merchant, wake.merchant) - saleWorth(state, cards, ship.plain, wake.plain);
}

function shownCards(state: State, seat: Seat): number[] {
  return state.shown.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
}

/** The best role for stopping with so many cards, weighed by how likely it is still there. */
function stoppingWorth(out: Outlook, cards: number): number {
  const { state, seat } = out;
  if (seat === state.captain) return captainWorth(out, cards);
  const taken = state.passed.indexOf(state.captain) >= 0 ? state.passed.length - 1 : state.passed.length;
  let best = 0;
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (role === MERCHANT) continue;
    const isThere = role === MUTINEER ? Math.pow(0.55, taken) : 1 - taken * 0.2;
    const worth = roleWorth(out, role, cards) * isThere;
    if (worth > best) best = worth;
  }
  return best;
}

/** A plan: how many cards of each kind to lay out before stopping, and what that is worth. */
interface Plan {
  readonly cards: number[];
  readonly worth: number;
}

/** Tries every part of the hand as "play exactly these, then stop" (at most 32). `waver` shifts each plan a little. */
export function bestPlan(state: State, seat: Seat, waver: () => number): Plan {
  const out = outlook(state, seat);
  const held = heldBy(state, seat);
  const keep = keepWorth(state, state.captainGoal);
  const stopping: number[] = [];
  for (let cards = 0; cards <= held; cards++) stopping.push(stoppingWorth(out, cards));
  const laid = [0, 0, 0, 0, 0, 0, 0];
  const table = shownCards(state, seat);
  let best: Plan = { cards: laid.slice(), worth: -Infinity };
  for (let hasNext = true; hasNext; hasNext = nextPart(state, seat, laid, table)) {
    let kept = 0;
    let worth = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const rest = inHand(state, seat, kind) - (laid[kind] as number);
      kept += rest;
      worth += rest * (keep[kind] as number);
    }
    const merchant = seat === state.captain ? 0 : 0.5 * merchantGain(out, table);
    const role = stopping[kept] as number;
    worth += saleWorth(state, table, out.ship.plain, out.wake.plain) + (merchant > role ? merchant : role) + waver();
    if (worth > best.worth) best = { cards: laid.slice(), worth };
  }
  return best;
}

/** Counts on to the next part of the hand, as on a mileage counter; false after the last. */
function nextPart(state: State, seat: Seat, laid: number[], table: number[]): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = laid[kind] as number;
    if (count < inHand(state, seat, kind)) {
      laid[kind] = count + 1;
      table[kind] = (table[kind] as number) + 1;
      return true;
    }
    laid[kind] = 0;
    table[kind] = (table[kind] as number) - count;
  }
  return false;
}
