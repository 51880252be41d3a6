/** The mutiny: preparation, duels one after the other, the end (R5, R6.1, R6.2, R6.8 … R6.10, R7.1). */
import type { Seat } from '@/core/seat';
import { COMBAT_COUNT, D, DUELS_TO_WIN, PAIR_COUNT, PAIRS, PIRATE_COUNT, SAILORS, type Side, SIDES, V } from './data';
import type { MeutereiEmit, PairId, SideId } from './events';
import { winnersOf } from './outcome';
import { add, cardsOfSide, EXCLUDED, filled, IN_GAME, type MutinyReason, NONE, type State, totalOf } from './state';

/** Who never chose a side is out; empty pairs are filled unseen; pirates and lifeboat are put away (R5). */
export function beginMutiny(state: State, reason: MutinyReason, emit?: MeutereiEmit): void {
  state.reason = reason;
  state.row = [];
  state.leftOut = [];
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) state.leftOut.push(pirate);
  state.lifeboat = NONE;
  state.opened = 0;
  state.used = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.sides[seat] === NONE) state.status[seat] = EXCLUDED;
  }
  const placed = state.pairsPlaced;
  fillPairs(state);
  if (emit) {
    const seats = state.status.map((_status, seat) => seat);
    emit({
      kind: 'mutinyBegun',
      reason,
      excluded: seats.filter((seat) => state.status[seat] === EXCLUDED),
      filled: PAIRS.slice(placed),
    });
  }
  startDuel(state, 0, emit);
}

/** Lowest deck spot first, V before D, in letter order; nobody looks (R5.2). */
function fillPairs(state: State): void {
  let space = state.pairsPlaced * 2;
  for (let spot = 0; spot < SAILORS; spot++) {
    if (state.deck[spot] === NONE) continue;
    state.pairs[space++] = state.deck[spot] as number;
    state.deck[spot] = NONE;
  }
  state.pairsPlaced = PAIR_COUNT;
}

/** Both sailors are revealed (R6.1). */
function startDuel(state: State, pair: number, emit?: MeutereiEmit): void {
  state.duel = pair;
  state.withdrawn = 0;
  if (emit) {
    const v = state.pairs[pair * 2 + V] as number;
    const d = state.pairs[pair * 2 + D] as number;
    emit({ kind: 'duelStarted', pair: PAIRS[pair] as PairId, V: v, D: d, reveals: true });
  }
  startCombatRound(state, 1, emit);
}

/** All who are in game and not withdrawn are asked, from the elder; with nobody left the duel is decided (R6.2). */
export function startCombatRound(state: State, combatRound: number, emit?: MeutereiEmit): void {
  state.combatRound = combatRound;
  const first = nextParticipant(state);
  if (first === NONE) {
    decideDuel(state, emit);
    return;
  }
  state.phase = 'commit';
  state.turn = first;
}

/** The first participant from the elder that has not laid a card, or NONE (R6.3). */
export function nextParticipant(state: State): Seat {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.elder + i) % state.seats;
    if (state.commits[seat] === NONE && takesPart(state, seat)) return seat;
  }
  return NONE;
}

export function takesPart(state: State, seat: Seat): boolean {
  return state.status[seat] === IN_GAME && (state.withdrawn & (1 << seat)) === 0;
}

/** The higher total; equal totals go by the cards, so to the side with the weaker sailor (R6.8). */
function winnerOfDuel(state: State): Side {
  const lead = totalOf(state, V) - totalOf(state, D);
  if (lead !== 0) return lead > 0 ? V : D;
  return cardsOfSide(state, V) > cardsOfSide(state, D) ? V : D;
}

/** The third win of a side ends the mutiny (R6.9). */
function decideDuel(state: State, emit?: MeutereiEmit): void {
  const side = winnerOfDuel(state);
  state.duelWinners[state.duel] = side;
  add(state.wins, side, 1);
  if (emit) tellDuel(state, side, emit);
  for (let card = 0; card < COMBAT_COUNT; card++) add(state.spent, card, state.fought[card] as number);
  state.fought = filled(COMBAT_COUNT);
  if ((state.wins[side] as number) < DUELS_TO_WIN) startDuel(state, state.duel + 1, emit);
  else endGame(state, side, emit);
}

function tellDuel(state: State, side: Side, emit: MeutereiEmit): void {
  const v = totalOf(state, V);
  const d = totalOf(state, D);
  emit({
    kind: 'duelWon',
    pair: PAIRS[state.duel] as PairId,
    side: SIDES[side] as SideId,
    V: v,
    D: d,
    byCards: v === d,
    wins: { V: state.wins[V] as number, D: state.wins[D] as number },
  });
}

/** Everything is open from here on (R7.1). */
function endGame(state: State, side: Side, emit?: MeutereiEmit): void {
  state.victor = side;
  state.phase = 'end';
  if (!emit) return;
  emit({
    kind: 'gameEnded',
    side: SIDES[side] as SideId,
    sides: state.sides.map((chosen) => (chosen === NONE ? null : (SIDES[chosen] as SideId))),
    winners: winnersOf(state),
    reveals: true,
  });
}
