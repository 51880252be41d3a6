/** How good it looks: the chance that the own side wins, times the chance to be the richest on it (section 11). */
import type { Seat } from '@/core/seat';
import { D, DUELS_TO_WIN, PAIR_COUNT, type Side, V } from './data';
import { armsOf, outcome } from './outcome';
import { goldOf, IN_GAME, NONE, type State, totalOf } from './state';
import { nearness } from './voyagePolicy';

/** How many points make a duel, or gold a lead, one unit of certainty. */
const DUEL_SCALE = 3.2;
/** How far cards still to come blur what is known during the voyage. */
const VOYAGE_BLUR = 1.5;
/** The chance to last through the mutiny by the number of combat cards short of one for each duel. */
const LASTING: readonly number[] = [1, 0.94, 0.82, 0.6, 0.38, 0.15];

export function appraiseAll(state: State, looks: number[]): void {
  const end = outcome(state);
  const sideV = end ? 0 : valverdeChance(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (end) looks[seat] = end.winners.includes(seat) ? 1 / end.winners.length : 0;
    else looks[seat] = chanceOf(state, seat, sideV);
  }
}

export function appraise(state: State, seat: Seat): number {
  const looks: number[] = [];
  appraiseAll(state, looks);
  return looks[seat] as number;
}

/** Who has not chosen yet will take the better side, if the voyage lasts long enough. */
function chanceOf(state: State, seat: Seat, sideV: number): number {
  if (state.status[seat] !== IN_GAME) return 0;
  const near = nearness(state);
  const lasting = lastingOf(state, seat, near);
  const side = state.sides[seat] as Side;
  if (side !== NONE) return lasting * (side === V ? sideV : 1 - sideV) * richestChance(state, seat, side, near);
  const asV = sideV * richestChance(state, seat, V, near);
  const asD = (1 - sideV) * richestChance(state, seat, D, near);
  return lasting * Math.max(asV, asD) * (0.97 - 0.8 * near * near);
}

/** Against every rival on that side; one who has not chosen is there half the time. */
function richestChance(state: State, seat: Seat, side: Side, near: number): number {
  const blur = 0.8 + (state.duel === NONE ? 3 * (1 - near) : 0);
  const own = goldOf(state, seat) + 0.05 * armsOf(state, seat, side);
  let chance = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.status[other] !== IN_GAME) continue;
    const there = state.sides[other] === NONE ? 0.5 : state.sides[other] === side ? 1 : 0;
    if (there === 0) continue;
    const lead = own - goldOf(state, other) - 0.05 * armsOf(state, other, side);
    chance *= 1 - there * (1 - certainty(lead / blur));
  }
  return chance;
}

/** One card is needed at the start of each duel that can still come. */
function lastingOf(state: State, seat: Seat, near: number): number {
  const isVoyage = state.duel === NONE;
  const held = state.held[seat] as number;
  const duels = isVoyage ? PAIR_COUNT : duelsAhead(state) + (state.combatRound === 1 ? 1 : 0);
  const short = Math.min(Math.max(0, duels - held), LASTING.length - 1);
  const lasting = LASTING[short] as number;
  return isVoyage ? 1 - (1 - lasting) * (0.25 + 0.75 * near) : lasting;
}

/** Duels after the running one that can still come. */
function duelsAhead(state: State): number {
  const open = 2 * DUELS_TO_WIN - (state.wins[V] as number) - (state.wins[D] as number) - 2;
  return Math.min(PAIR_COUNT - 1 - state.duel, open);
}

/** Duel by duel: the sailors, and an equal share of the cards each side can still play. */
function valverdeChance(state: State): number {
  const first = Math.max(0, state.duel);
  const duels = PAIR_COUNT - first;
  const share = armsLead(state) / Math.max(2, duels);
  const scale = DUEL_SCALE * (state.duel === NONE ? 1 + VOYAGE_BLUR * (1 - nearness(state)) : 1);
  return winChance(state, first, DUELS_TO_WIN - (state.wins[V] as number), {
    share,
    scale,
    diaz: DUELS_TO_WIN - (state.wins[D] as number),
  });
}

/** Valverde still needs `wins` duels from this pair on, Diaz `cards.diaz`. */
function winChance(
  state: State,
  pair: number,
  wins: number,
  cards: { share: number; scale: number; diaz: number },
): number {
  if (wins === 0) return 1;
  if (cards.diaz === 0) return 0;
  const p = certainty((leadAt(state, pair) + cards.share) / cards.scale);
  const won = winChance(state, pair + 1, wins - 1, cards);
  const lost = winChance(state, pair + 1, wins, { share: cards.share, scale: cards.scale, diaz: cards.diaz - 1 });
  return p * won + (1 - p) * lost;
}

function leadAt(state: State, pair: number): number {
  if (pair === state.duel) return totalOf(state, V) - totalOf(state, D);
  if (state.pairs[pair * 2] === NONE) return 0;
  return (state.pairs[pair * 2 + V] as number) - (state.pairs[pair * 2 + D] as number);
}

/** Points of combat cards in the hands of those who will play them for their side. */
function armsLead(state: State): number {
  let lead = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.status[seat] !== IN_GAME || state.sides[seat] === NONE) continue;
    if (state.sides[seat] === V) lead += armsOf(state, seat, V);
    else lead -= armsOf(state, seat, D);
  }
  return lead;
}

/** From a lead to a chance. */
function certainty(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
