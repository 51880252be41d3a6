/** The arena's arithmetic: win rates, intervals that know of pairs, Elo. */
import { elo, interval, standings } from '../../../scripts/arena/statistics';
import type { Result } from '../../../scripts/arena/match';

function game(winner: number): Result {
  return {
    wins: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
    ranks: [winner + 1, 2 - winner],
    moves: 80,
    reason: 'home',
  };
}

test('rates, ranks and Elo of a match', () => {
  const [first, second] = standings(
    ['captain', 'sailor'],
    [
      [game(0), game(0)],
      [game(0), game(1)],
    ],
  );
  expect(first).toMatchObject({ contestant: 'captain', games: 4, wins: 3, rate: 0.75, ahead: 0.75, rank: 1.25 });
  expect(second).toMatchObject({ contestant: 'sailor', wins: 1, rate: 0.25, rank: 1.75 });
  expect(first?.elo).toBeCloseTo(190.8, 1);
  expect(second?.elo).toBeCloseTo(-190.8, 1);
});

test('without pairs the interval is the one of Wilson', () => {
  const lone = [...Array<number>(70).fill(1), ...Array<number>(30).fill(0)];
  const [low, high] = interval(0.7, 100, lone);
  expect(low).toBeCloseTo(0.604, 2);
  expect(high).toBeCloseTo(0.781, 2);
});

test('pairs that split tell more, pairs won by one side tell less', () => {
  const width = ([low, high]: [number, number]) => high - low;
  const split = [...Array<number>(40).fill(0.5), 1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
  const sided = [...Array<number>(25).fill(1), ...Array<number>(25).fill(0)];
  expect(width(interval(0.5, 100, split))).toBeLessThan(0.15);
  expect(width(interval(0.5, 100, sided))).toBeGreaterThan(0.25);
});

test('a clean sweep has an interval but no Elo', () => {
  expect(interval(1, 400, Array<number>(200).fill(1))).toEqual([expect.closeTo(0.9905, 3), expect.closeTo(1, 9)]);
  expect(elo(1)).toBe(Infinity);
  expect(elo(0)).toBe(-Infinity);
});

test('a shared place is half a duel won', () => {
  const tie: Result = { wins: [0.5, 0.5], ranks: [1, 1], moves: 80, reason: 'stalled' };
  expect(standings(['a', 'b'], [[tie]])[0]).toMatchObject({ rate: 0.5, ahead: 0.5, elo: expect.closeTo(0, 9) });
});
