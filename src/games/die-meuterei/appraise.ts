/** How good it looks: the chance that the own side wins, times the chance to be the richest on it (section 11). */
import type { Seat } from '@/core/seat';
import { D, DUELS_TO_WIN, PAIR_COUNT, type Side, V } from './data';
import { armsOf, outcome } from './outcome';
import { goldOf, IN_GAME, NONE, type State, totalOf } from './state';
import { nearness } from './voyagePolicy';
import { weights } from './weights';

export function appraise(state: State, seat: Seat): number {
  const looks: number[] = [];
  appraiseAll(state, looks);
  return looks[seat] as number;
}

/** A round of the voyage, or a duel, begins: nobody has half of something. */
export function isQuiet(state: State): boolean {
  if (state.duel === NONE) return state.phase === 'cabin' && state.opened === 0;
  return state.phase === 'commit' && state.combatRound === 1 && state.commits.every((card) => card === NONE);
}

export function appraiseAll(state: State, looks: number[]): void {
  const end = outcome(state);
  if (end) {
    for (let seat = 0; seat < state.seats; seat++) {
      looks[seat] = end.winners.includes(seat) ? 1 / end.winners.length : 0;
    }
    return;
  }
  const ahead = state.duel === NONE ? 1 - nearness(state) : 0;
  const sideV = valverdeChance(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.status[seat] !== IN_GAME) looks[seat] = 0;
    else looks[seat] = lastingOf(state, seat, ahead) * chanceOf(state, seat, { sideV, ahead });
  }
}

/** How the voyage stands: Valverde's chance, and how much is still to come, 1 … 0. */
interface Standing {
  readonly sideV: number;
  readonly ahead: number;
}

/** Who has not chosen yet can still take either side, if the voyage lasts long enough. */
function chanceOf(state: State, seat: Seat, standing: Standing): number {
  const { sideV, ahead } = standing;
  const side = state.sides[seat] as Side;
  if (side !== NONE) return (side === V ? sideV : 1 - sideV) * richestChance(state, seat, { side, ahead });
  const asV = sideV * richestChance(state, seat, { side: V, ahead });
  const asD = (1 - sideV) * richestChance(state, seat, { side: D, ahead });
  const near = 1 - ahead;
  return ((asV + asD) / 2) * (1 - weights.unset - weights.unsetNear * near * near);
}

/** Against every rival on that side; one who has not chosen is there half the time. */
function richestChance(state: State, seat: Seat, { side, ahead }: { side: Side; ahead: number }): number {
  const blur = weights.gold + weights.goldAhead * ahead;
  const own = goldOf(state, seat) + weights.tie * armsOf(state, seat, side);
  let chance = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.status[other] !== IN_GAME) continue;
    const turns = weights.turning * ahead;
    const there = state.sides[other] === NONE ? 0.5 : state.sides[other] === side ? 1 - turns : turns;
    if (there === 0) continue;
    const lead = own - goldOf(state, other) - weights.tie * armsOf(state, other, side);
    chance *= 1 - there * (1 - certainty(lead / blur));
  }
  return chance;
}

/** One card is needed at the start of each duel that can still come. */
function lastingOf(state: State, seat: Seat, ahead: number): number {
  const isVoyage = state.duel === NONE;
  const held = state.held[seat] as number;
  const duels = isVoyage ? PAIR_COUNT : duelsAhead(state) + (state.combatRound === 1 ? 1 : 0);
  const short = duels <= held ? 0 : duels - held;
  if (short === 0) return 1;
  return 1 - (weights.short[short] as number) * (1 - ahead * (1 - weights.shortAhead));
}

/** Duels after the running one that can still come. */
function duelsAhead(state: State): number {
  const open = 2 * DUELS_TO_WIN - (state.wins[V] as number) - (state.wins[D] as number) - 2;
  const left = PAIR_COUNT - 1 - state.duel;
  return left < open ? left : open;
}

/** Duel by duel: the sailors, and an equal share of the cards each side can still play. */
function valverdeChance(state: State): number {
  const first = state.duel === NONE ? 0 : state.duel;
  const duels = PAIR_COUNT - first;
  const share = armsLead(state) / (duels < 2 ? 2 : duels);
  return winChance(state, first, DUELS_TO_WIN - (state.wins[V] as number), {
    share,
    diaz: DUELS_TO_WIN - (state.wins[D] as number),
  });
}

interface Arms {
  /** Valverde's lead in cards for each duel. */
  readonly share: number;
  /** Duels that Diaz still needs. */
  readonly diaz: number;
}

/** Valverde still needs `wins` duels from this pair on. */
function winChance(state: State, pair: number, wins: number, arms: Arms): number {
  if (wins === 0) return 1;
  if (arms.diaz === 0) return 0;
  const { share, diaz } = arms;
  const p = certainty((leadAt(state, pair) + share) / scaleOf(state, pair));
  const won = winChance(state, pair + 1, wins - 1, arms);
  const lost = winChance(state, pair + 1, wins, { share, diaz: diaz - 1 });
  return p * won + (1 - p) * lost;
}

function leadAt(state: State, pair: number): number {
  if (pair === state.duel) return totalOf(state, V) - totalOf(state, D);
  if (state.pairs[pair * 2] === NONE) return 0;
  return (state.pairs[pair * 2 + V] as number) - (state.pairs[pair * 2 + D] as number);
}

function scaleOf(state: State, pair: number): number {
  if (pair === state.duel) return weights.running + (state.combatRound === 1 ? weights.firstRound : 0);
  return weights.duel + (state.pairs[pair * 2] === NONE ? weights.unplaced : 0);
}

/** Points of combat cards in the hands of those who will play them for their side. */
function armsLead(state: State): number {
  let lead = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const side = state.sides[seat] as Side;
    if (state.status[seat] !== IN_GAME || side === NONE) continue;
    const points = weights.arms * armsOf(state, seat, side) + weights.card * (state.held[seat] as number);
    lead += side === V ? points : -points;
  }
  return lead;
}

/** From a lead to a chance. */
function certainty(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
