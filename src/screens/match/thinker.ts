/** One runner for all bots of the app, started with the first question. */
import { createBotRunner, type BotRunner } from '@/match/botRunner';
import type { Thinker } from '@/match/ports';

let runner: BotRunner | null = null;

export const thinker: Thinker = {
  think(question) {
    runner ??= createBotRunner();
    return runner.think(question);
  },
};
