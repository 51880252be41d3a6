/** A whole-turn planner: the best sequence of own moves by `appraise`, by beam search over a few imagined states. */
import type { AnyGame } from '@/core/game';
import { randomFrom, type Seed } from '@/core/random';

import { keyOf } from './keys';
import type { Sight } from './sight';

const WORLDS = 4;
const BEAM = 12;
const LONGEST = 12;

interface Line {
  readonly state: unknown;
  readonly first: string;
  readonly looks: number;
}

/** The first move of the plan that looks best on average over the imagined states. */
export function plannedMove(game: AnyGame, sight: Sight, seed: Seed): string {
  const random = randomFrom(seed);
  const totals = new Map<string, number>();
  for (let world = 0; world < WORLDS; world++) {
    const ends = bestEnds(game, game.imagine(sight.view, random), sight.seat);
    for (const [first, looks] of ends) totals.set(first, (totals.get(first) ?? 0) + looks);
  }
  let best = '';
  let bestTotal = -Infinity;
  for (const [first, total] of totals) {
    if (total > bestTotal) {
      bestTotal = total;
      best = first;
    }
  }
  return best;
}

/** For each first move, how the turn can look at its end if the rest is planned well. */
function bestEnds(game: AnyGame, start: unknown, seat: number): Map<string, number> {
  const ends = new Map<string, number>();
  let beam: Line[] = [];
  for (const move of game.moves(start)) {
    const state = game.clone(start);
    game.play(state, move);
    const line = { state, first: game.write(move), looks: game.appraise(state, seat) };
    ends.set(line.first, -1);
    if (game.seatToAct(state) === seat) beam.push(line);
    else ends.set(line.first, line.looks);
  }
  for (let depth = 1; depth < LONGEST && beam.length > 0; depth++) beam = extended(game, thinned(beam), seat, ends);
  for (const line of beam) raise(ends, line);
  return ends;
}

/** Every line by one move; those whose turn is over are booked, the others go on. */
function extended(game: AnyGame, beam: readonly Line[], seat: number, ends: Map<string, number>): Line[] {
  const next: Line[] = [];
  for (const line of beam) {
    const tried = new Set<number | string>();
    for (const move of game.moves(line.state)) {
      const key = keyOf(game, move);
      if (tried.has(key)) continue;
      tried.add(key);
      const state = game.clone(line.state);
      game.play(state, move);
      const longer = { state, first: line.first, looks: game.appraise(state, seat) };
      if (game.seatToAct(state) === seat) next.push(longer);
      else raise(ends, longer);
    }
  }
  return next;
}

/** The best lines of the beam, and the best of every first move, so that none is judged by its first step alone. */
function thinned(lines: Line[]): Line[] {
  lines.sort((a, b) => b.looks - a.looks);
  const firsts = new Set<string>();
  const kept: Line[] = [];
  for (const line of lines) {
    if (kept.length < BEAM || !firsts.has(line.first)) {
      kept.push(line);
      firsts.add(line.first);
    }
  }
  return kept;
}

function raise(ends: Map<string, number>, line: Line): void {
  if (line.looks > (ends.get(line.first) ?? -1)) ends.set(line.first, line.looks);
}
