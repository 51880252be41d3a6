/** A refit is taken only if it wins: the same bot with the old and with the new weights, seats rotated, deals shared. */
import { playerNamed } from '@/bots/players';
import { sightOf } from '@/bots/sight';
import type { AnyGame } from '@/core/game';
import { legalMove } from '@/core/legality';
import type { Options } from '@/core/options';
import { looksWith } from '@/games/cartagena/bot';
import { rules } from '@/games/cartagena/rules';
import type { State } from '@/games/cartagena/state';

export interface Gate {
  readonly options: Options;
  readonly seats: number;
  readonly player: string;
  /** Whose features are weighed how: the new weights against the old, everybody else at the table plays the old. */
  readonly weights: { readonly old: readonly number[]; readonly new: readonly number[] };
  readonly seed: string;
}

/** Wins of the new weights in one deal, once from each seat. */
export function winsOfNew(gate: Gate, deal: number): number[] {
  const minds = { old: mindWith(gate.weights.old), new: mindWith(gate.weights.new) };
  const bot = playerNamed(gate.player);
  return Array.from({ length: gate.seats }, (_, challenger) => {
    const state = rules.setup(gate.options, gate.seats, `${gate.seed}/${deal}`);
    for (let moves = 0, seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state), moves++) {
      const mind = seat === challenger ? minds.new : minds.old;
      const sight = sightOf(mind, state, seat, gate.seats);
      const found = legalMove(mind, state, bot.choose(mind, sight, `${gate.seed}/${deal}/${challenger}/${moves}`));
      if (found === null) throw new Error('A bot chose an illegal move.');
      rules.play(state, found.move as number);
    }
    const winners = rules.outcome(state)?.winners ?? [];
    return winners.includes(challenger) ? 1 / winners.length : 0;
  });
}

/** The rules with other weights in the bots' judgement. */
function mindWith(weights: readonly number[]): AnyGame {
  const looks = (state: State, into: number[]) => looksWith(weights, state, into);
  const into: number[] = [];
  const appraise = (state: State, seat: number) => {
    looks(state, into);
    return into[seat] as number;
  };
  return { ...rules, appraise, appraiseAll: looks } as AnyGame;
}
