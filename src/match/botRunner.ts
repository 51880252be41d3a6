/** Who thinks for the bots on native and in tests, where there is one thread. The web has its own file. */
import { createSlicedRunner, type BotRunner } from './botRunnerSlices';

export type { BotRunner } from './botRunnerSlices';

export function createBotRunner(): BotRunner {
  return createSlicedRunner();
}
