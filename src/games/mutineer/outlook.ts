/** What each role is worth to a seat from what it knows: who has looked into the middle reads what is missing. */
import type { Seat } from '@/core/seat';
import { ALL_ROLES, BOY, BOY_POINTS, CONFLICT, HAND_SIZE, LOADER, MATE, MERCHANT, MUTINEER, type Role } from './data';
import { fillPrices, noPrices, type Prices, saleWorth, shipWorth } from './market';
import { mutinyOdds, unseenBy } from './odds';
import { faceUp, heldBy, inHand, NONE, type State } from './state';
import { worths } from './worths';

/** All that a seat weighs when it thinks about roles; nothing of it is hidden from that seat. */
export interface Outlook {
  seat: Seat;
  /** How likely somebody else is the Mutineer, the Mate. */
  mutiny: number;
  mate: number;
  /** What the next round's captaincy is worth; nothing in the last. */
  captaincy: number;
  /** What the Loader's choice is worth; nothing in the last round. */
  loading: number;
  pay: number;
  /** Ship points for 0 … 5 cards kept. */
  readonly voyage: number[];
  readonly ship: Prices;
  readonly wake: Prices;
  /** How likely a mutiny succeeds with this seat as Mutineer or Boy, or against it as Captain: with and without a Mate. */
  asMutineer: number;
  asMutineerMated: number;
  asBoy: number;
  asBoyMated: number;
  againstCaptain: number;
  againstCaptainMated: number;
  /** … and with this seat as Mate. */
  againstMate: number;
}

export function newOutlook(): Outlook {
  return {
    seat: NONE,
    mutiny: 0,
    mate: 0,
    captaincy: 0,
    loading: 0,
    pay: 0,
    voyage: [0, 0, 0, 0, 0, 0],
    ship: noPrices(0),
    wake: noPrices(1),
    asMutineer: 0,
    asMutineerMated: 0,
    asBoy: 0,
    asBoyMated: 0,
    againstCaptain: 0,
    againstCaptainMated: 0,
    againstMate: 0,
  };
}

/** Fills in how things look to a seat now. */
export function lookOut(state: State, seat: Seat, out: Outlook): void {
  const seen = state.rolesSeen[seat] as number;
  out.seat = seat;
  out.pay = state.pay === NONE ? 1 : state.pay;
  const isLast = state.round === state.rounds;
  out.captaincy = isLast ? 0 : worths.captaincy;
  out.loading = isLast ? 0 : worths.loading;
  for (let cards = 0; cards <= HAND_SIZE; cards++) out.voyage[cards] = shipWorth(state, cards);
  anticipate(out, seen, seen === 0 ? othersAtTable(state, seat) : othersToPass(state, seat));
  const unseen = unseenBy(state, seat);
  fillPrices(state, seat, unseen.cards, out.ship);
  fillPrices(state, seat, unseen.cards, out.wake);
  const own = inHand(state, seat, CONFLICT) + faceUp(state, seat, CONFLICT);
  const others = averageHeld(state, seat);
  if (seat === state.captain) {
    out.againstCaptain = mutinyOdds(-own, others, 0, unseen);
    out.againstCaptainMated = mutinyOdds(-own - 1, others, 1, unseen);
    return;
  }
  const cards = heldBy(state, state.captain);
  const theirs = faceUp(state, state.captain, CONFLICT);
  out.asMutineer = mutinyOdds(own - theirs, 0, cards, unseen);
  out.asMutineerMated = mutinyOdds(own - theirs - 1, 0, cards + 1, unseen);
  out.asBoy = mutinyOdds(own - theirs, others, cards, unseen);
  out.asBoyMated = mutinyOdds(own - theirs - 1, others, cards, unseen);
  out.againstMate = mutinyOdds(-own - theirs - 1, others, cards, unseen);
}

/** Who is to be expected: a card missing from what a seat saw is out there; others may still take theirs. */
export function anticipate(out: Outlook, seen: number, choosers: number): void {
  const isBlind = seen === 0;
  const bits = isBlind ? ALL_ROLES : seen;
  const mutinous = isBlind ? worths.mutinousBlind : worths.mutinous;
  let noMutineer = 1;
  let noMate = 1;
  for (let i = 0; i < choosers; i++) {
    noMutineer *= 1 - mutinous;
    noMate *= 1 - worths.mate - worths.matePaid * out.pay;
  }
  out.mutiny = bits & (1 << MUTINEER) ? 1 - noMutineer : 1;
  out.mate = bits & (1 << MATE) ? 1 - noMate : 1;
}

function othersAtTable(state: State, seat: Seat): number {
  return seat === state.captain ? state.seats - 1 : state.seats - 2;
}

/** Players other than the Captain who have still to pass. */
function othersToPass(state: State, seat: Seat): number {
  let choosers = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && other !== state.captain && state.passed.indexOf(other) < 0) choosers++;
  }
  return choosers;
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

/** What a role is worth to the seat when it stops with so many cards, and these lying face up. */
export function roleWorth(out: Outlook, role: Role, cards: number, shown: readonly number[]): number {
  switch (role) {
    case MUTINEER:
      return mutineerOdds(out) * ((out.voyage[cards] as number) + out.captaincy);
    case BOY:
      return BOY_POINTS * out.mutiny * ((1 - out.mate) * out.asBoy + out.mate * out.asBoyMated);
    case MATE:
      return (1 + out.pay) * (1 - out.mutiny * out.againstMate);
    case MERCHANT:
      return merchantGain(out, shown);
    case LOADER:
      return out.loading;
    default:
      return 0;
  }
}

export function mutineerOdds(out: Outlook): number {
  return (1 - out.mate) * out.asMutineer + out.mate * out.asMutineerMated;
}

export function captainHolds(out: Outlook): number {
  return 1 - out.mutiny * ((1 - out.mate) * out.againstCaptain + out.mate * out.againstCaptainMated);
}

export function merchantGain(out: Outlook, shown: readonly number[]): number {
  return saleWorth(shown, out.ship, out.wake, true) - saleWorth(shown, out.ship, out.wake, false);
}
