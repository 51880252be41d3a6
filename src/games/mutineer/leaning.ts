/** What each legal move promises in points, from what the seat to act knows: hand, open cards, roles it has seen. */
import { type Seat, seatAfter } from '@/core/seat';
import { BOY, CONFLICT, GOOD_COUNT, KIND_COUNT, MATE, MUTINEER, type Role } from './data';
import { weighKinds } from './hand-worth';
import { captainStrength, isParticipant, mutinyStrength } from './mutiny';
import { mutinyOdds, unseenBy } from './odds';
import { lookOut, newOutlook, roleWorth } from './outlook';
import { makePlan, newPlan } from './plan';
import { weighSales } from './sale-plan';
import { destinationOf, faceUp, heldBy, inHand, islandAt, type Move, NONE, seatWith, type State } from './state';
import { worths } from './worths';

const out = newOutlook();
const plan = newPlan();
const shown = [0, 0, 0, 0, 0, 0, 0];

/** Writes the promise of each move, in points. */
export function weighMoves(state: State, moves: readonly Move[], points: number[]): void {
  if (moves.length === 1) points[0] = 0;
  else if (state.phase === 'offer') weighOffers(state, moves, points);
  else if (state.phase === 'role') weighRoles(state, moves, points);
  else if (state.phase === 'sell') weighSales(state, points);
  else if (state.phase === 'fight') weighFights(state, moves, points);
  else for (let i = 0; i < moves.length; i++) points[i] = promiseOf(state, moves[i] as Move);
}

/** Each card by the best plan that plays it; the commonest good first, conflicts last. */
function weighOffers(state: State, moves: readonly Move[], points: number[]): void {
  const seat = state.turn;
  lookOut(state, seat, out);
  makePlan(state, out, plan);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.kind !== 'play') points[i] = plan.stopping;
    else points[i] = (plan.playing[move.card] as number) + eagerness(state, seat, move.card);
  }
}

function eagerness(state: State, seat: Seat, kind: number): number {
  if (kind >= GOOD_COUNT) return -worths.last;
  return worths.common * (inHand(state, seat, kind) + faceUp(state, seat, kind) - 1);
}

function weighRoles(state: State, moves: readonly Move[], points: number[]): void {
  const seat = state.turn;
  lookOut(state, seat, out);
  for (let kind = 0; kind < KIND_COUNT; kind++) shown[kind] = faceUp(state, seat, kind);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    points[i] = move.kind === 'role' ? roleWorth(out, move.role, heldBy(state, seat), shown) : 0;
  }
}

/** The chance to win the fight with so many conflicts, less what they cost; who has fought cannot add any more. */
function weighFights(state: State, moves: readonly Move[], points: number[]): void {
  const seat = state.turn;
  const isMutinous = state.roles[seat] === MUTINEER || state.roles[seat] === BOY;
  const unseen = unseenBy(state, seat);
  const lead = mutinyStrength(state) - captainStrength(state);
  const mutinyCards = cardsStillToFight(state, seat, true);
  const captainCards = cardsStillToFight(state, seat, false);
  const gain = stakeOf(state, seat);
  const cost = state.round === state.rounds ? 0.001 : worths.conflict;
  for (let conflicts = 0; conflicts < moves.length; conflicts++) {
    const odds = mutinyOdds(lead + (isMutinous ? conflicts : -conflicts), mutinyCards, captainCards, unseen);
    points[conflicts] = (isMutinous ? odds : 1 - odds) * gain - cost * conflicts;
  }
}

function cardsStillToFight(state: State, seat: Seat, forMutiny: boolean): number {
  let cards = 0;
  for (let other = seatAfter(seat, state.seats); other !== state.captain; other = seatAfter(other, state.seats)) {
    if (!isParticipant(state, other)) continue;
    const role = state.roles[other] as Role;
    if ((role === MUTINEER || role === BOY) === forMutiny) cards += heldBy(state, other);
  }
  return cards;
}

/** What winning the fight is worth to a participant. */
function stakeOf(state: State, seat: Seat): number {
  const captaincy = state.round === state.rounds ? 0 : worths.captaincy;
  if (seat === state.captain) {
    const pay = seatWith(state, MATE) === NONE ? 0 : state.pay;
    return islandAt(state, state.captainGoal).ship - pay + captaincy;
  }
  const role = state.roles[seat];
  if (role === MUTINEER) return islandAt(state, state.mutineerGoal).ship + captaincy;
  return role === MATE ? 1 + state.pay : 2;
}

function promiseOf(state: State, move: Move): number {
  if (move.kind === 'pay') return -worths.payStep * Math.abs(move.pay - usualPay(state));
  if (move.kind === 'drop') return -dropCost(state, move.card);
  if (move.kind !== 'repel' || !move.repels) return 0;
  const value = islandAt(state, destinationOf(state)).ship;
  return value - (value >> 1) - worths.conflict - 1;
}

/** Much pay without conflicts, little with them. */
function usualPay(state: State): number {
  const conflicts = inHand(state, state.turn, CONFLICT);
  return conflicts === 0 ? worths.payWeak : conflicts === 1 ? worths.payFair : 0;
}

/** What a card of the pool is worth in the next round; pairs are kept. */
function dropCost(state: State, kind: number): number {
  const mates = (state.pool[kind] as number) + inHand(state, state.turn, kind) - 1;
  weighKinds(state, state.ship, state.wake, shown);
  return (shown[kind] as number) + (kind < GOOD_COUNT && mates > 0 ? 0.3 : 0);
}
