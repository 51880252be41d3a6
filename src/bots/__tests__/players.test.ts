/** Contestants by name, characters by taste, and a game that the better player wins. */
import { randomFrom } from '@/core/random';

import { settle } from '../characters';
import { playerNamed, type Player } from '../players';
import type { Advice } from '../search';
import { sightOf } from '../sight';
import { plunder } from './plunder';

function winsOf(first: Player, second: Player, pairs: number): number {
  let wins = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const seats of [
      [first, second],
      [second, first],
    ]) {
      const state = plunder.setup({}, 2, `pair ${pair}`);
      for (let seat = plunder.seatToAct(state), n = 0; seat !== null; seat = plunder.seatToAct(state), n++) {
        const text = (seats[seat] as Player).choose(plunder, sightOf(plunder, state, seat, 2), `${pair}/${n}`);
        const move = plunder.moves(state).find((one) => plunder.write(one) === text);
        if (move === undefined) throw new Error(`${text} is illegal`);
        plunder.play(state, move);
      }
      const winners = plunder.outcome(state)?.winners ?? [];
      if (winners.includes(seats.indexOf(first))) wins += 1 / winners.length;
    }
  }
  return wins / (2 * pairs);
}

test('in a game with much luck greedy and planner beat random, and a searching bot does so more clearly', () => {
  expect(winsOf(playerNamed('greedy'), playerNamed('random'), 60)).toBeGreaterThan(0.58);
  expect(winsOf(playerNamed('planner'), playerNamed('random'), 60)).toBeGreaterThan(0.58);
  expect(winsOf(playerNamed('captain/iterations=300'), playerNamed('random'), 60)).toBeGreaterThan(0.66);
});

test('a contestant is named with a character and other knobs, or refused with a sentence', () => {
  expect(playerNamed('captain/bold/iterations=50/noise=0.1').name).toBe('captain/bold/iterations=50/noise=0.1');
  expect(() => playerNamed('admiral')).toThrow('There is no contestant "admiral"');
  expect(() => playerNamed('greedy/bold')).toThrow('There is no contestant "greedy/bold"');
  expect(() => playerNamed('captain/rum=1')).toThrow('There is no knob "rum"');
  expect(() => playerNamed('captain/grumpy')).toThrow('"grumpy" is not a character');
});

const ranking: Advice[] = [
  { move: 'even', visits: 100, chance: 0.5, promise: 0.5, spread: 0.2, gain: 0.01 },
  { move: 'wild', visits: 90, chance: 0.495, promise: 0.495, spread: 0.4, gain: 0 },
  { move: 'sure', visits: 80, chance: 0.495, promise: 0.495, spread: 0.1, gain: 0 },
  { move: 'rich', visits: 70, chance: 0.495, promise: 0.495, spread: 0.2, gain: 0.1 },
  { move: 'rare', visits: 10, chance: 0.6, promise: 0.49, spread: 0.9, gain: 0.9 },
  { move: 'poor', visits: 60, chance: 0.4, promise: 0.4, spread: 0.9, gain: 0.9 },
];

test('characters pick by taste among near-equal moves only', () => {
  const random = randomFrom('taste');
  expect(settle(ranking, 0, 'plain', random).move).toBe('even');
  expect(settle(ranking, 0, 'bold', random).move).toBe('wild');
  expect(settle(ranking, 0, 'careful', random).move).toBe('sure');
  expect(settle(ranking, 0, 'greedy', random).move).toBe('rich');
});

test('noise misjudges: the same seed the same way, a little noise none that matters', () => {
  const picks = (noise: number) =>
    Array.from({ length: 50 }, (_, i) => settle(ranking, noise, 'plain', randomFrom(`noise ${i}`)).move);
  expect(picks(1.2)).toEqual(picks(1.2));
  expect(new Set(picks(1.2)).size).toBeGreaterThan(3);
  expect(new Set(picks(0.0004))).toEqual(new Set(['even']));
});
