/** A process of the fit: plays one game for positions, one deal through the gate, or tunes for a whole run. */
import { serve } from '../../scripts/arena/serve';
import { winsOfNew, type Gate } from './gate';
import { positionsOf, type Position, type SelfPlay } from './positions';
import { tuned, type Tuning } from './spsa';

export type Task =
  | { readonly play: SelfPlay; readonly game: number }
  | { readonly gate: Gate; readonly deal: number }
  | { readonly tune: Tuning };
export type Answer = Position[] | number[];

serve<Task, Answer>((task) => {
  if ('play' in task) return positionsOf(task.play, task.game);
  return 'gate' in task ? winsOfNew(task.gate, task.deal) : tuned(task.tune);
});
