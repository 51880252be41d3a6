/** Touch to move, for every registered game: every legal move of every position is reached by touches alone. */
import type { AnyGame } from '@/core/game';
import { recordLine, writeRecord } from '@/core/record';
import { below, randomFrom } from '@/core/random';
import type { Seat } from '@/core/seat';
import { games } from '@/games/registry';
import { candidates, narrow, touch, type Candidate, type Narrowing } from '@/match/touch';

import { someOptions } from './contract/choosing';
import { seaChest } from './teaching-game';

const played: AnyGame[] = [seaChest as AnyGame, ...games.flatMap((entry) => (entry.rules ? [entry.rules] : []))];
const POSITIONS = 2000;

/** Follows a way as fingers would: every spot must be open when it is touched. */
function follow(all: readonly Candidate[], way: readonly string[]): Narrowing {
  let narrowing = narrow(all, []);
  for (const spot of way) {
    if (!narrowing.open.has(spot)) throw new Error(`"${spot}" is not open after ${narrowing.touched.join(', ')}`);
    const answer = touch(all, narrowing, spot);
    if (answer.kind === 'closed') throw new Error(`"${spot}" is closed after ${narrowing.touched.join(', ')}`);
    narrowing = answer.narrowing;
  }
  return narrowing;
}

function checkPosition(game: AnyGame, view: unknown): void {
  const all = candidates(game, view);
  for (const { move, ways } of all) {
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const { named, open } = follow(all, way);
      expect(named.map((other) => game.write(other))).toContain(game.write(move));
      // Nothing leads on from a move that is completely named: it would be played first.
      expect([...open]).toEqual([]);
    }
  }
}

test.each(played.map((game) => [game.id, game] as const))('every legal move of %s can be touched', (_id, game) => {
  const random = randomFrom(`touch ${game.id}`);
  let positions = 0;
  for (let number = 0; positions < POSITIONS; number++) {
    const preset = game.presets[(number >> 1) % game.presets.length];
    const seats = game.seats.min + below(random, game.seats.max - game.seats.min + 1);
    // Every other game by the presets in turn, every other with options of all kinds.
    const wish = number % 2 === 0 ? (preset?.options ?? {}) : someOptions(game.options, seats, random, {});
    const options = game.checkOptions(wish, seats) ? {} : wish;
    if (game.checkOptions(options, seats)) continue;
    const seed = `touch ${number}`;
    const state = game.setup(options, seats, seed);
    const moves: string[] = [];
    for (let seat = game.seatToAct(state); seat !== null && positions < POSITIONS; seat = game.seatToAct(state)) {
      positions++;
      try {
        checkPosition(game, game.view(state, seat as Seat));
      } catch (error) {
        const record = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, moves };
        throw new Error(`${(error as Error).message}\n${writeRecord(record)}`, { cause: error });
      }
      const legal = game.moves(state);
      const move = legal[below(random, legal.length)];
      moves.push(recordLine(seat, game.write(move)));
      game.play(state, move);
    }
  }
  expect(positions).toBe(POSITIONS);
});
