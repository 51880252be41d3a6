/** A process of the fit: plays one game for positions, or one deal through the gate. */
import { serve } from '../../scripts/arena/serve';
import { winsOfNew, type Gate } from './gate';
import { positionsOf, type Position, type SelfPlay } from './positions';

export type Task = { readonly play: SelfPlay; readonly game: number } | { readonly gate: Gate; readonly deal: number };
export type Answer = Position[] | number[];

serve<Task, Answer>((task) => ('play' in task ? positionsOf(task.play, task.game) : winsOfNew(task.gate, task.deal)));
