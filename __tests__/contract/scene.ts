/** One game being examined: where it stands, how it came there, and the record that leads there again. */
import type { AnyGame } from '@/core/game';
import type { Options } from '@/core/options';
import { randomFrom, type Random, type Seed } from '@/core/random';
import { writeRecord } from '@/core/record';
import type { Seat, Viewer } from '@/core/seat';

import type { CheckName } from './names';
import type { Tally } from './tally';

export interface Scene {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly lines: string[];
  readonly tally: Tally;
  /** The census at setup. */
  readonly census: Readonly<Record<string, number>>;
  state: unknown;
}

export function recordOf(scene: Scene): string {
  const { game, options, seats, seed, lines } = scene;
  return writeRecord({ game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, moves: lines });
}

/** Chance for a check at this step: the same whenever the record is examined again. */
export function chanceFor(scene: Scene, check: CheckName): Random {
  return randomFrom(`${scene.seed}/${scene.lines.length}/${check}`);
}

export function everySeat(scene: Scene): Seat[] {
  return Array.from({ length: scene.seats }, (_item, seat) => seat);
}

export function everyViewer(scene: Scene): Viewer[] {
  return [...everySeat(scene), 'table'];
}
