/** Decisions timed: the same positions and budgets in every engine, with whatever clock that engine has. */
import { greedyPlayer } from '@/bots/players';
import { sightOf, type Sight } from '@/bots/sight';
import { strengths } from '@/bots/strengths';
import { Thinking } from '@/bots/thinking';
import type { AnyGame } from '@/core/game';
import { legalMove } from '@/core/legality';
import type { Options } from '@/core/options';

export interface Timing {
  readonly strength: string;
  readonly decisions: number;
  readonly iterations: number;
  /** Milliseconds a decision. */
  readonly mean: number;
  readonly worst: number;
  readonly peakNodes: number;
}

export interface Course {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly decisions: number;
}

/** Sights with a real choice, evenly spread over greedy games. */
function sightsOf({ game, options, seats, decisions }: Course): Sight[] {
  const sights: Sight[] = [];
  for (let n = 0; sights.length < decisions; n++) {
    const state = game.setup(options, seats, `bench ${n}`);
    let turns = 0;
    for (let seat = game.seatToAct(state); seat !== null; seat = game.seatToAct(state)) {
      const sight = sightOf(game, state, seat, seats);
      if (turns % 7 === 3 && game.moves(state).length > 1) sights.push(sight);
      const move = legalMove(game, state, greedyPlayer.choose(game, sight, `bench ${n}/${turns}`));
      if (move === null) throw new Error('The greedy player chose an illegal move.');
      game.play(state, move.move);
      turns++;
    }
  }
  return sights.slice(0, decisions);
}

/** Times every strength; the first decision of each only warms the engine up. */
export function timeDecisions(course: Course, now: () => number): Timing[] {
  const sights = sightsOf(course);
  return strengths.map((strength) => {
    let total = 0;
    let worst = 0;
    let peakNodes = 0;
    for (let i = -1; i < sights.length; i++) {
      const sight = sights[Math.max(0, i)] as Sight;
      const started = now();
      const thinking = new Thinking(course.game, {
        sight,
        strength: strength.id,
        character: 'plain',
        seed: `bench ${i}`,
      });
      while (!thinking.step(100));
      const { nodes } = thinking.answer();
      const took = now() - started;
      if (i < 0) continue;
      total += took;
      worst = Math.max(worst, took);
      peakNodes = Math.max(peakNodes, nodes);
    }
    const { iterations } = strength.knobs;
    return {
      strength: strength.id,
      decisions: sights.length,
      iterations,
      mean: total / sights.length,
      worst,
      peakNodes,
    };
  });
}
