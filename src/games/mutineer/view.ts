/** What a viewer may know, and imagining the rest: hands and deck from the unseen cards, roles from what was seen. */
import { facelessRandom, forkRandom, type Random, shuffle } from '@/core/random';
import type { Seat, Viewer } from '@/core/seat';
import { ALL_ROLES, DECK, type Kind, KIND_COUNT, PIRATE_DECK, type Role } from './data';
import { likelyRole } from './role-guess';
import { add, areRolesSecret, clone, hasPirates, heldBy, HIDDEN, NONE, type State } from './state';

/** Other hands, the deck, secret roles, the Loader's choice and the generator are face down. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.random = facelessRandom();
  for (let i = 0; i < seen.deck.length; i++) seen.deck[i] = HIDDEN;
  for (let seat = 0; seat < seen.seats; seat++) {
    if (seat !== viewer) hideSeat(seen, seat);
  }
  return seen;
}

function hideSeat(seen: State, seat: Seat): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) seen.hands[seat * KIND_COUNT + kind] = 0;
  seen.rolesSeen[seat] = 0;
  if (areRolesSecret(seen) && seen.roles[seat] !== NONE) seen.roles[seat] = HIDDEN;
  if (seen.phase !== 'drop' || seen.turn !== seat) return;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    seen.pool[kind] = 0;
    seen.dropped[kind] = 0;
  }
}

/** One full state that fits the view: cards each equally likely, roles as the players would choose them. */
export function imagine(seen: State, random: Random): State {
  const state = clone(seen);
  state.random = forkRandom(random);
  dealUnseen(state, random);
  if (areRolesSecret(state)) dealRoles(state, random);
  return state;
}

/** The unseen cards in random order: first to hands and the Loader, the rest is the deck. */
function dealUnseen(state: State, random: Random): void {
  const unseen = unseenCards(state);
  shuffle(random, unseen);
  for (let seat = 0; seat < state.seats; seat++) {
    fill(state.hands, seat * KIND_COUNT, heldBy(state, seat), unseen);
  }
  if (state.phase === 'drop') {
    fill(state.pool, 0, state.poolSize, unseen);
    fill(state.dropped, 0, state.droppedSize, unseen);
  }
  state.deck = unseen;
}

/** Every card whose face the viewer does not know. */
function unseenCards(state: State): Kind[] {
  const all = hasPirates(state) ? PIRATE_DECK : DECK;
  const cards: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let count = (all[kind] as number) - (state.discard[kind] as number);
    for (let at = kind; at < state.hands.length; at += KIND_COUNT) {
      count -= (state.hands[at] as number) + (state.shown[at] as number);
    }
    if (state.phase === 'drop') count -= (state.pool[kind] as number) + (state.dropped[kind] as number);
    for (; count > 0; count--) cards.push(kind);
  }
  return cards;
}

/** Cards from the end of a list until a set of cards has its known size. */
function fill(counts: number[], first: number, size: number, cards: Kind[]): void {
  let missing = size;
  for (let kind = 0; kind < KIND_COUNT; kind++) missing -= counts[first + kind] as number;
  for (; missing > 0; missing--) add(counts, first + (cards.pop() as Kind), 1);
}

/**
 * Hidden roles. Who has looked into the middle knows what those before him took, but not who has which; those after him
 * took from what he left. Each chooser is thought to have picked as he would with the cards imagined for him, mostly.
 * Then everybody is given what he saw himself.
 */
function dealRoles(state: State, random: Random): void {
  const looker = seatThatLooked(state);
  const seen = looker === NONE ? 0 : (state.rolesSeen[looker] as number);
  const own = looker === NONE ? NONE : (state.roles[looker] as Role);
  let before = looker === NONE ? 0 : ALL_ROLES & ~seen;
  let after = looker === NONE ? ALL_ROLES : own === NONE ? seen : seen & ~(1 << own);
  let isBefore = looker !== NONE;
  let middle = ALL_ROLES;
  for (let i = 0; i < state.passed.length; i++) {
    const seat = state.passed[i] as Seat;
    if (seat === looker) isBefore = false;
    if (seat === state.captain) continue;
    state.rolesSeen[seat] = middle;
    if (state.roles[seat] === HIDDEN) {
      const role = likelyRole(state, seat, isBefore ? before : after, random);
      state.roles[seat] = role;
      if (isBefore) before &= ~(1 << role);
      else after &= ~(1 << role);
    }
    if (state.roles[seat] !== NONE) middle &= ~(1 << (state.roles[seat] as Role));
  }
}

/** In a view at most one seat's look into the middle is known: the viewer's. */
function seatThatLooked(state: State): Seat {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.rolesSeen[seat] !== 0) return seat;
  }
  return NONE;
}
