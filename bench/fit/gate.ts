/** A refit is taken only if it wins: the same bot with the old and with the new weights, seats rotated, deals shared. */
import { playerNamed } from '@/bots/players';
import { sightOf } from '@/bots/sight';
import { legalMove } from '@/core/legality';
import type { Options } from '@/core/options';

import { mindOf, rulesWith } from './minds';

export interface Gate {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly player: string;
  /** Whose features are weighed how: the new weights against the old, everybody else at the table plays the old. */
  readonly weights: { readonly old: readonly number[]; readonly new: readonly number[] };
  readonly seed: string;
}

/** Wins of the new weights in one deal, once from each seat. */
export function winsOfNew(gate: Gate, deal: number): number[] {
  const mind = mindOf(gate.game);
  const { rules } = mind;
  const minds = { old: rulesWith(mind, gate.weights.old), new: rulesWith(mind, gate.weights.new) };
  const bot = playerNamed(gate.player);
  return Array.from({ length: gate.seats }, (_, challenger) => {
    const state = rules.setup(gate.options, gate.seats, `${gate.seed}/${deal}`);
    for (let moves = 0, seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state), moves++) {
      const own = seat === challenger ? minds.new : minds.old;
      const sight = sightOf(own, state, seat, gate.seats);
      const found = legalMove(own, state, bot.choose(own, sight, `${gate.seed}/${deal}/${challenger}/${moves}`));
      if (found === null) throw new Error('A bot chose an illegal move.');
      rules.play(state, found.move);
    }
    const winners = rules.outcome(state)?.winners ?? [];
    return winners.includes(challenger) ? 1 / winners.length : 0;
  });
}
