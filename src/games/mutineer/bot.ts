/** How Mutineer looks to a bot: a quick sensible move from what the seat to act may know. */
import { fraction, type Random } from '@/core/random';
import { type Seat, seatAfter } from '@/core/seat';
import { BOY, CONFLICT, GOOD_COUNT, type Kind, KIND_COUNT, MATE, MUTINEER, PIRATE, type Role } from './data';
import { keptWorth } from './market';
import { moves } from './moves';
import { captainStrength, isParticipant, mutinyStrength } from './mutiny';
import { mutinyOdds, unseenBy } from './odds';
import { lookOut, newOutlook, roleWorth } from './outlook';
import { bestPlan } from './plan';
import { bestSale } from './sale-plan';
import { heldBy, inHand, islandAt, type Move, NONE, seatWith, type State } from './state';
import { worths } from './worths';

export { appraise, appraiseAll } from './appraise';

const out = newOutlook();
const plan = [0, 0, 0, 0, 0, 0, 0];

/** Uses only what the seat to act knows, so it may be asked with a view as well as with the truth. */
export function instinct(state: State, random: Random): Move {
  switch (state.phase) {
    case 'pay':
      return { kind: 'pay', pay: sensiblePay(state, random) };
    case 'offer':
      return offer(state, random);
    case 'role':
      return { kind: 'role', role: bestRole(state, random) };
    case 'fight':
      return { kind: 'fight', conflicts: conflictsToTurn(state) };
    case 'repel':
      return { kind: 'repel', repels: wouldRepel(state) };
    case 'sell':
      return bestSale(state, moves(state));
    case 'drop':
      return { kind: 'drop', card: leastWanted(state) };
    case 'end':
      throw new Error('The game is over: there is no move to think of.');
  }
}

/** Much pay without conflicts, little with them; now and then one more. */
function sensiblePay(state: State, random: Random): number {
  const conflicts = inHand(state, state.turn, CONFLICT);
  const pay = conflicts === 0 ? 2 : conflicts === 1 ? 1 : 0;
  return fraction(random) < 0.15 ? pay + 1 : pay;
}

/** A card of the best plan: the commonest good first, conflicts last; pass when nothing is left to lay out. */
function offer(state: State, random: Random): Move {
  lookOut(state, state.turn, out);
  bestPlan(state, out, plan, () => fraction(random) * worths.waver);
  let card: Kind = NONE;
  let most = 0;
  for (let kind = 0; kind < GOOD_COUNT; kind++) {
    const count = plan[kind] as number;
    if (count > most) {
      most = count;
      card = kind;
    }
  }
  if (card === NONE && (plan[PIRATE] as number) > 0) card = PIRATE;
  if (card === NONE && (plan[CONFLICT] as number) > 0) card = CONFLICT;
  return card === NONE ? { kind: 'pass' } : { kind: 'play', card };
}

function bestRole(state: State, random: Random): Role {
  lookOut(state, state.turn, out);
  const shown = state.shown.slice(state.turn * KIND_COUNT, (state.turn + 1) * KIND_COUNT);
  const cards = heldBy(state, state.turn);
  const left = state.rolesSeen[state.turn] as number;
  let best: Role = NONE;
  let bestWorth = -Infinity;
  for (let role = 0; left >> role > 0; role++) {
    if (!(left & (1 << role))) continue;
    const worth = roleWorth(state, out, role, cards, shown) + fraction(random) * worths.waver;
    if (worth > bestWorth) {
      best = role;
      bestWorth = worth;
    }
  }
  return best;
}

/** The fewest conflicts that make the best of chance and cost; those who have fought cannot add any more. */
function conflictsToTurn(state: State): number {
  const seat = state.turn;
  const mine = inHand(state, seat, CONFLICT);
  if (mine === 0) return 0;
  const isMutinous = state.roles[seat] === MUTINEER || state.roles[seat] === BOY;
  const unseen = unseenBy(state, seat);
  const lead = mutinyStrength(state) - captainStrength(state);
  const mutinyCards = cardsStillToFight(state, seat, true);
  const captainCards = cardsStillToFight(state, seat, false);
  const gain = stakeOf(state, seat);
  const cost = state.round === state.rounds ? 0 : worths.conflict;
  let best = 0;
  let bestWorth = -Infinity;
  for (let conflicts = 0; conflicts <= mine; conflicts++) {
    const odds = mutinyOdds(lead + (isMutinous ? conflicts : -conflicts), mutinyCards, captainCards, unseen);
    const worth = (isMutinous ? odds : 1 - odds) * gain - cost * conflicts;
    if (worth > bestWorth + 1e-9) {
      best = conflicts;
      bestWorth = worth;
    }
  }
  return best;
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

function wouldRepel(state: State): boolean {
  const goal = state.steersman === state.captain ? state.captainGoal : state.mutineerGoal;
  return inHand(state, state.turn, CONFLICT) > 0 && islandAt(state, goal).ship >= 3;
}

/** The card of the pool that is worth least in the next round; pairs are kept. */
function leastWanted(state: State): Kind {
  let least: Kind = NONE;
  let leastWorth = Infinity;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const inPool = state.pool[kind] as number;
    if (inPool === 0) continue;
    const mates = inPool + inHand(state, state.turn, kind) - 1;
    const worth = keptWorth(state, kind, state.ship, state.wake) + (kind < GOOD_COUNT && mates > 0 ? 0.3 : 0);
    if (worth < leastWorth) {
      least = kind;
      leastWorth = worth;
    }
  }
  return least;
}
