/** What the cards a seat brings into a round are worth there, measured against cards it would draw instead. */
import type { Seat } from '@/core/seat';
import { ANY, CONFLICT, DECK, GOOD_COUNT, KIND_COUNT } from './data';
import { islandAt, NONE, type Position, type State } from './state';
import { worths } from './worths';

/** Cards in the deck without pirates. */
const CARDS = 36;

/** Writes what a card of each kind is worth more than any card, when these islands are active (NONE for no island). */
export function weighKinds(state: State, ship: Position, wake: Position, into: number[]): void {
  let mean = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let worth = kind === CONFLICT ? worths.keptConflict : worths.keptOther;
    if (kind < GOOD_COUNT) {
      const wanted = wantedOn(state, ship, kind) + (wake === ship ? 0 : wantedOn(state, wake, kind));
      if (wanted > worth) worth = wanted;
    }
    into[kind] = worth;
    mean += (worth * (DECK[kind] as number)) / CARDS;
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) into[kind] = (into[kind] as number) - mean;
}

function wantedOn(state: State, position: Position, kind: number): number {
  if (position === NONE) return 0;
  const card = islandAt(state, position);
  return card.buys === kind ? worths.keptWanted * card.values[0] : 0;
}

/** The cards of a seat (seat × KIND_COUNT + kind), each worth so much, and what equal ones bring where any is bought. */
export function handWorth(cards: readonly number[], seat: Seat, kinds: readonly number[], anys: number): number {
  let worth = 0;
  let largest = 1;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = cards[seat * KIND_COUNT + kind] as number;
    if (count === 0) continue;
    worth += count * (kinds[kind] as number);
    if (count > largest && kind < GOOD_COUNT) largest = count;
  }
  return worth + anys * worths.keptAny * (largest - 1);
}

/** How many of these islands buy anything. */
export function anysAmong(state: State, ship: Position, wake: Position): number {
  const first = ship !== NONE && islandAt(state, ship).buys === ANY ? 1 : 0;
  return first + (wake !== NONE && wake !== ship && islandAt(state, wake).buys === ANY ? 1 : 0);
}
