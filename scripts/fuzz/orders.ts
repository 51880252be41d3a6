/** What the fuzzer is told on the command line. */
import { parseArgs } from 'node:util';

import type { AnyGame } from '@/core/game';
import { games } from '@/games/registry';

import { seaChest } from '../../__tests__/teaching-game';

export interface Orders {
  readonly games: readonly AnyGame[];
  readonly count: number;
  readonly seed: string;
  readonly thorough: boolean;
  readonly workers: number;
  readonly seconds?: number;
  readonly replay?: string;
  /** Set by the fuzzer itself for its workers: the number of the first game of their share. */
  readonly share?: number;
}

export const USAGE = `npm run fuzz -- --game <${['all', ...known().map((game) => game.id)].join('|')}> --games <number> --seed <text>
  --thorough       every check at every step (slow), otherwise the costly ones on a sample
  --workers <n>    processes at once
  --seconds <n>    begin no new game after this time
  --replay <file>  play a record again with every check at every step`;

/** All games with rules; the teaching game can be named but is not among "all". */
export function known(): AnyGame[] {
  return [...games.flatMap((game) => game.rules ?? []), seaChest];
}

/** The orders, or what is wrong with them. */
export function readOrders(args: readonly string[]): Orders | string {
  try {
    return ordersFrom(args);
  } catch (error) {
    return (error as Error).message;
  }
}

function ordersFrom(args: readonly string[]): Orders {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'all' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'tortuga' },
      thorough: { type: 'boolean', default: false },
      workers: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      replay: { type: 'string' },
      share: { type: 'string' },
    },
  });
  return {
    games: named(values.game),
    count: whole('games', values.games),
    seed: values.seed,
    thorough: values.thorough,
    workers: whole('workers', values.workers),
    ...(values.seconds === undefined ? {} : { seconds: whole('seconds', values.seconds) }),
    ...(values.replay === undefined ? {} : { replay: values.replay }),
    ...(values.share === undefined ? {} : { share: Number(values.share) }),
  };
}

function named(id: string): AnyGame[] {
  const chosen = known().filter((game) => (id === 'all' ? game !== seaChest : game.id === id));
  if (chosen.length > 0) return chosen;
  throw new Error(`There is no game "${id}" with rules.`);
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1; got ${text}.`);
  return number;
}
