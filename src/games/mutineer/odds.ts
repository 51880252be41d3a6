/** Odds of a mutiny from what one seat may know: conflicts it cannot see are spread over all cards it cannot see. */
import type { Seat } from '@/core/seat';
import { CONFLICT, DECK, KIND_COUNT } from './data';
import { heldBy, inHand, type State } from './state';

/** Cards whose face a seat does not know, and the conflicts among them. */
interface Unseen {
  cards: number;
  conflicts: number;
}

export function unseenBy(state: State, seat: Seat): Unseen {
  let cards = state.deck.length;
  let conflicts = (DECK[CONFLICT] as number) - (state.discard[CONFLICT] as number) - inHand(state, seat, CONFLICT);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) cards += heldBy(state, other);
    conflicts -= state.shown[other * KIND_COUNT + CONFLICT] as number;
  }
  return { cards, conflicts };
}

/** The chance of exactly so many conflicts among some of the unseen cards (hypergeometric). */
export function chanceOf(conflicts: number, among: number, unseen: Unseen): number {
  const all = unseen.cards;
  const others = all - unseen.conflicts;
  if (conflicts > among || conflicts > unseen.conflicts || among - conflicts > others) return 0;
  let chance = 1;
  for (let i = 0; i < among; i++) {
    chance *= i < conflicts ? unseen.conflicts - i : others - (i - conflicts);
    chance /= all - i;
  }
  for (let i = 0; i < conflicts; i++) chance = (chance * (among - i)) / (i + 1);
  return chance;
}

/** Odds once worked out: few different questions come up, each of them very often. */
const known = new Map<number, number>();

/**
 * The chance that a mutiny succeeds when it leads by so many conflicts (a tie wins) and both sides turn up every
 * conflict among their unknown face-down cards.
 */
export function mutinyOdds(lead: number, mutinyCards: number, captainCards: number, unseen: Unseen): number {
  if (lead < 0 && mutinyCards === 0) return 0;
  if (lead >= 0 && captainCards === 0) return 1;
  const question = (((lead + 16) * 32 + mutinyCards) * 32 + captainCards) * 512 + unseen.cards * 8 + unseen.conflicts;
  let odds = known.get(question);
  if (odds === undefined) {
    odds = workedOut(lead, mutinyCards, captainCards, unseen);
    known.set(question, odds);
  }
  return odds;
}

function workedOut(lead: number, mutinyCards: number, captainCards: number, unseen: Unseen): number {
  let odds = 0;
  for (let theirs = 0; theirs <= unseen.conflicts && theirs <= captainCards; theirs++) {
    const chance = chanceOf(theirs, captainCards, unseen);
    if (chance > 0) odds += chance * atLeast(theirs - lead, mutinyCards, without(unseen, theirs, captainCards));
  }
  return odds;
}

function atLeast(needed: number, among: number, unseen: Unseen): number {
  if (needed <= 0) return 1;
  let less = 0;
  for (let conflicts = 0; conflicts < needed; conflicts++) less += chanceOf(conflicts, among, unseen);
  return 1 - less;
}

function without(unseen: Unseen, conflicts: number, cards: number): Unseen {
  return { cards: unseen.cards - cards, conflicts: unseen.conflicts - conflicts };
}
