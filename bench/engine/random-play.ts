/** Random games of the basic two-player Escape through the public contract: what every engine here is timed on. */
import { below, randomFrom } from '@/core/random';
import { rules } from '@/games/cartagena/rules';

/** Plays whole games, choosing evenly among the legal moves; returns the number of moves. */
export function playGames(games: number, seed: string): number {
  const random = randomFrom(seed);
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.setup({}, 2, `${seed}/${game}`);
    for (;;) {
      const moves = rules.moves(state);
      if (moves.length === 0) break;
      rules.play(state, moves[below(random, moves.length)] as number);
      actions++;
    }
  }
  return actions;
}

/** A position from the middle of a random game. */
export function middleOfGame(seed: string): ReturnType<typeof rules.setup> {
  const random = randomFrom(seed);
  const state = rules.setup({}, 2, seed);
  for (let i = 0; i < 60; i++) {
    const moves = rules.moves(state);
    rules.play(state, moves[below(random, moves.length)] as number);
  }
  return state;
}

/** Clones a position that often; the answer depends on every clone, so none is optimised away. */
export function cloneOften(times: number, seed: string): number {
  let state = middleOfGame(seed);
  let sum = 0;
  for (let i = 0; i < times; i++) {
    state = rules.clone(state);
    sum += state.deck.length;
  }
  return sum;
}

declare const gc: (() => void) | undefined;
declare const process: { memoryUsage?(): { heapUsed: number } } | undefined;

/** Bytes of heap that one more state takes, or 0 where the engine does not tell. */
export function heapPerState(): number {
  if (typeof gc === 'undefined' || typeof process === 'undefined' || !process.memoryUsage) return 0;
  const state = middleOfGame('memory');
  const kept: unknown[] = [];
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 5000; i++) kept.push(rules.clone(state));
  gc();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}
