/** A process of the decisions bench: times them as one bundled file, as the app runs, not through a loader. */
import type { Options } from '@/core/options';
import { games } from '@/games/registry';

import { serve } from '../../scripts/arena/serve';
import { timeDecisions, type Timing } from './decisions';

export interface Task {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly decisions: number;
}

serve<Task, Timing[]>(({ game: id, ...course }) => {
  const game = games.find((entry) => entry.id === id)?.rules;
  if (game === undefined) throw new Error(`There are no rules for "${id}".`);
  return timeDecisions({ ...course, game }, processorTime);
});

/** Milliseconds of this process on a core: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
